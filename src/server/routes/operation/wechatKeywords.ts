/** Keywords of replies lie comma-joined in one text. */

/** Stand for following the account, and for a text that no keyword matches. */
export const reserved: ReadonlySet<string> = new Set(['subscribe', 'default']);

export const keywordsOf = (keywords: string): string[] => keywords.split(',').map((word) => word.trim()).filter((word) => word !== '');
