/** Records that one call may name: they are worked on while the caller waits. */
export const mostIds = 5_000;
