# The C layout of the search: the types that the names of lookahead.py have when it is compiled.

from libc.math cimport exp

from contissimo.engine.contig60.kernel cimport ONE, Kernel, count_of, lowest_of

cdef enum:
    LEAD = 81920
    TEMPO = 81984
    HEAT = 82048
    THREAT = 82098


cdef class Lookahead:
    cdef readonly Kernel kernel
    cdef double weights[82104]
    cdef int stage_of[64]
    cdef public long long nodes
    cdef public long long limit
    cdef public object stop
    cdef long long asked

    # for each depth: what each square is worth to the side that throws, and where the game would end
    cdef double value[512]
    cdef unsigned long long settled[8]

    # the board as it stands
    cdef double here, base, winning, threatened
    cdef unsigned long long win, threat

    # while leaves are valued
    cdef double delta[64]
    cdef double lure[64]
    cdef int points[64]
    cdef unsigned long long fresh[64]
    cdef double stolen[64]

    # a plain player on one side, and for each depth and roll the squares that it likes
    cdef public int plain_side
    cdef public double plain_share
    cdef unsigned long long liked[12320]

    cdef int _turns_left(self, int roller_left, int waiting_left, int free, int turn) noexcept
    cdef int turns_left(self, int roller) noexcept
    cdef void _survey(self, int side, int left) noexcept
    cdef void leaves(self, int side, int depth) noexcept
    cdef void _lines(self, int side, int stage) noexcept
    cdef void _ask(self) noexcept
    cdef void _find_liked(self, int depth) noexcept
    cdef double _mean_liked(self, int depth, int roll) noexcept
    cdef void _deepen(self, int side, int depth) noexcept
    cdef double _passed(self, int side, int depth) noexcept
    cdef void _steals(self, int side) noexcept
    cdef double mean(self, int side, int depth) noexcept
    cpdef double static(self, int roller) noexcept
    cpdef double expect(self, int side, int depth) noexcept
    cpdef double leaf(self, int square) noexcept
