/** Names under which files are kept, and the addresses that records hold: generated here alone, never taken from a client. */
import { randomBytes } from 'node:crypto';

const prefix = '/uploads/';
/** Model, year, month, 24 digits of the content's hash and 16 of chance, extension by content. */
const key = '[a-z][a-z0-9]{0,29}/\\d{4}/\\d{2}/[0-9a-f]{40}\\.[a-z0-9]{2,5}';
const wholeKey = new RegExp(`^${key}$`);
const addresses = new RegExp(`${prefix}(${key})(?![a-z0-9])`, 'g');

/** @param model first segment of the route where the upload began, e.g. `product`; what is no word becomes `product` */
export function newKey(model: string, hash: string, extension: string, now = new Date()): string {
  const folder = /^[a-z][a-z0-9]{0,29}$/.test(model.toLowerCase()) ? model.toLowerCase() : 'product';
  const month = now.toISOString().slice(0, 7).replace('-', '/');
  return `${folder}/${month}/${hash.slice(0, 24)}${randomBytes(8).toString('hex')}.${extension}`;
}

export const isKey = (text: string): boolean => wholeKey.test(text);

export const urlOf = (fileKey: string): string => prefix + fileKey;

/** The key in an address of ours, bare or below a host; undefined for any other. */
export function keyOf(url: string): string | undefined {
  const text = url.slice(Math.max(0, url.indexOf(prefix)));
  const found = text.startsWith(prefix) ? text.slice(prefix.length) : '';
  return isKey(found) ? found : undefined;
}

/** Every file of ours that a value mentions, wherever in it: a field, a list, a table, markup. */
export const keysIn = (value: unknown): string[] =>
  value === null || value === undefined || value === '' ? [] : [...new Set([...JSON.stringify(value).matchAll(addresses)].map(([, found]) => found!))];
