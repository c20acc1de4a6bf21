# The C layout of the kernel: the types that the names of kernel.py have when it is compiled.
# The other compiled modules get at its fields and methods without Python calls by cimporting Kernel from here.

cdef extern from * nogil:
    """
    static inline int contig60_count(unsigned long long x) {
        x -= (x >> 1) & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
        return (int)((x * 0x0101010101010101ULL) >> 56);
    }
    static inline int contig60_lowest(unsigned long long x) {
    #if defined(__GNUC__) || defined(__clang__)
        return __builtin_ctzll(x);
    #else
        return contig60_count((x & (0 - x)) - 1);
    #endif
    }
    static inline unsigned long long contig60_word(unsigned long long seed, unsigned long long number) {
        unsigned long long z = seed + (number + 1) * 0x9E3779B97F4A7C15ULL;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    """
    int count_of "contig60_count" (unsigned long long x)
    int lowest_of "contig60_lowest" (unsigned long long x)
    unsigned long long word_of "contig60_word" (unsigned long long seed, unsigned long long number)
    const unsigned long long ONE "1ULL"
    const unsigned long long LOW "0xFFFFFFFFULL"


cdef class Kernel:
    cdef readonly object ruleset
    cdef readonly object tables

    # the rules
    cdef int squares, rolls, throws, line_length, markers, idle_turns, own_square
    cdef public int last_turn
    cdef bint race
    cdef unsigned long long board, reachable
    cdef unsigned long long near[64]

    # what the dice make
    cdef unsigned long long reach[1540]
    cdef int weight[1540]
    cdef int roll_of[8000]
    cdef int roll_start[1541]
    cdef int roll_square[98560]
    cdef double chance_of[64]
    cdef int kinds
    cdef unsigned long long makers[64]
    cdef unsigned long long kind_rolls[64]
    cdef int kind_throws[64]

    # lines
    cdef int windows
    cdef unsigned long long line_start[4]
    cdef int line_step[4]
    cdef int window_square[5376]
    cdef int step_of[21]
    cdef int filled[32]
    cdef int through_start[65]
    cdef int through_window[5376]
    cdef int through_step[5376]

    # the position
    cdef unsigned long long mark[2]
    cdef int start_total[2]
    cdef int total[2]
    cdef int left[2]
    cdef readonly int turn, quiet
    cdef int pattern[512]

    cdef bint _has_line(self, unsigned long long markers) noexcept
    cdef double compare(self, int side) noexcept
    cdef double chance(self, unsigned long long squares) noexcept
    cpdef int random_game(self, unsigned long long seed) noexcept
    cpdef int random_games(self, unsigned long long seed, int count) noexcept
    cpdef void begin(self) noexcept
    cpdef void place(self, unsigned long long first, unsigned long long second, int first_total, int second_total, int turn, int quiet) noexcept
    cpdef int lay(self, int side, int square, int factor) noexcept
    cpdef void take_back(self, int side, int square, int points, int quiet) noexcept
    cpdef void skip(self, int turns) noexcept
    cpdef double verdict(self, int side) noexcept
