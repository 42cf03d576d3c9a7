import type { Scalar } from '../model';
import type { JsonSchema } from './jsonSchema';

/** One of the codes; without any there is nothing that fits, which an empty `enum` must not say. */
export const codesSchema = (codes: readonly Scalar[]): JsonSchema => (codes.length === 0 ? { not: {} } : { enum: [...new Set(codes)] });
