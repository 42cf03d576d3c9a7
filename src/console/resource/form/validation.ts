/** Messages for the values of a form, by field name. */
import type { Values } from './store';

/** Chinese messages by field name; empty when everything is valid. */
export type CheckValues = (values: Values) => Record<string, string>;
