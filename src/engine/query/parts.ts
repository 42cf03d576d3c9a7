/** What every list query may say, read and written in one place for the wire and the address: page, rows of a page, tab, order, filters. */
import { DecodeError } from '../codec/decode';
import { sameCode } from '../codec/read';
import type { FilterModel, TabsModel } from '../model';
import { filterQuery, printed } from './filterValue';

export interface Sort {
  field: string;
  order: 'asc' | 'desc';
}

/** Parameters that may come with any call: a cache breaker and the token (decisions 9). */
export const companions: ReadonlySet<string> = new Set(['temp', 'token']);

/** The most rows of a page. */
export const mostRows = 9_999;

/** @throws DecodeError in Chinese, as all that read a part */
function readWhole(raw: unknown, title: string, absent: number): number {
  if (raw === undefined || raw === '') return absent;
  const number = typeof raw === 'string' && /^\d{1,9}$/.test(raw) ? Number(raw) : raw;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 1) throw new DecodeError(`${title}必须是不小于1的整数`);
  return number;
}

export const readPage = (raw: unknown): number => readWhole(raw, '页码', 1);

/** @param absent rows of a page where none are asked for */
export function readLimit(raw: unknown, absent: number): number {
  const limit = readWhole(raw, '每页条数', absent);
  if (limit > mostRows) throw new DecodeError(`每页条数不能超过${mostRows}`);
  return limit;
}

/** @param raw the state of a tab in any spelling */
export function readTab({ items }: TabsModel, raw: unknown): TabsModel['items'][number] {
  const value = typeof raw === 'object' ? undefined : sameCode(items.map((item) => item.value), raw);
  const item = items.find((each) => each.value === value);
  if (!item) throw new DecodeError('不存在的列表分类');
  return item;
}

/**
 * @param raw `sort:desc,id`
 * @param fieldOf what a field may be ordered by, if it may
 * @param titleOf the field's title, for the sentence that refuses it
 */
export function readOrder<T>(raw: unknown, fieldOf: (name: string) => T | undefined, titleOf: (name: string) => string | undefined): { field: T; order: Sort['order'] }[] {
  return printed(raw, '排序').split(',').map((part) => {
    const [name = '', order = 'asc', ...more] = part.split(':');
    const field = fieldOf(name);
    if (field === undefined || (order !== 'asc' && order !== 'desc') || more.length > 0) throw new DecodeError(`不能按${titleOf(name) ?? name}排序`);
    return { field, order };
  });
}

/** @example writeOrder([{ field: 'sort', order: 'desc' }]) // 'sort:desc' */
export const writeOrder = (sort: readonly Sort[]): string => sort.map(({ field, order }) => `${field}:${order}`).join(',');

/**
 * Filter values by parameter. Empty ones and those of no filter are left out; blanks around what was typed are no part of it.
 * @param tab parameter of the tab that stands among the values
 */
export function writeFilters(filters: readonly FilterModel[], values: Readonly<Record<string, unknown>>, tab?: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [param, value] of Object.entries(values)) {
    if (value === undefined || value === null || value === '') continue;
    const filter = filters.find((each) => each.param === param);
    if (filter) Object.assign(query, filterQuery(filter, typeof value === 'string' ? value.trim() : value));
    else if (param === tab) query[param] = String(value);
  }
  return query;
}
