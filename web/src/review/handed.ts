// A record that another screen hands to the review, where it has no address of its own.

/** In the place of a match in the path. */
export const HANDED = "-"
export const handed = { text: "" }
