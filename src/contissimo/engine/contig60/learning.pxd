# The C layout of the learner: the types that the names of learning.py have when it is compiled.

from contissimo.engine.contig60.lookahead cimport HEAT, LEAD, TEMPO, THREAT, Lookahead
from contissimo.engine.contig60.kernel cimport LOW, Kernel, count_of, lowest_of, word_of

cdef double _TIED_PACE, _HEAT_PACE, _LEAD_PACE


cdef class Learner:
    cdef readonly Lookahead lookahead
    cdef Kernel kernel
    cdef bint tied
    cdef public bint one_sided
    cdef double shared[650]
    cdef int kind_of[8192]
    cdef int played[4096]
    cdef double goal[4096]

    cdef void _spread(self) noexcept
    cdef int _best(self, int roll) noexcept
    cdef int _crude(self, int roll, unsigned long long word) noexcept
    cdef int _odd(self, int roll, unsigned long long word) noexcept
    cdef int _play(self, unsigned long long seed, double trace, double odd, double crude, int crude_side) noexcept
    cdef void _adjust(self, int roller, double goal, double rate) noexcept
    cpdef void learn(self, unsigned long long seed, int games, double rate, double trace, double odd, double crude) noexcept
