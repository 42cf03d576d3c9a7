export { isShown, malformed, newWidget, readValues, writeValue } from './values';
export { completeDefault, completeRow } from './cell';
