/** Conditions on records, as data, put into SQL over the row alias `t`. The same conditions are judged in memory by `src/engine/rules`. */
import { sql, type RawBuilder } from 'kysely';
import type { Condition, Moment, Test } from '../../engine/model';
import { constantOf, isMoment, momentText, type Present } from '../../engine/rules/present';
import { wallTime } from '../../engine/time/wallTime';
import { alive } from './resource';
import type { Lookup, Resource, StoredField } from './types';

type Bool = RawBuilder<boolean>;

export const all = (parts: readonly Bool[]): Bool =>
  parts.length === 0 ? sql<boolean>`true` : parts.length === 1 ? parts[0]! : sql<boolean>`(${sql.join(parts, sql.raw(' and '))})`;
export const any = (parts: readonly Bool[]): Bool =>
  parts.length === 0 ? sql<boolean>`false` : parts.length === 1 ? parts[0]! : sql<boolean>`(${sql.join(parts, sql.raw(' or '))})`;

export const isArray = (stored: StoredField) => stored.type.endsWith('[]');
export const isJson = (stored: StoredField) => stored.type === 'jsonb' || stored.type === 'json';
export const isText = (stored: StoredField) => /^(text|varchar|character varying|char)/.test(stored.type);

/** The type without length or scale: a value beyond them compares, it does not fail. */
const bare = (type: string) => sql.raw(type.replace(/\([\d, ]+\)/, ''));

/** A value bound with the column's own type, so that an index over it serves. */
export const bind = (stored: StoredField, value: unknown): RawBuilder<unknown> =>
  sql`${stored.kind.toSql(value, stored.field)}::${bare(stored.type)}`;

/** The column holds this one value: an equal scalar, or a member of a list. */
export function equals(stored: StoredField, value: unknown): Bool {
  if (value === null || value === undefined) return sql<boolean>`${stored.ref} is null`;
  if (isArray(stored)) return sql<boolean>`${stored.ref} @> array[${value}]::${sql.raw(stored.type)}`;
  if (isJson(stored)) return sql<boolean>`${stored.ref} @> ${JSON.stringify(value)}::jsonb`;
  return sql<boolean>`${stored.ref} = ${bind(stored, value)}`;
}

/** The column holds one of the values. */
export function among(stored: StoredField, values: readonly unknown[]): Bool {
  if (isJson(stored)) return any(values.map((value) => equals(stored, value)));
  const given = values.filter((value) => value !== null && value !== undefined);
  // Each by itself: not every engine looks for one of several in an index.
  if (isArray(stored)) return any(given.map((value) => equals(stored, value)));
  return any([
    ...(given.length > 0 ? [sql<boolean>`${stored.ref} = any(${given.map((value) => stored.kind.toSql(value, stored.field))}::${bare(stored.type)}[])`] : []),
    ...(given.length < values.length ? [equals(stored, null)] : []),
  ]);
}

const empty = (stored: StoredField): Bool => {
  if (isArray(stored)) return sql<boolean>`coalesce(cardinality(${stored.ref}), 0) = 0`;
  if (isText(stored)) return sql<boolean>`coalesce(${stored.ref}, '') = ''`;
  if (isJson(stored)) return sql<boolean>`(${stored.ref} is null or ${stored.ref} in ('null', '[]', '{}'))`;
  return sql<boolean>`${stored.ref} is null`;
};

/** A number as it is; of a day that bounds a time its last second where the day itself counts. */
function limit(stored: StoredField, bound: number | Moment, { now }: Present, isLast = false): unknown {
  if (!isMoment(bound)) return bound;
  const text = momentText(bound, now);
  const whole = text.length > 10 ? text : `${text} ${isLast ? '23:59:59' : '00:00:00'}`;
  return bind(stored, stored.field.kind === 'date' ? text.slice(0, 10) : whole);
}

function test(stored: StoredField, expected: Test, present: Present): Bool {
  if (Array.isArray(expected)) return among(stored, expected.map((each) => constantOf(each, present)).filter((each) => each !== undefined));
  if (expected === null || typeof expected !== 'object') {
    const constant = constantOf(expected, present);
    return constant === undefined ? any([]) : equals(stored, constant);
  }
  if ('not' in expected) return sql<boolean>`not coalesce(${test(stored, expected.not, present)}, false)`;
  if ('empty' in expected) return expected.empty ? empty(stored) : sql<boolean>`not ${empty(stored)}`;
  if ('has' in expected) return isArray(stored) || isJson(stored) ? among(stored, [expected.has].flat()) : any([]);
  return all([
    ...(expected.from === undefined ? [] : [sql<boolean>`${stored.ref} >= ${limit(stored, expected.from, present)}`]),
    ...(expected.to === undefined ? [] : [sql<boolean>`${stored.ref} <= ${limit(stored, expected.to, present, true)}`]),
  ]);
}

/**
 * Rows whose reference points to a living record that meets the comparison. Inside, `t` is the table over there.
 * @param beside other comparisons stand beside it, joined by OR: no join is possible then, but an array is looked up in an index
 */
export function through({ by, target }: Lookup, comparison: Bool, beside = false): Bool {
  const found = sql`select ${target.id.ref} from ${target.table} t where ${all([comparison, alive(target)])}`;
  return beside ? sql<boolean>`${by.ref} = any(array(${found}))` : sql<boolean>`${by.ref} in (${found})`;
}

/**
 * @param present who asks and when; nobody, unless it is told
 * @throws Error when the condition names a field that is neither stored nor looked up: the compiler refuses such a schema
 */
export function conditionSql(resource: Resource, condition: Condition, present: Present = { now: wallTime() }): Bool {
  return all(Object.entries(condition).flatMap(([name, expected]): Bool[] => {
    if (expected === undefined) return [];
    if (name === 'any') return [any((expected as Condition[]).map((one) => conditionSql(resource, one, present)))];
    const stored = resource.stored.get(name);
    if (stored) return [test(stored, expected as Test, present)];
    const lookup = resource.lookups.get(name);
    if (!lookup) throw new Error(`${resource.key}: condition on ${name}, which is not stored`);
    return [through(lookup, test(lookup.stored, expected as Test, present))];
  }));
}
