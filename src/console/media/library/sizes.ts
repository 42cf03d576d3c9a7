/** Bytes as people read them; text that is no number stays. @example sizeText('20480') // '20 KB' */
export function sizeText(bytes: string | number): string {
  const size = Number(bytes);
  if (bytes === '' || !Number.isFinite(size)) return String(bytes);
  if (size < 1024) return `${size} B`;
  const [unit, factor] = size < 1024 ** 2 ? ['KB', 1024] : size < 1024 ** 3 ? ['MB', 1024 ** 2] : ['GB', 1024 ** 3];
  return `${Math.round((size / factor) * 10) / 10} ${unit}`;
}
