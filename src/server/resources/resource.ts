/** An entity as the server works with it: everything that follows from the model is worked out once, when it is mounted. */
import { sql, type RawBuilder } from 'kysely';
import type { EntityValidators } from '../../../generated/validators/runtime.js';
import type { EntityModel, EnumerationModel, FieldModel, TableColumn } from '../../engine/model';
import { isSealedField } from '../secrets/stored';
import type { EntityKey, Records } from '../../../generated/records';
import type { EnumerationName } from '../../../generated/types/enumerations';
import { columns as columnKinds } from '../../fields/columns';
import { kinds } from '../../fields/kinds';
import { keptDaysOf } from './totals/days';
import { keptListOf } from './totals/kept';
import type { House, Lookup, Resource, Row, Stamp, StoredField } from './types';

/** Columns that the server keeps itself, in every table that declares them. */
export const own = {
  deleted: 'is_del',
  version: 'record_version',
  created: 'create_time',
  updated: 'update_time',
} as const;

export const quote = (name: string) => `"${name.replace(/"/g, '""')}"`;

/** SQL that is true for rows that are not deleted. */
export const alive = (resource: Resource): RawBuilder<boolean> =>
  resource.softDelete ? sql.raw(`not t.${quote(own.deleted)}`) : sql.raw('true');

/** SQL that is true for rows that are. */
export const deleted = (resource: Resource): RawBuilder<boolean> =>
  resource.softDelete ? sql.raw(`t.${quote(own.deleted)}`) : sql.raw('false');

const idField = (entity: EntityModel): FieldModel => ({
  name: entity.primaryKey, title: 'ID', kind: 'integer', wire: 'plain',
  required: false, readOnly: true, writeOnly: false, messages: {},
});

const stamps = (entity: EntityModel, wanted: readonly string[]): Stamp[] =>
  entity.table.columns.filter((column) => wanted.includes(column.name)).map((column) => ({
    column: column.name,
    now: sql.raw(column.type.startsWith('timestamp(') || column.type === 'timestamp' ? `now() at time zone 'Asia/Shanghai'` : 'now()'),
  }));

function blank(field: FieldModel, { nullable }: TableColumn): { blank?: unknown } {
  if (nullable || (field.required && !field.when)) return {};
  return { blank: columnKinds[field.kind].nothing === undefined ? field.default : kinds[field.kind].empty };
}

/** @throws Error when the model's table lacks the primary key: a mistake of the compiler. */
export function prepareResource(entity: EntityModel, validators: EntityValidators = { actions: {} }, { writes, wrote, regionOf, moves = {}, computed = {} }: Partial<Pick<Resource, 'writes' | 'wrote' | 'regionOf' | 'moves' | 'computed'>> = {}): Resource {
  const fields = new Map(entity.fields.map((field) => [field.name, field]));
  const names = new Set(entity.table.columns.map((column) => column.name));
  const stored = new Map<string, StoredField>();
  for (const column of entity.table.columns) {
    const field = fields.get(column.field) ?? (column.field === entity.primaryKey ? idField(entity) : undefined);
    if (!field || column.role === 'grams') continue;
    const pieces = entity.table.columns.find((other) => other.role === 'grams' && other.field === column.field)?.name;
    stored.set(field.name, {
      field, column: column.name, ref: sql.raw(`t.${quote(column.name)}`), type: column.type,
      kind: columnKinds[field.kind], ...(pieces ? { grams: pieces } : {}), ...blank(field, column),
    });
  }
  const id = stored.get(entity.primaryKey);
  if (!id) throw new Error(`${entity.key}: table ${entity.table.name} has no column for ${entity.primaryKey}`);
  const [keptList, days] = [keptListOf(entity), keptDaysOf(entity)];
  return {
    entity, key: entity.key, tableName: entity.table.name, table: sql.raw(quote(entity.table.name)), id, stored, fields,
    mentioning: [...stored.values()].filter(({ kind, field }) => kind.mentionsFiles && !field.readOnly),
    sealed: [...stored.values()].filter(({ field }) => isSealedField(field)),
    softDelete: entity.softDelete && names.has(own.deleted),
    versioned: names.has(own.version),
    stamps: { created: stamps(entity, [own.created, own.updated]), changed: stamps(entity, [own.updated]) },
    validators, ...(entity.writes && writes ? { writes } : {}), ...(wrote ? { wrote } : {}), ...(regionOf ? { regionOf } : {}), moves, computed, queues: entity.queue ? [entity.queue] : [], ...(keptList && { keptList }), days, totals: [...(keptList ? [keptList] : []), ...days], kept: new Map(), referrers: [], lookups: new Map(),
  };
}

/** What its fields look up in other records. */
export function lookupsOf({ entity, stored: own }: Pick<Resource, 'entity' | 'stored'>, resources: ReadonlyMap<string, Resource>): Map<string, Lookup> {
  return new Map(entity.fields.flatMap(({ name, computed }): [string, Lookup][] => {
    const by = computed && 'of' in computed && 'field' in computed ? own.get(computed.of) : undefined;
    const target = by?.field.to === undefined ? undefined : resources.get(by.field.to);
    const stored = target?.stored.get((computed as { field: string }).field);
    return by && target && stored ? [[name, { by, target, stored }]] : [];
  }));
}

/** Lets every resource know who refers to it, and what it shows of others. */
export function linkResources(resources: ReadonlyMap<string, Resource>): void {
  for (const resource of resources.values()) {
    const { ledger } = resource.entity;
    if (ledger) resources.get(resource.fields.get(ledger.of)?.to ?? '')?.kept.set(ledger.holds, resource);
    for (const [name, lookup] of lookupsOf(resource, resources)) resource.lookups.set(name, lookup);
    for (const stored of resource.stored.values()) {
      const { field } = stored;
      const target = field.to === undefined ? undefined : resources.get(field.to);
      if (field.kind === 'treeReference' && target?.entity.tree && target !== resource) stored.tree = target;
      const rule = {
        rule: field.onDelete?.rule ?? 'restrict' as const,
        message: field.onDelete?.message ?? `${resource.entity.title}正在使用，不能删除`,
        code: field.onDelete?.code ?? 400,
      };
      target?.referrers.push({ resource, stored, ...rule });
      for (const [value, to] of Object.entries(field.toBy?.map ?? {})) {
        const decider = resource.stored.get(field.toBy!.field);
        if (decider) resources.get(to)?.referrers.push({ resource, stored, only: { stored: decider, value }, ...rule, rule: field.onDelete?.of?.[value] ?? rule.rule });
      }
    }
  }
}

/** A row of the table as decoded values, the server's own columns left out. */
export function decodeRow(resource: Resource, row: Row): Row {
  const record: Row = {};
  for (const { field, column, kind } of resource.stored.values()) record[field.name] = kind.fromSql(row[column] ?? null, field);
  return record;
}

/** The same by the key of its entity, whose schema says of what types its columns are. */
export const recordOf = <Key extends EntityKey>(house: Pick<House, 'resources'>, key: Key, row: Row): Records[Key] => decodeRow(resourceOf(house, key), row) as Records[Key];

/** @throws Error where the entity is not served: those of demonstrations while DEMO is 0 */
export function resourceOf({ resources }: Pick<House, 'resources'>, key: EntityKey): Resource {
  const found = resources.get(key);
  if (!found) throw new Error(`${key} is not served`);
  return found;
}

/** A field of an entity that has a column. */
export function columnOf<Key extends EntityKey>(house: Pick<House, 'resources'>, key: Key, name: keyof Records[Key] & string): StoredField {
  const found = resourceOf(house, key).stored.get(name);
  if (!found) throw new Error(`${key}: ${name} is not stored`);
  return found;
}

/** @throws Error where no schema declares it: a developer's mistake */
export function enumerationOf({ enumerations }: Pick<House, 'enumerations'>, name: EnumerationName): EnumerationModel {
  const found = enumerations.get(name);
  if (!found) throw new Error(`${name} is no enumeration`);
  return found;
}
