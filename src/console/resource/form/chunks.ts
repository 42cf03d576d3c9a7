/** Members of one chunk. */
const chunkSize = 24;

/**
 * Rows of 24 columns, cut into chunks that end with a full row, so that a browser lays out one of them after a key stroke,
 * however long the form is.
 * @param spanOf columns that a member takes
 */
export function chunksOf<T>(members: readonly T[], spanOf: (member: T) => number): T[][] {
  const chunks: T[][] = [[]];
  let column = 0;
  for (const member of members) {
    const chunk = chunks.at(-1)!;
    const span = spanOf(member);
    column = column + span > 24 ? span : column + span;
    const startsRow = column === span;
    if (startsRow && chunk.length >= chunkSize) chunks.push([member]);
    else chunk.push(member);
  }
  return chunks;
}
