/**
 * Totals that are kept instead of counted: of a list whose schema says so (`"totals"`), of each of its tabs, and of both for each value
 * of the fields that it names. Which rows count is judged here in memory, by the conditions that a list call puts into SQL.
 */
import { createHash } from 'node:crypto';
import type { EntityModel, TableModel, TotalsModel } from '../../../engine/model';
import { fieldsAsked, holds } from '../../../engine/rules/holds';
import type { Row } from '../types';
import type { KeptList } from './types';

/** Goes up when totals kept before may be wrong: all are counted anew at the next start. */
const generation = 2;

/** @param mark between table and digest: what kind of totals @param decides all that decides what counts */
export const keptName = ({ name }: TableModel, mark: '#' | '@', decides: unknown): string =>
  `${name}${mark}${createHash('sha256').update(JSON.stringify([generation, decides])).digest('hex').slice(0, 12)}`;

/** @param entity as it is served: that of a facet with calls of its own has its own list */
export function keptListOf({ list, endpoints, facet, parts, table }: EntityModel): KeptList | undefined {
  // Parts of a table are listed by one call, each to other people.
  if (!list?.totals || parts) return undefined;
  const { by = [] }: TotalsModel = list.totals;
  const read = endpoints.find(({ name }) => name === list.endpoint);
  const where = [read?.where, facet?.within].filter((each) => each !== undefined);
  const tabs = (list.tabs?.items ?? []).map((item) => ({ value: item.value, where: item.where }));
  const asked = tabs.map((tab) => ({ ...tab, fields: fieldsAsked(tab.where) }));
  const shared = [...where.flatMap(fieldsAsked), ...by];
  const fields = [...new Set([...shared, ...asked.flatMap((tab) => tab.fields)])];
  return { name: keptName(table, '#', [where, tabs, by]), table: table.name, endpoint: list.endpoint, where, tabs: asked, by, shared, fields };
}

/** What a total is of: all rows or those of one tab, for every value or for one of a field. */
export interface Counted {
  /** Its place among the tabs. */
  tab?: number;
  by?: { field: string; value: unknown };
}

/** Under which a total is kept; undefined where it is not. */
export function keyOf({ by: kept }: KeptList, { tab, by }: Counted): string | undefined {
  if (by && !kept.includes(by.field)) return undefined;
  return `${tab ?? ''}|${by ? `${by.field}=${String(by.value)}` : ''}`;
}

/** A record counts once for each value that it holds. */
const valuesOf = (held: unknown): unknown[] => (Array.isArray(held) ? [...new Set(held)] : [held]).filter((value) => (value ?? null) !== null);

/**
 * Keys of the totals that a living record counts in.
 * @param changed fields in which it differs from what it was, or will be: totals that none of them decides are left out; all where absent
 */
export function keysOf(list: KeptList, record: Row, changed?: readonly string[]): string[] {
  if (!list.where.every((condition) => holds(condition, record))) return [];
  const isDecided = (by: readonly string[]): boolean => changed === undefined || by.some((name) => changed.includes(name));
  const all = isDecided(list.shared);
  const tabs = [...(all ? [undefined] : []), ...list.tabs.flatMap(({ where, fields }, at) => ((all || isDecided(fields)) && holds(where, record) ? [at] : []))];
  const values = [undefined, ...list.by.flatMap((field) => valuesOf(record[field]).map((value) => ({ field, value })))];
  return tabs.flatMap((tab) => values.map((by) => keyOf(list, { ...(tab === undefined ? {} : { tab }), ...(by && { by }) })!));
}
