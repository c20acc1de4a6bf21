# The C layout of the solver: the types that the names of endgame.py have when it is compiled.

from contissimo.engine.contig60.kernel cimport Kernel, lowest_of


cdef class Endgame:
    cdef Kernel kernel
    cdef dict memory
    cdef public long long nodes
    cdef public long long limit
    cdef public object stop
    cdef public bint counts_turns
    cdef int depth

    # for each depth of recursion: what laying a square is worth to each side, in its turn and as a steal
    cdef double laid[2048]
    cdef double stolen[2048]
    # for each depth: the rolls that are the same on this board, what each side can say with them and steal
    cdef unsigned long long made[24640]
    cdef int throws[24640]
    cdef double said[49280]
    cdef double taken[49280]

    cdef object _key(self, int side)
    cdef int _sort_rolls(self) noexcept
    cdef bint _lay_all(self, int side) except? False
    cdef bint _steal_all(self, int side) except? False
    cdef double _lay(self, int side, int square, int factor) except? -2.0
    cpdef double value(self, int side) except? -2.0
