/** A part of an address, decoded; as it stands where somebody wrote a broken percent sign. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
