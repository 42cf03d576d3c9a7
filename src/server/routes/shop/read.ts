/** How the calls for shoppers read and answer: a few fields of living records. */
import { sql, type RawBuilder } from 'kysely';
import type { JsonSchema } from '../../../fields/kind';
import type { House } from '../../resources/types';
import { project } from '../../resources/projection';
import { readMany } from '../../resources/reads';
import { alive, resourceOf } from '../../resources/resource';
import { pageSql } from '../../resources/select';
import { mostShown } from '../../../engine/extension/shop';
import type { EntityKey } from '../../../../generated/records';

/** Ids joined by commas, as a query holds them. */
export const idList = (title: string): JsonSchema => ({ type: 'string', title, pattern: '^[0-9]{1,15}(,[0-9]{1,15}){0,99}$' });
export const shownLimit: JsonSchema = { type: 'integer', title: '数量', minimum: 1, maximum: mostShown, default: 10 };

export const readIds = (text: unknown): number[] => (typeof text === 'string' && text !== '' ? text.split(',').map(Number) : []);

export interface Selection {
  /** Fields answered. */
  fields: readonly string[];
  where: readonly RawBuilder<boolean>[];
  /** Fields, with `-` for falling ones. */
  sort: readonly string[];
  limit: number;
}

/** @returns encoded records, those of `ids` in their order where there are any */
export async function shown<T>(house: House, key: EntityKey, { fields, where, sort, limit }: Selection, ids?: readonly number[]): Promise<T[]> {
  const resource = resourceOf(house, key);
  const projection = project(resource, house.resources, fields);
  const living = [alive(resource), ...where];
  const rows = ids
    ? await readMany(house.sql, resource, projection, ids.slice(0, limit), living)
    : (await pageSql(resource, projection.columns, {
      where: living, offset: 0, limit,
      order: sort.map((name) => ({ stored: resource.stored.get(name.replace(/^-/, ''))!, order: name.startsWith('-') ? 'desc' : 'asc' })),
    }).execute(house.sql)).rows.map(projection.encode);
  // The version belongs to those who may save.
  return rows.map(({ recordVersion: _, ...row }) => row as T);
}

export const among = (column: string, ids: readonly number[]): RawBuilder<boolean>[] =>
  (ids.length === 0 ? [] : [sql<boolean>`t.${sql.raw(column)} = any(${ids}::bigint[])`]);

