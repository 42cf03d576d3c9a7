/**
 * Names by which rows of schemas refer to others: somebody there must bear them (`src/server/seed/names.ts` looks them up).
 * Only where all rows of the other entity are written: rows may also be planned, made up, or made by code.
 */
import type { DemoPlan } from '../../../src/engine/model';
import { meant } from '../mistakes';
import type { NormalEntity, NormalProperty } from '../normal';
import { type CheckContext, tell } from './context';

type Row = Record<string, unknown>;

export function checkNames(context: CheckContext, normals: readonly NormalEntity[]): void {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  const namesAt = (key: string) => {
    if (!known.has(key)) known.set(key, namesOf(normals.find((entity) => entity.key === key), context.entities));
    return known.get(key);
  };
  for (const { seed, demo, fields, resource } of normals) {
    const refer = fields.filter((field) => (field.to ?? field.toBy) !== undefined);
    const check = (row: Row) => {
      for (const field of refer) for (const { holder, key, name } of namedIn(row, field)) {
        const names = namesAt(targetOf(field, row) ?? '');
        if (names && !names.has(name) && !isWorded(name)) tell(context, holder, key, `no row of ${targetOf(field, row)} is called "${name}"${meant(name, names)}`);
      }
      const below = row[resource?.tree?.children ?? ''];
      if (Array.isArray(below)) (below as Row[]).forEach(check);
    };
    for (const row of [...seed, ...(Array.isArray(demo) ? demo : rowsOf(demo))]) check(row);
  }
}

/** What a plan says of its rows, each choice among values as a row of its own. Texts made of words are names of nobody yet. */
function rowsOf({ rows, variants, vary }: DemoPlan): Row[] {
  const choices = Object.entries(vary).flatMap(([name, variation]): Row[] => {
    if (!Array.isArray(variation)) return [];
    return [{ [name]: variation }, ...variation.filter(Array.isArray).map((several) => ({ [name]: several }))];
  });
  return [...rows, ...variants, ...choices];
}

const isWorded = (name: string): boolean => /\{\w+\}/.test(name);

const targetOf = ({ to, toBy }: NormalProperty, row: Row): string | undefined => to ?? toBy?.map[String(row[toBy.field])];

/** Texts that a reference holds; numbers are ids, which only the database knows. */
function namedIn(row: Row, { name }: NormalProperty): { holder: object; key: string | number; name: string }[] {
  const value = row[name];
  if (typeof value === 'string') return [{ holder: row, key: name, name: value }];
  return Array.isArray(value) ? value.flatMap((each, index) => (typeof each === 'string' ? [{ holder: value, key: index, name: each }] : [])) : [];
}

/** Paths of display names and values of the first unique field; undefined where not every row is written. */
function namesOf(entity: NormalEntity | undefined, entities: CheckContext['entities']): ReadonlySet<string> | undefined {
  if (!entity?.resource || !Array.isArray(entity.demo) || entity.table.kept || entity.facet) return undefined;
  const { seed, demo, resource: { display, tree }, fields } = entity;
  if (seed.length + demo.length === 0 || [...entities.values()].some(({ facet }) => facet?.of === entity.key)) return undefined;
  const unique = fields.find((field) => field.unique?.scope.length === 0)?.name;
  const names = new Set<string>();
  const add = (row: Row, above: string) => {
    const path = above + String(row[display]);
    names.add(path);
    if (unique !== undefined && row[unique] !== undefined) names.add(String(row[unique]));
    const below = tree && row[tree.children];
    if (Array.isArray(below)) for (const each of below as Row[]) add(each, `${path}/`);
  };
  for (const row of [...seed, ...demo]) add(row, '');
  return names;
}
