/** A column that became searchable has rows from before without their pieces; they get them at the next start. */
import { sql } from 'kysely';
import { grams } from '../../engine/search/grams';
import type { House, Resource, StoredField } from '../resources/types';
import { quote } from '../resources/resource';

const chunk = 1_000;

interface Searched {
  resource: Resource;
  stored: StoredField;
  /** Column of the pieces. */
  pieces: string;
}

const searchedOf = (resource: Resource): Searched[] => [...resource.stored.values()].flatMap((stored) => (stored.grams ? [{ resource, stored, pieces: stored.grams }] : []));

export async function fillGrams(house: House, resources: readonly Resource[]): Promise<void> {
  const searched = resources.flatMap(searchedOf);
  if (searched.length === 0) return;
  // One question for all: at nearly every start there is nothing to do.
  const { rows } = await sql<{ place: number }>`${sql.join(searched.map(({ resource, pieces }, place) =>
    sql`select ${sql.raw(String(place))} as place where exists (select from ${resource.table} t where t.${sql.raw(quote(pieces))} is null)`), sql` union all `)}`.execute(house.sql);
  for (const { place } of rows) await fill(house, searched[place]!);
}

async function fill(house: House, { resource, stored, pieces: name }: Searched): Promise<void> {
  const column = sql.raw(quote(name));
  for (;;) {
    const { rows } = await sql<{ id: unknown; value: unknown }>`select ${resource.id.ref} as id, ${stored.ref} as value
      from ${resource.table} t where t.${column} is null limit ${sql.raw(String(chunk))}`.execute(house.sql);
    if (rows.length === 0) break;
    const pieces = rows.map((row) => JSON.stringify(grams(stored.kind.searchText?.(row.value) ?? String(row.value ?? ''))));
    await sql`update ${resource.table} as t set ${column} = array(select jsonb_array_elements_text(given.pieces::jsonb))
      from unnest(${rows.map((row) => row.id)}::${sql.raw(resource.id.type)}[], ${pieces}::text[]) as given(id, pieces)
      where ${resource.id.ref} = given.id`.execute(house.sql);
  }
}
