/** Codes of PostgreSQL's errors that this product answers in words. */
export const uniqueViolation = '23505';
