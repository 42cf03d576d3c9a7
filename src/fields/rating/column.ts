/** Stars are a measured number like any other. */
export { column } from '../slider/column';
