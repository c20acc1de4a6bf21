cimport cython

# The C layout of the kernel: the types that the names of kernel.py have when it is compiled.
# Another compiled module gets at the same methods without Python calls by cimporting Kernel from here.

cdef enum:
    _EMPTY = 14
    _EDGE = 15
    _MINUS = 11
    _TIMES = 12
    _DIVIDE = 13
    _SIDE = 24
    _SQUARES = 576
    _ALL_FACES = 0x3FFF
    _CROSSED = 0x4000
    _CHUNK = 256
    _POOL = 393216
    _ENTRIES = 65536
    _LIST = 32768
    _SEQUENCES = 13700
    _ROWS = 49152
    _SPANS = 8192
    _TOP = 256
    _LEAST = -2147483647

cdef long long _NOTHING
cdef tuple _WRITTEN, _LISTED


@cython.final
cdef class Kernel:
    cdef public object ruleset

    # options
    cdef int lowest
    cdef bint school, whole_steps, highest_only, joker_bonus, start_alone
    cdef int joker_signs

    # the board, once for lines across and once for lines down
    cdef int width, height, laid, plies
    cdef int start[2]
    cdef unsigned char cells[1152]
    cdef unsigned char number_factor[1152]
    cdef unsigned char line_factor[1152]
    cdef int occupied[48]
    cdef int numbers[48]
    cdef unsigned short cross_faces[1152]
    cdef int cross_value[4608]
    cdef int undo_square[441]
    cdef int undo_count[442]
    cdef int undos

    # the rack
    cdef long long rack
    cdef int rack_size, real_numbers, real_signs, jokers, number_faces, sign_faces
    cdef int counts[15]
    cdef int slot[15]
    cdef int high[8]
    cdef int low[8]

    # arrangements of its numbers
    cdef int sequence_at[8]
    cdef int sequence_count[8]
    cdef int sequences
    cdef unsigned char sequence[7 * _SEQUENCES]
    cdef unsigned char sequence_mask[_SEQUENCES]
    cdef unsigned char digits[8]
    cdef int lists[8]
    cdef int segment_first[8]
    cdef int segment_end[8]
    cdef int segments, pooled, entries
    cdef int segment_at[256]
    cdef int segment_size[256]
    cdef int segment_entry[256]
    cdef int segment_set[256]
    cdef int segment_jokers[256]
    cdef short pool[_POOL]
    cdef long long entry_code[_ENTRIES]
    cdef unsigned char entry_mask[_ENTRIES]

    # arrangements of its operators
    cdef bint rows_ready[8]
    cdef int row_first[8]
    cdef int row_end[8]
    cdef int rows
    cdef long long row_code[_ROWS]
    cdef unsigned char row_mask[_ROWS]
    cdef unsigned char row_jokers[_ROWS]
    cdef unsigned char row_times[_ROWS]

    # leaves
    cdef int[::1] leaves
    cdef bint has_leaves, leaves_ready
    cdef long long unit
    cdef int leave_of[128]
    cdef int leave_max[8]
    cdef unsigned char bits[128]
    cdef int leave_size[128]
    cdef int leave_at[128]
    cdef int split_max[64]
    cdef int row_leave[1024]
    cdef unsigned char row_leave_known[1024]
    cdef int choose[176]
    cdef int size_first[8]

    # the span that is being filled
    cdef int span_number[11]
    cdef int span_value[11]
    cdef int span_sign[10]
    cdef int span_face[10]
    cdef int new_square[8]
    cdef int new_factor[8]
    cdef int new_times[8]
    cdef int new_times_joker[8]
    cdef bint new_crossed[8]
    cdef int sign_square[8]
    cdef int sign_times[8]
    cdef int sign_times_joker[8]
    cdef bint sign_crossed[8]
    cdef int signs[10]
    cdef int coefficient[16]
    cdef int base
    cdef int pair[2]
    cdef int pair_a, pair_b
    cdef int over[2]
    cdef int under[2]
    cdef int over_a, over_b, under_a, under_b, quotient_sign
    cdef int factor[8]
    cdef int piece_times[128]
    cdef int piece_plus[128]
    cdef int pieces
    cdef int shared_times[8]
    cdef int shared_value[8]
    cdef int sorted[8]

    # a line that is being valued
    cdef int line_number[11]
    cdef int line_sign[10]
    cdef int line_count, line_times
    cdef short value[512]
    cdef short quotient[8192]

    # slow filling
    cdef int slow_letter[8]
    cdef int slow_cross[80]
    cdef int slow_cross_bonus[80]

    # results
    cdef int mode, found, room
    cdef bint stop, full
    cdef long long[::1] moves
    cdef int[::1] scores
    cdef int spans
    cdef long long heap_bound[_SPANS]
    cdef int heap_span[_SPANS]
    cdef int wanted, tops
    cdef long long threshold
    cdef long long top_codes[_TOP]
    cdef long long top_equities[_TOP]
    cdef int top_scores[_TOP]

    # board
    cdef void _clear(self) noexcept
    cdef void _put(self, int o, int square, int letter) noexcept
    cdef int _cross_line(self, int o, int square) noexcept
    cdef void _refresh(self, int o, int square) noexcept
    cdef void _refresh_around(self, int o, int square) noexcept
    cpdef void play(self, long long move) noexcept
    cpdef void undo(self) noexcept

    # rack
    cdef void _take(self, long long rack) noexcept
    cdef void _build_sequences(self, int length) noexcept
    cdef void _grow_sequence(self, int at, int length, int mask) noexcept
    cdef void _build_numbers(self, int count) noexcept
    cdef bint _build_segment(self, int count, int places, int jokers) noexcept
    cdef void _build_rows(self, int count) noexcept
    cdef void _grow_row(self, int at, int count, long long code, int mask, int jokers, int times) noexcept
    cdef void _weigh_leaves(self) noexcept
    cdef int _best_leave(self, int row, int k) noexcept
    cpdef int leave_index(self, long long rack) noexcept

    # lines
    cdef int _value(self, int count) noexcept
    cdef bint _steps_are_whole(self, int count) noexcept

    # search
    cdef void _search(self) noexcept
    cdef void _push(self, long long bound, int span) noexcept
    cdef int _pop(self) noexcept
    cdef void _fill_span(self, int span, long long bound) noexcept
    cdef void _search_line(self, int o, int line) noexcept
    cdef int _times(self, int o, int square) noexcept
    cdef int _times_joker(self, int o, int square) noexcept
    cdef bint _add_number(self, int o, int square, int i, int k) noexcept
    cdef bint _add_sign(self, int o, int square, int i, int m) noexcept
    cdef long long _span_bound(self, int q, int k, int m, int times) noexcept
    cdef void _fill(self, int o, int first, int q, int k, int m, int times, bint slow, long long most) noexcept
    cdef int _loose_bound(self, int q, int places) noexcept
    cdef long long _worth(self, int value, int kept) noexcept
    cdef int _structure(self, int q, int k) noexcept
    cdef void _segment(self, int s, int q, int k, int path, int shared, int multiplier, int plus, long long unit, int mask, int kept) noexcept
    cdef long long _bound(self, int k, int places, int path, int kept) noexcept
    cdef void _linear(self, int to, int at, int stride, int count, int k, int which) noexcept
    cdef void _divide(self, int to, int at, int stride, int count, int which) noexcept
    cdef void _evaluate(self, int at, int stride, int count, int q, int k, int bonus) noexcept
    cdef void _keep_all(self, int count, int entry, int bonus, long long unit) noexcept
    cdef void _keep_best(self, int count, int entry, int bonus, long long unit, int mask) noexcept
    cdef void _offer(self, long long equity, long long code, int score) noexcept
    cdef void _slow_fill(self, int q, int k, int m, int row, long long unit) noexcept
    cdef void _slow_crosses(self, int o, int k) noexcept
    cdef void _slow_numbers(self, int at, int q, int k, int m, long long code, int jokers, int mask, int row) noexcept
    cdef int _jokers_at(self, int at) noexcept
    cdef void _slow_leaf(self, int q, int k, int m, long long code, int mask, int row) noexcept
    cdef bint _reserve(self, int count) noexcept

    cpdef int generate(self, long long rack)
    cpdef long long move(self, int index) noexcept
    cpdef int score(self, int index) noexcept
    cpdef int search(self, long long rack, int wanted)
    cpdef long long best(self, long long rack)
    cpdef bint can_place(self, long long rack)
    cpdef long long top_move(self, int index) noexcept
    cpdef int top_score(self, int index) noexcept
    cpdef long long top_equity(self, int index) noexcept
    cpdef long long used(self, long long move) noexcept
    cpdef dict found_by_score(self)
    cpdef long long list_key(self, long long move)
    cpdef str text(self, long long move)
