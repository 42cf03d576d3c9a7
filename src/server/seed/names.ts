/** Rows of schemas refer to others by display name; a tree's rows by their path, `数码家电/手机通讯`; either by what makes them unique. */
import { sql } from 'kysely';
import { isRoot, parentField } from '../resources/door/tree';
import { alive, quote } from '../resources/resource';
import type { Resource } from '../resources/types';
import type { Sql } from '../sql/connect';

/** Value of a unique field, and display name (or path) → id, for every row of an entity that is not deleted. */
export async function idsByName(db: Sql, resource: Resource): Promise<Map<string, unknown>> {
  const display = resource.stored.get(resource.entity.display) ?? resource.id;
  const parent = parentField(resource);
  const unique = [...resource.stored.values()].find(({ field }) => field.unique?.scope.length === 0);
  const { rows } = await sql<{ id: unknown; name: string; parent: unknown; mark: string | null }>`select ${resource.id.ref} as id,
    ${sql.raw(`t.${quote(display.column)}`)}::text as name, ${unique ? unique.ref : sql`null`}::text as mark, ${parent ? parent.ref : sql`null`} as parent
    from ${resource.table} t where ${alive(resource)} order by 1 desc`.execute(db);
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const pathOf = (row: { name: string; parent: unknown }, depth = 0): string => {
    const above = isRoot(row.parent) || depth > 64 ? undefined : byId.get(String(row.parent));
    return above ? `${pathOf(above, depth + 1)}/${row.name}` : row.name;
  };
  // Where two rows bear one name the older one is meant: it comes last.
  return new Map([...rows.flatMap(({ mark, id }): [string, unknown][] => (mark ? [[mark, id]] : [])), ...rows.map((row): [string, unknown] => [pathOf(row), row.id])]);
}

/** Looks names up, reading each entity once and again after rows were added to it. */
export class NameBook {
  private readonly books = new Map<string, Map<string, unknown>>();

  constructor(private readonly db: Sql) {}

  /** @throws Error when there is no such row: a mistake in the schema */
  async idOf(target: Resource, name: unknown, where: string): Promise<unknown> {
    if (typeof name !== 'string') return name;
    let book = this.books.get(target.key);
    if (!book) this.books.set(target.key, book = await idsByName(this.db, target));
    const id = book.get(name);
    if (id === undefined) throw new Error(`${where}: no ${target.key} is called ${name}`);
    return id;
  }

  forget(resource: Resource): void {
    this.books.delete(resource.key);
  }
}
