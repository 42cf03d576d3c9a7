/** Made-up rows, valid by the same rules as those of people: from each kind's own sample. */
import { sql } from 'kysely';
import type { EnumerationModel, FieldModel, Scalar } from '../../engine/model';
import { varied, variantOf } from '../../engine/rules/variant';
import { putInOrder } from '../../engine/validation/brokenRules';
import { kinds } from '../../fields/kinds';
import { complete } from '../resources/door/complete';
import { validate } from '../resources/door/validate';
import type { Resource, Row } from '../resources/types';
import { conditionSql } from '../resources/condition';
import { alive, quote } from '../resources/resource';
import type { Sql } from '../sql/connect';
import { parentField } from '../resources/door/tree';

/** A repeatable source of numbers in [0, 1). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Ids that references may take, by entity; of trees those of leaves where only these may be chosen. */
export type Pool = (target: string, leavesOnly: boolean) => readonly unknown[];

/** Rows that the door lets anybody choose. */
function choosable(target: Resource) {
  const banned = (target.entity.choice?.never ?? []).filter(({ message, except }) => message !== undefined && except === undefined);
  return sql.join([sql`true`, ...banned.map(({ when }) => sql`not coalesce(${conditionSql(target, when)}, false)`)], sql` and `);
}

/** Reads the newest ids of every entity that this one refers to. */
export async function referencePool(db: Sql, resource: Resource, resources: ReadonlyMap<string, Resource>, most = 500): Promise<Pool> {
  const found = new Map<string, unknown[]>();
  for (const { field } of resource.stored.values()) {
    for (const key of [field.to, ...Object.values(field.toBy?.map ?? {})]) {
      const target = key === undefined ? undefined : resources.get(key);
      const mark = `${key}:${field.leavesOnly === true}`;
      if (!target || found.has(mark)) continue;
      const parent = field.leavesOnly ? parentField(target) : undefined;
      const leaf = parent
        ? sql`not exists (select 1 from ${target.table} c where c.${sql.raw(quote(parent.column))} = ${target.id.ref}${target.softDelete ? sql` and not c.is_del` : sql``})`
        : sql`true`;
      const { rows } = await sql<{ id: unknown }>`select ${target.id.ref} as id from ${target.table} t
        where ${alive(target)} and ${leaf} and ${choosable(target)} order by 1 desc limit ${most}`.execute(db);
      found.set(mark, rows.map((row) => row.id));
    }
  }
  return (target, leavesOnly) => found.get(`${target}:${leavesOnly}`) ?? [];
}

export interface Sampler {
  /** Decoded values of row number `index`, complete; undefined when none could be made that the rules accept. */
  row(index: number): Row | undefined;
}

/** Keeps a text within its length and a telephone number one, while the number makes it one of a kind. */
export function numbered(field: FieldModel, text: string, number: number): string {
  const mark = String(number);
  if (field.kind === 'phone') return `13${mark.padStart(9, '0')}`;
  const length = field.maxLength ?? 255;
  return Array.from(text).slice(0, Math.max(0, length - mark.length)).join('') + mark;
}

const attempts = 8;

/** Of which a number at the end makes one of a kind. */
const isText = ({ kind }: FieldModel): boolean => ['text', 'textarea', 'phone', 'url'].includes(kind);

export function sampler(resource: Resource, enumerations: ReadonlyMap<string, EnumerationModel>, pool: Pool, seed: number): Sampler {
  const random = randomFrom(seed);
  const context = { enumeration: (name: string) => enumerations.get(name) };
  const fields = [...resource.stored.values()].map(({ field }) => field).filter((field) => field !== resource.id.field);
  const pick = (ids: readonly unknown[]) => ids[Math.floor(random() * ids.length)];
  const { tree, states, display } = resource.entity;
  /** A name becomes unique one day: rows made up before that must not stand in its way. */
  const bearsNumber = (field: FieldModel) => isText(field) && (field.unique !== undefined || (field.name === display && field.kind === 'text' && field.pattern === undefined));

  const refer = (field: FieldModel, row: Row): unknown => {
    if (field.name === tree?.parent) return field.default ?? 0;
    const key = field.to ?? field.toBy?.map[String(row[field.toBy.field])];
    const ids = key === undefined ? [] : pool(key, field.leavesOnly === true);
    if (field.kind !== 'references') return ids.length === 0 ? null : pick(ids);
    const wanted = Math.max(field.minItems ?? 1, Math.min(field.maxItems ?? 3, 1 + Math.floor(random() * 3)));
    return [...new Set(Array.from({ length: wanted }, () => pick(ids)))].filter((id) => id !== undefined);
  };

  const sampleOf = (field: FieldModel, row: Row): unknown => {
    const { barred } = varied(field, variantOf(field, row));
    try {
      let value = kinds[field.kind].sample(field, random, context);
      for (let attempt = 0; barred?.includes(value as Scalar) && attempt < attempts; attempt += 1) value = kinds[field.kind].sample(field, random, context);
      return value;
    } catch (error) {
      throw new Error(`${resource.entity.at}: ${(error as Error).message}`, { cause: error });
    }
  };

  const valueOf = (field: FieldModel, row: Row, index: number): unknown => {
    if (field.to || field.toBy) return refer(field, row);
    if (field.name === states?.field && field.default !== undefined) return field.default;
    if (field.name === tree?.level) return 1;
    const value = sampleOf(field, row);
    return bearsNumber(field) && typeof value === 'string' ? numbered(field, value, index + 1) : value;
  };

  return {
    row(index) {
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const values: Row = {};
        for (const field of fields) values[field.name] = valueOf(field, values, index);
        const record = complete(resource, putInOrder(resource.entity.rules, resource.entity.fields, values));
        if (validate(resource, 'create', record).length === 0) return record;
      }
      return undefined;
    },
  };
}
