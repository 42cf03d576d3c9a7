/** Texts in the shape in which they are kept and compared. */

/** Without blanks around it; null and undefined become ''. */
export const trimmed = (value: unknown): string => (value === null || value === undefined ? '' : String(value).trim());

/** True for null, undefined, '', and lists without members: values that count as not given. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
