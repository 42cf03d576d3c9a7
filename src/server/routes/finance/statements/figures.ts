/**
 * Figures of statements and summaries (finance sheet, decisions 62, 63). Which entries belong to each says the filter that the schema
 * names in "figures": whoever opens a figure sees the very rows that it was added up from.
 */
import { type RawBuilder, sql } from 'kysely';
import { conditionSql } from '../../../resources/condition';
import { sumSql } from '../../../resources/select';
import type { House, Resource } from '../../../resources/types';

export interface Figures {
  /** Table of the rows, called `t`. */
  from: RawBuilder<unknown>;
  /** Each figure by its column, and the aggregate over `t` that it is. */
  all: { column: RawBuilder<unknown>; total: RawBuilder<unknown> }[];
}

/** @throws Error where the entity has no figures: the compiler refuses "figures" that lead nowhere */
export function figuresOf({ resources }: Pick<House, 'resources'>, { entity, stored }: Resource): Figures {
  const entries = resources.get(entity.figures?.in ?? '');
  const { filters = [], sums = [] } = entries?.entity.list ?? {};
  const { where, opposite } = filters.find(({ param }) => param === entity.figures?.by) ?? {};
  if (!entries || !where) throw new Error(`${entity.key} has no figures`);
  const all = [...stored.values()].flatMap(({ field, column }) => {
    const condition = where[field.name];
    // A whole number counts happenings, any other figure is a sum.
    const sum = sums.find(({ distinct }) => (distinct === true) === (field.kind === 'integer'));
    const summed = entries.stored.get(sum?.name ?? '');
    if (!condition || !sum || !summed) return [];
    const isTurned = opposite?.[sum.name]?.includes(field.name);
    return [{ column: sql.id(column), total: sumSql(sum, summed.ref, isTurned, conditionSql(entries, condition)) }];
  });
  return { from: sql`${entries.table} t`, all };
}
