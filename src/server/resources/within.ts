/** The records that a facet with calls of its own reaches, in SQL. */
import type { RawBuilder } from 'kysely';
import type { Condition } from '../../engine/model';
import { conditionSql } from './condition';
import type { Resource } from './types';

/** @param askerId whom `$me` stands for */
export function withinSql({ facet }: Resource, askerId: number): RawBuilder<boolean> {
  const { records, within } = facet!;
  const told = Object.entries(within).map(([name, value]) => [name, value === '$me' ? askerId : value]);
  return conditionSql(records, Object.fromEntries(told) as Condition);
}
