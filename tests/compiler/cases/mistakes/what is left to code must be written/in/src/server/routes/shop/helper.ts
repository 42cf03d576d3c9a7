/** No departure. */
export const helper = 1;
