/**
 * Whole parts of a total in the proportion of the shares, by largest remainders: they come to the total, and where the total is at most
 * what the shares come to, no part is more than its share.
 * @param total whole, not negative
 * @param shares whole, not negative
 */
export function portions(total: number, shares: readonly number[]): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  if (all === 0) return shares.map(() => 0);
  // Amounts in 分 times amounts in 分 are more than a number holds exactly.
  const exact = shares.map((share) => BigInt(total) * BigInt(share));
  const parts = exact.map((part) => Number(part / BigInt(all)));
  const rests = exact.map((part, at) => ({ at, rest: part % BigInt(all) })).sort((one, other) => (one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1));
  const left = total - parts.reduce((sum, part) => sum + part, 0);
  for (const { at } of rests.slice(0, left)) parts[at] += 1;
  return parts;
}
