# The C layout of many boards: the types that the names of many.py have when it is compiled.

from contissimo.engine.contig60.kernel cimport Kernel, count_of, lowest_of, word_of, ONE, LOW

cdef extern from * nogil:
    """
    #include <string.h>
    static inline void contig60_spread(signed char *to, unsigned long long bits, int squares) {
        int at = 0;
        for (; at + 8 <= squares; at += 8) {
            unsigned long long byte = (bits >> at) & 0xff;
            unsigned long long cells =
                (((byte & 0x7f) * 0x0002040810204081ULL) | (byte & 0x80) << 49) & 0x0101010101010101ULL;
            for (int i = 0; i < 8; i++) to[at + i] = (signed char)(cells >> 8 * i);
        }
        for (; at < squares; at++) to[at] = (signed char)(bits >> at & 1);
    }
    static inline void contig60_fill(signed char *to, signed char with, int squares) {
        memset(to, with, (size_t)squares);
    }
    """
    void _spread "contig60_spread" (signed char *to, unsigned long long bits, int squares)
    void _fill "contig60_fill" (signed char *to, signed char what, int squares)


cdef inline void spread(signed char[:, :, ::1] planes, int board, int plane, unsigned long long bits, int squares) noexcept:
    _spread(&planes[board, plane, 0], bits, squares)


cdef inline void fill(signed char[:, :, ::1] planes, int board, int plane, int value, int squares) noexcept:
    _fill(&planes[board, plane, 0], <signed char>value, squares)


cdef inline void spread_row(signed char[:, ::1] rows, int row, unsigned long long bits, int squares) noexcept:
    _spread(&rows[row, 0], bits, squares)


cdef class Many:
    cdef Kernel kernel
    cdef readonly int count
    cdef readonly int squares
    cdef bint by_lot, again

    # one of each for every board
    cdef unsigned long long[::1] seeds, words
    cdef unsigned long long[:, ::1] marks
    cdef int[:, ::1] totals, lefts
    cdef int[::1] faces
    cdef long long[::1] given
    cdef int[::1] turns, quiets, rolls, begins, stealing

    # what is written for those who learn
    cdef signed char[:, :, ::1] planes
    cdef signed char[:, ::1] masks
    cdef short[:, ::1] dice, scores
    cdef float[:, ::1] rewards
    cdef signed char[::1] over, to_act

    cdef int _fault(self, int board, long long action) noexcept
    cdef unsigned long long _word(self, int board) noexcept
    cdef void _begin(self, int board) noexcept
    cdef void _throw(self, int board) noexcept
    cdef void _act(self, int board, int action) noexcept
    cdef void _end(self, int board, int winner) noexcept
    cdef void _show(self, int board) noexcept
