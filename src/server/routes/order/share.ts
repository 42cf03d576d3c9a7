/** The part of `whole` that `num` of `all` pieces bear, as refunds and demo refunds reckon it; the last pieces take what rounding left. */
export function shareOf(whole: number, given: number, num: number, before: number, all: number): number {
  return before + num >= all ? whole - given : Math.floor((whole * num) / all);
}
