/** A column that became searchable has rows from before without their pieces; they get them at the next start. */
import { sql } from 'kysely';
import { grams } from '../../engine/search/grams';
import type { House, Resource } from '../resources/types';
import { quote } from '../resources/resource';

const chunk = 1_000;

export async function fillGrams(house: House, resource: Resource): Promise<void> {
  for (const stored of resource.stored.values()) {
    if (!stored.grams) continue;
    const column = sql.raw(quote(stored.grams));
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
}
