import { gathered, travelsAs } from '../matrix/beside';
import { matrixFields } from '../matrix/document';
import type { FieldModel, WireName } from '../model';
import type { FieldError } from '../validation/fieldError';
import * as read from './read';
import { shapeOf } from './shape';
import { isStorableJson } from './storable';

export { DecodeError } from './read';

/** What a received object was found to hold. */
export interface Decoded {
  /** Decoded values of the declared fields that were present and readable. */
  values: Record<string, unknown>;
  errors: FieldError[];
  /** Keys that no field declares; they never take effect (decisions 9). */
  undeclared: string[];
}

/** Errors inside a child table or matrix, each with its own path. */
class InnerError extends read.DecodeError {
  constructor(readonly errors: FieldError[]) {
    super(errors[0]!.message);
  }
}

/** Mistakes of one table that are told: more help nobody, and each costs its time. */
const mostErrors = 200;

function rows(raw: unknown, field: FieldModel, strict: boolean): Record<string, unknown>[] {
  const given = typeof raw === 'string' ? read.json(raw, field) : (raw ?? []);
  if (!Array.isArray(given)) throw new read.DecodeError(`${field.title}格式不正确`);
  const errors: FieldError[] = [];
  const decoded: Record<string, unknown>[] = [];
  for (const [at, row] of (given as unknown[]).entries()) {
    if (errors.length >= mostErrors) break;
    if (row === null || typeof row !== 'object' || Array.isArray(row)) {
      errors.push({ field: `${field.name}.${at}`, message: `${field.title}格式不正确` });
      continue;
    }
    const result = decodeRecord(field.fields ?? [], row as Record<string, unknown>, strict);
    errors.push(...result.errors.map((error) => ({ ...error, field: `${field.name}.${at}.${error.field}` })));
    decoded.push(result.values);
  }
  if (errors.length > 0) throw new InnerError(errors);
  return decoded;
}

function matrix(raw: unknown, field: FieldModel, strict: boolean): Record<string, unknown> | null {
  const given = typeof raw === 'string' ? read.json(raw, field) : (raw ?? null);
  if (given === null) return null;
  if (typeof given !== 'object' || Array.isArray(given)) throw new read.DecodeError(`${field.title}格式不正确`);
  const { values, errors } = decodeRecord(matrixFields(field), given as Record<string, unknown>, strict);
  if (errors.length > 0) throw new InnerError(errors.map((error) => ({ ...error, field: `${field.name}.${error.field}` })));
  return values;
}

function anyJson(value: unknown, field: FieldModel): unknown {
  if (!isStorableJson(value)) throw new read.DecodeError(`${field.title}格式不正确`);
  return value ?? null;
}

/**
 * A received value → the decoded value of `FieldKind`. Accepts what the wire prescribes and, where it cannot be
 * misunderstood, the plain JSON value and the text of a query as well.
 * @param strict for request bodies: a number is no text, though some backends answer numbers for texts
 * @throws DecodeError in Chinese, naming the field's title
 */
export function decode(wire: WireName, raw: unknown, field: FieldModel, strict = false): unknown {
  switch (shapeOf[field.kind]) {
    case 'text': return read.text(raw, field, strict);
    case 'integer': return read.integer(raw, field);
    case 'decimal': return read.decimal(raw, field);
    case 'number': return field.several ? read.numbers(raw, field) : read.number(raw, field);
    case 'boolean': return read.boolean(raw, field);
    case 'code': return read.code(raw, field);
    case 'id': return read.id(raw, field);
    case 'ids': return read.ids(raw, field, wire);
    case 'texts': return read.texts(raw, field, wire);
    case 'codes': return field.several && field.kind === 'cascade' ? read.paths(raw, field) : read.codes(raw, field, wire);
    case 'dateLimit': return read.dateLimit(raw, field);
    case 'datetime': return wire === 'seconds' ? read.seconds(raw, field) : read.datetime(raw, field);
    case 'date': return wire === 'seconds' ? (read.seconds(raw, field)?.slice(0, 10) ?? null) : read.date(raw, field);
    case 'time': return read.time(raw, field);
    case 'dates': return read.dates(wire === 'json' && typeof raw === 'string' ? read.json(raw, field) : raw, field);
    case 'json': return anyJson(wire === 'json' && typeof raw === 'string' ? read.json(raw, field) : raw, field);
    case 'rows': return rows(raw, field, strict);
    case 'matrix': return matrix(raw, field, strict);
    case 'span': return read.span(raw, field);
  }
}

/** Decodes a body or an answered row by the fields it may hold, each on its own wire. Fields that are absent stay absent; `strict` as for `decode`. */
export function decodeRecord(fields: FieldModel[], source: Record<string, unknown>, strict = false): Decoded {
  const declared = new Set(fields.flatMap(travelsAs));
  const result: Decoded = { values: {}, errors: [], undeclared: Object.keys(source).filter((key) => !declared.has(key)) };
  for (const field of fields) {
    const raw = field.keptIn ? gathered(source) : Object.hasOwn(source, field.name) ? source[field.name] : undefined;
    if (raw === undefined) continue;
    try {
      result.values[field.name] = decode(field.wire, raw, field, strict);
    } catch (error) {
      if (error instanceof InnerError) result.errors.push(...error.errors);
      else if (error instanceof read.DecodeError) result.errors.push({ field: field.name, message: error.message });
      else throw error;
    }
  }
  return result;
}

/** A query carries text alone, so that any JSON value in it is written as JSON text. */
export const queryField = (field: FieldModel): FieldModel => (field.kind === 'json' ? { ...field, wire: 'json' } : field);

/**
 * Decodes the parameters of a query: texts, or several where a parameter is repeated, which only a list may be.
 * An empty parameter counts as absent.
 */
export function decodeQuery(fields: FieldModel[], query: Record<string, unknown>): Decoded {
  const given = Object.entries(query).filter(([, raw]) => raw !== '' && raw !== undefined && raw !== null);
  return decodeRecord(fields.map(queryField), Object.fromEntries(given));
}
