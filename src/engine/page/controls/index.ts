export { isShown, newWidget, readValues, writeValue } from './values';
export { completeDefault, completeRow } from './cell';
