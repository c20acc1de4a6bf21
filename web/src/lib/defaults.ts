// What somebody plays who has chosen nothing yet.

/** Until the server has told which levels there are: most likely the second, which `gentle` chooses. */
export const FIRST_LEVEL = "level-2"
