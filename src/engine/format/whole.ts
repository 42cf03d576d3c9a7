/** Digits as a number; undefined for anything else, and for more of them than a number counts exactly. */
export const wholeOf = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);
