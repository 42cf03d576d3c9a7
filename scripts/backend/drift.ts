/** How an answer differs from the published shape: keys that are not there, values of another type. */
import type { Keys, NamedCall, Shape } from './published';

/** As many rows of a list tell what all of them look like. */
export const looked = 60;

export interface Drift {
  /** Keys that no row answers, e.g. `list.sales`. */
  missing: string[];
  /** Keys that are there and hold null wherever they were looked at, so that their types are not known; so are those of lists without rows. */
  empty: string[];
  /** One sentence per value of another type. */
  types: string[];
}

const tests: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  decimal: (value) => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value),
  boolean: (value) => typeof value === 'boolean',
  datetime: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value),
  date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  object: (value) => typeof value === 'object' && !Array.isArray(value),
  map: (value) => typeof value === 'object' && !Array.isArray(value),
  none: () => true,
  any: () => true,
};

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);
const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

/** @returns what differs, each key once however many rows show it */
export function answerDrift(call: NamedCall, data: unknown): Drift {
  const missing = new Set<string>();
  const types = new Set<string>();
  const held = new Set<string>();
  look(shapeOf(call), data, '', '');
  const empty = keysBelow(shapeOf(call)).filter((key) => !held.has(key) && ![...missing].some((gone) => key === gone || key.startsWith(`${gone}.`)));
  return { missing: [...missing], types: [...types], empty };

  function look(shape: Shape, value: unknown, at: string, around: Shape): void {
    if (value === null || value === undefined) return;
    held.add(at);
    if (typeof shape === 'string') {
      if (shape === 'same') return look(around, value, at, around);
      if (!tests[shape]?.(value)) types.add(`${at || '答复'} 应为 ${shape}，实为 ${typeOf(value)}`);
      return;
    }
    if (isList(shape)) {
      if (!Array.isArray(value)) types.add(`${at || '答复'} 应为 array，实为 ${typeOf(value)}`);
      else for (const each of value.slice(0, looked)) look(shape[0], each, at, around);
      return;
    }
    if (typeof value !== 'object' || Array.isArray(value)) {
      types.add(`${at || '答复'} 应为 object，实为 ${typeOf(value)}`);
      return;
    }
    for (const [key, inner] of Object.entries(shape)) {
      const path = at === '' ? key : `${at}.${key}`;
      if (!(key in value)) missing.add(path);
      else look(inner, (value as Record<string, unknown>)[key], path, shape);
    }
  }
}

/** Every key of a shape, e.g. `list.sales`. */
function keysBelow(shape: Shape, at = ''): string[] {
  if (typeof shape === 'string') return [];
  if (isList(shape)) return keysBelow(shape[0], at);
  return Object.entries(shape).flatMap(([key, inner]) => {
    const path = at === '' ? key : `${at}.${key}`;
    return [path, ...keysBelow(inner, path)];
  });
}

const paging: Keys = { page: 'integer', limit: 'integer', totalPage: 'integer', total: 'integer' };
const pageInfo: Keys = { pageNum: 'integer', pageSize: 'integer', size: 'integer', pages: 'integer', total: 'integer' };

function shapeOf({ page, list, object, pageInfo: info, answer = 'none' }: NamedCall): Shape {
  if (page) return { ...paging, list: [page] };
  if (info) return { ...pageInfo, list: [info] };
  if (list) return [list];
  return object ?? answer;
}
