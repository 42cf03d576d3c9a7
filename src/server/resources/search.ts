/** The palette's search: records of every entity that the caller may list, by id or by a part of their display name. */
import { sql, type RawBuilder } from 'kysely';
import { wholeOf } from '../../engine/format/whole';
import type { FoundRecord } from '../../engine/extension/paths';
import type { Caller } from '../calls/caller';
import { all, any, equals } from './condition';
import { servedAs, servedIn } from './facets';
import type { House, Resource } from './types';
import { listOf, mayList } from './listed';
import { reachable } from './parts';
import { containsSql } from './filterSql';
import { baseOf } from './reads';

type Bool = RawBuilder<boolean>;

/** Records of one entity, and of all: each entity may have one of the id. */
const most = { each: 5, all: 200 } as const;
const longest = 50;

/** What bears the very id comes before what merely contains the term. */
export async function searchRecords(house: House, caller: Caller, keyword: string): Promise<FoundRecord[]> {
  const term = keyword.trim().slice(0, longest);
  if (term === '') return [];
  const parts = servedIn(house).flatMap((resource) => {
    // Whoever reads the whole table finds a record once.
    if (!resource.entity.list || !mayList(caller, resource) || (resource.facet && mayList(caller, resource.facet.records))) return [];
    const matches = matchesOf(resource, term);
    return matches.length > 0 ? [statement(resource, term, all([...baseOf(resource, listOf(resource)), ...reachable(resource, caller), any(matches)]))] : [];
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<{ resource: string; id: unknown; name: string }>`select * from (${sql.join(parts, sql.raw(' union all '))}) found order by exact desc limit ${most.all}`.execute(house.sql);
  return rows.map(({ resource, id, name }) => {
    const { title, fields, primaryKey } = servedAs(house, resource)!.entity;
    const numeric = fields.find((field) => field.name === primaryKey)?.kind === 'integer';
    return { resource, id: numeric ? Number(id) : String(id), name, title };
  });
}

/** Only what an index answers: the id itself, and a name that is kept in pieces. */
function matchesOf(resource: Resource, term: string): Bool[] {
  const display = resource.stored.get(resource.entity.display);
  const id = resource.id.field.kind === 'integer' ? wholeOf(term) : undefined;
  return [
    ...(id === undefined ? [] : [equals(resource.id, id)]),
    ...(display?.grams ? [containsSql(display, term)] : []),
  ];
}

function statement(resource: Resource, term: string, where: Bool): RawBuilder<unknown> {
  const display = resource.stored.get(resource.entity.display) ?? resource.id;
  return sql`(select ${resource.entity.key}::text as resource, ${resource.id.ref}::text as id, ${display.ref}::text as name, ${resource.id.ref}::text = ${term} as exact
    from ${resource.table} t where ${where} order by exact desc, ${resource.id.ref} limit ${most.each})`;
}
