/**
 * Where a piece of a schema was written. Every object and array that the read stage makes remembers its place, and later
 * stages pass the memory on to what they make of it, so that a finished column still knows its line.
 */
import type { Node } from 'jsonc-parser';
import type { Mistake } from './mistakes';

/** A file as read: its text, and how far it is from the root. */
export interface SourceText {
  path: string;
  text: string;
  /** Offset of the first character of each line. */
  lines: number[];
}

export interface Origin {
  source: SourceText;
  offset: number;
  /** Offset of each key of an object, or of each member of an array. */
  keys: Record<string, number>;
}

const origins = new WeakMap<object, Origin>();

/** Plain JSON of a parsed node, remembering where each object, array, key and member stands. */
export function toValue(node: Node, source: SourceText): unknown {
  if (node.type === 'object') {
    const value: Record<string, unknown> = {};
    const keys: Record<string, number> = {};
    for (const property of node.children ?? []) {
      const [key, child] = property.children ?? [];
      if (!key || !child) continue;
      value[key.value as string] = toValue(child, source);
      keys[key.value as string] = key.offset;
    }
    origins.set(value, { source, offset: node.offset, keys });
    return value;
  }
  if (node.type === 'array') {
    const children = node.children ?? [];
    const value = children.map((child) => toValue(child, source));
    origins.set(value, { source, offset: node.offset, keys: Object.fromEntries(children.map((child, index) => [index, child.offset])) });
    return value;
  }
  return node.value;
}

/**
 * Lets an object made by the compiler stand where another was written.
 * @param key the key (or index) of `from` that the object was made of; the whole of `from` when absent
 */
export function madeFrom<T extends object>(made: T, from: object, key?: string | number): T {
  const origin = origins.get(from);
  if (origin && !origins.has(made)) {
    origins.set(made, { source: origin.source, offset: key === undefined ? origin.offset : (origin.keys[key] ?? origin.offset), keys: key === undefined ? origin.keys : {} });
  }
  return made;
}

/** Whether the key was written there, not filled in. */
export const isWritten = (value: object, key: string): boolean => origins.get(value)?.keys[key] !== undefined;

/** Line and column (from 1) of an object, or of one of its keys. */
export function placeOf(value: object, key?: string | number): Omit<Mistake, 'text'> {
  const origin = origins.get(value);
  if (!origin) return { file: '', line: 1, column: 1 };
  return positionAt(origin.source, key === undefined ? origin.offset : (origin.keys[key] ?? origin.offset));
}

/** `schemas/product/brand.json:12`. */
export function addressOf(value: object, key?: string | number): string {
  const { file, line } = placeOf(value, key);
  return `${file}:${line}`;
}

export function positionAt(source: SourceText, offset: number): Omit<Mistake, 'text'> {
  let low = 0;
  let high = source.lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (source.lines[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return { file: source.path, line: low + 1, column: offset - source.lines[low]! + 1 };
}

/** @throws never; a text without line breaks has one line */
export function sourceText(path: string, text: string): SourceText {
  const lines = [0];
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) lines.push(index + 1);
  return { path, text, lines };
}
