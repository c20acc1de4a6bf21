cimport cython

from contissimo.engine.calculissimo.kernel cimport Kernel

# The C layout of the endgame: the types that the names of endgame.py have when it is compiled.


@cython.final
cdef class Endgame:
    cdef public Kernel kernel

    cdef bint referee, anyone
    cdef int cost_of_face[15]

    cdef dict table
    cdef object spent
    cdef public long long nodes
    cdef bint stopped, shallow, narrow
    cdef int width

    cdef _fill_costs(self, costs, long long rack, int size, int first)
    cdef list _moves(self, long long rack)
    cdef long long _try(self, long long move, int score, long long rack, long long other, int left, int depth, long long alpha, long long beta)
    cdef long long _search(self, long long rack, long long other, int left, int depth, long long alpha, long long beta)
    cdef long long _greedily(self, long long rack, long long other)
    cdef bint _is_spent(self)
    cdef object _board_key(self)
    cpdef int cost(self, long long rack) noexcept
