cimport cython
from libc.math cimport exp

from contissimo.engine.calculissimo.kernel cimport Kernel

# The C layout of a playout: the types that the names of playout.py have when it is compiled.


@cython.final
cdef class Playout:
    cdef public Kernel kernel

    # options
    cdef bint referee, anyone
    cdef int exchange
    cdef int cost_of_face[15]

    # what tiles and leads are worth
    cdef public int unit
    cdef int[::1] table
    cdef int[::1] leaves
    cdef int table_share[9]
    cdef int exchange_worth[9]
    cdef int face_worth[135]
    cdef int size_worth[72]
    cdef int sums[72]
    cdef int stage
    cdef double scale_base, scale_rise, tempo

    # what the reader knows
    cdef int count, reader, unseen_count, base_bag, base_passes, base_idle
    cdef long long seed_low, seed_high
    cdef int base_sizes[4]
    cdef int base_scores[4]
    cdef bint base_in[4]
    cdef long long base_racks[4]
    cdef bint base_known[4]
    cdef unsigned char unseen[512]

    # the game
    cdef long long racks[4]
    cdef int sizes[4]
    cdef int scores[4]
    cdef bint still_in[4]
    cdef int kept[4]
    cdef unsigned char bag[2048]
    cdef int head, tail, players, laid
    cdef public int passes, idle
    cdef public int seat
    cdef public bint over
    cdef int chosen_score, drawn_count
    cdef int drawn[8]
    cdef long long world_low, world_high, counter
    cdef public long long nodes
    cdef public long long margin

    cdef void _fill_leaves(self, long long rack, int size, int first) noexcept
    cdef long long _mixed(self, long long x) noexcept
    cdef int _below(self, int bound) noexcept
    cpdef void deal(self, long long world) noexcept
    cpdef long long choose(self)
    cdef int _stage_of(self, int bag_size) noexcept
    cdef void _weigh(self, int bag_size) noexcept
    cdef int _worth(self, long long rack) noexcept
    cdef long long _best_exchange(self, long long rack) noexcept
    cpdef void apply(self, long long move, int score)
    cdef int _give_back(self, long long tiles) noexcept
    cdef void _draw(self, int seat, int count) noexcept
    cdef void _turn_over(self, bint extra)
    cdef void _end(self) noexcept
    cpdef int cost(self, long long rack) noexcept
    cpdef long long turn(self)
    cpdef long long sample(self, long long world, long long move, int score, int plies)
    cpdef void go_on(self, long long world, int plies, int owed, bint extra)
    cdef long long _judge(self)
    cdef double _equity(self, int seat, int tiles) noexcept
