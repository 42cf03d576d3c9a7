import { cell } from './cell';
import { under } from './control';
import { uploaded } from './parts';

/** `{ title, url, tips }`. */
export const image = under('url', cell, uploaded);

export const video = under('url', cell, uploaded);
