const units: [number, string][] = [[1e18, 'E'], [1e15, 'P'], [1e12, 'T'], [1e9, 'G'], [1e6, 'M'], [1e3, 'k']];

/** Large numbers with k, M, G, T, P, E and at most one decimal (spec 2 §9). @example abbreviate(1500) // '1.5k' */
export function abbreviate(value: number): string {
  const size = Math.abs(value);
  const rounded = (unit: number): number => Math.round((value / unit) * 10) / 10;
  // 999,950 rounds to 1000k and is therefore written 1M.
  const unit = units.find(([factor]) => size >= factor || (factor > 1e3 && size >= factor / 1000 && Math.abs(rounded(factor / 1000)) >= 1000));
  return unit === undefined ? String(value) : `${rounded(unit[0])}${unit[1]}`;
}
