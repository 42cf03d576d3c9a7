/** Height left for a table under the page's head: the viewport less 100 and 93 pixels (spec 2 §9). */
export const tableHeight = (viewport: number): number => Math.max(0, viewport - 100 - 93);
