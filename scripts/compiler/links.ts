/** Fields that name a record: where they are shown they are links to it. */
import type { FieldModel } from '../../src/engine/model';
import type { NormalEntity, NormalProperty } from './normal';

type Find = (key: string) => NormalEntity | undefined;

/** Fields by which records of an entity refer to those of another. */
export const referencesTo = (key: string, { fields }: Pick<NormalEntity, 'fields'>): string[] =>
  fields.filter(({ to, computed }) => to === key && !computed).map(({ name }) => name);

/** A record is named by what its entity is displayed by, and by its id. */
const tells = ({ resource, primaryKey }: NormalEntity, field: string): boolean => field === resource?.display || field === primaryKey;

/** An entity whose schema writes a detail is read there from wherever it is mentioned; what only has the generated one stays text. */
export function isLinked({ source, resource }: NormalEntity): boolean {
  const written = source.resource === false ? undefined : source.resource?.detail;
  return written !== undefined && resource?.detail !== undefined && (resource.list?.rowActions.includes('detail') ?? false);
}

const target = (key: string | undefined, find: Find): NormalEntity | undefined => {
  const entity = key === undefined ? undefined : find(key);
  return entity && isLinked(entity) ? entity : undefined;
};

/**
 * The record that a field names: by a look-up through a reference beside it, or as a copy that "names" declares.
 * References themselves name theirs in any case.
 */
export function namedBy(field: NormalProperty, fields: readonly NormalProperty[], find: Find): FieldModel['names'] {
  const { computed } = field;
  const at = (name: string) => fields.find((each) => each.name === name);
  if (field.names !== undefined) {
    const { by, to } = typeof field.names === 'string' ? { by: field.names } : field.names;
    const entity = target(to ?? at(by)?.to, find);
    return entity && { of: entity.key, id: by };
  }
  if (!computed || !('of' in computed) || !('field' in computed)) return undefined;
  const reference = at(computed.of);
  const entity = reference?.kind === 'references' ? undefined : target(reference?.to, find);
  return entity && tells(entity, computed.field) ? { of: entity.key, id: computed.of } : undefined;
}

/** Of the columns of a child table, which are the records of an entity: the ones that name it, where its id is among them. */
function namedInRows({ computed, fields = [] }: NormalProperty, owner: readonly NormalProperty[], find: Find): ReadonlyMap<string, FieldModel['names']> {
  const key = !computed ? undefined : 'rows' in computed ? computed.rows : 'fields' in computed ? computed.to ?? owner.find(({ name }) => name === computed.of)?.to : undefined;
  const entity = target(key, find);
  if (!entity || !fields.some(({ name }) => name === entity.primaryKey)) return new Map();
  return new Map(fields.filter(({ name }) => tells(entity, name)).map(({ name }) => [name, { of: entity.key, id: entity.primaryKey }]));
}

/**
 * What the fields of an entity name, those of its child tables under `<table>.<column>`.
 * @param find an entity by its key
 */
export function linksOf({ fields }: NormalEntity, find: Find): Record<string, { of: string; id: string }> {
  const links: Record<string, { of: string; id: string }> = {};
  const put = (name: string, link: FieldModel['names']) => {
    if (link) links[name] = link;
  };
  for (const field of fields) {
    put(field.name, namedBy(field, fields, find));
    for (const child of field.fields ?? []) put(`${field.name}.${child.name}`, namedBy(child, field.fields!, find));
    for (const [name, link] of namedInRows(field, fields, find)) put(`${field.name}.${name}`, link);
  }
  return links;
}
