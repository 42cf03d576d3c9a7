import { matrixFields } from '../matrix/document';
import type { FieldModel, WireName } from '../model';
import { isEmpty } from '../text/words';
import { toSeconds } from '../time/wallTime';
import { queryField } from './decode';
import { isList, shapeOf } from './shape';

type Fields = Record<string, unknown>;

/** 1 and 0 for the two states in any spelling; other codes as they are. */
function binary(value: unknown): unknown {
  if (value === true || value === '1') return 1;
  if (value === false || value === '0') return 0;
  return value;
}

function plain(value: unknown, field: FieldModel): unknown {
  switch (shapeOf[field.kind]) {
    case 'decimal': return Number(value);
    case 'boolean': return field.options?.[value === true ? 0 : 1]?.value ?? value;
    case 'rows': return (value as Fields[]).map((row) => encodeRecord(field.fields ?? [], row));
    case 'matrix': return encodeRecord(matrixFields(field), value as Fields);
    case 'span': return (value as unknown[]).join('-');
    default: return value;
  }
}

/**
 * A decoded value → what the wire carries. Null stays null, except that a comma list without members is ''. Of such a list one member may
 * come alone, as a filter chooses it.
 * `decode(wire, encode(wire, value, field), field)` gives the value back.
 */
export function encode(wire: WireName, value: unknown, field: FieldModel): unknown {
  if (wire === 'comma') return [value ?? []].flat().join(',');
  if (value === null || value === undefined) return isList(shapeOf[field.kind]) && shapeOf[field.kind] !== 'dates' ? [] : null;
  switch (wire) {
    case 'plain': return plain(value, field);
    case 'json': return JSON.stringify(plain(value, field));
    case '1/0': return binary(value);
    case "'1'/'0'": return String(binary(value));
    case 'true/false': return binary(value) === 1 ? true : binary(value) === 0 ? false : value;
    case 'decimal': return String(value);
    case 'seconds': return toSeconds(value as string);
    case 'dateLimit': return Array.isArray(value) ? value.join(',') : value;
  }
}

/** Encodes the declared fields that are present, each on its own wire; other keys are left out. A matrix that is kept elsewhere goes in pieces. */
export function encodeRecord(fields: FieldModel[], values: Fields): Fields {
  const encoded: Fields = {};
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined) continue;
    const told = encode(field.wire, value, field);
    if (field.keptIn) Object.assign(encoded, told);
    else encoded[field.name] = told;
  }
  return encoded;
}

/** An encoded value as the text of a query parameter: lists comma-joined unless that could be taken for JSON, which the rest is. */
export function queryText(encoded: unknown): string {
  const joined = Array.isArray(encoded) && encoded.every((member) => typeof member !== 'object') ? encoded.join(',') : '[';
  if (!joined.startsWith('[')) return joined;
  return typeof encoded === 'object' ? JSON.stringify(encoded) : String(encoded);
}

/** Query parameters of the declared fields; empty values are left out. */
export function encodeQuery(fields: FieldModel[], values: Fields): Record<string, string> {
  const present = fields.filter((field) => !isEmpty(values[field.name])).map(queryField);
  return Object.fromEntries(present.map((field) => [field.name, queryText(encode(field.wire, values[field.name], field))]));
}
