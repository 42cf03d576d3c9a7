/** One value of a kind as saved pages hold it: numbers may be texts, ids lists of texts, switches 1 and 0. */
import type { FieldModel, Scalar } from '../../model';
import { type Json, isObject, same } from '../../json';
import type { Form } from './control';
import { readRows, type Row, type RowShape, writeRows } from './rowList';

/** @returns the typed value; undefined where nothing of the kind can be read */
export function readCell(saved: Json | undefined, field: FieldModel): unknown {
  switch (field.kind) {
    case 'slider': return numberIn(saved);
    case 'integer': return rounded(numberIn(saved));
    case 'switch': return saved === undefined || saved === null ? undefined : !off.some((value) => value === saved);
    case 'enumeration': return codeIn(saved, field);
    case 'choices': return Array.isArray(saved) ? (field.codes ?? []).filter((code) => saved.some((each) => String(each) === String(code))) : undefined;
    case 'reference': return saved === undefined ? undefined : numberIn(saved) ?? null;
    case 'references': return idsIn(saved);
    case 'colour': return field.several ? undefined : textIn(saved);
    case 'childTable': return Array.isArray(saved) ? readRows(saved, plainRow(field.fields ?? [])) : undefined;
    default: return textIn(saved);
  }
}

/** @param before what is saved now, which a list's rows keep what they do not know from */
export function writeCell(value: unknown, before: Json | undefined, field: FieldModel): Json {
  if (same(value, readCell(before, field))) return before as Json;
  if (field.kind === 'childTable') return writeRows(Array.isArray(before) ? before : [], value as Row[], plainRow(field.fields ?? []));
  return (value ?? '') as Json;
}

/** A saved row whose keys are the names of the fields. */
export const plainRow = (fields: readonly FieldModel[]): RowShape => ({
  read: (saved) => Object.fromEntries(fields.map((field) => [field.name, cellOf(saved[field.name], field)])),
  write: (saved, row) => ({ ...saved, ...Object.fromEntries(fields.map((field) => [field.name, writeCell(row[field.name], saved[field.name], field)])) }),
  fresh: {},
});

/** A cell that cannot be read is as its field begins. */
export const cellOf = (saved: Json | undefined, field: FieldModel): unknown => readCell(saved, field) ?? field.default ?? emptyOf(field);

/** The value of a field that nobody filled in. */
export function emptyOf({ kind, several, codes, minimum }: FieldModel): unknown {
  switch (kind) {
    case 'slider': case 'integer': return minimum ?? 0;
    case 'switch': return true;
    case 'enumeration': return codes?.[0] ?? null;
    case 'choices': case 'references': case 'childTable': return [];
    case 'reference': return null;
    case 'colour': return several ? ['', ''] : '';
    default: return '';
  }
}

/** A default as it was written, with every row complete. */
export function completeDefault(field: FieldModel): unknown {
  const written = field.default ?? emptyOf(field);
  return field.kind === 'childTable' && Array.isArray(written) ? written.map((row) => completeRow(row as Row, field.fields ?? [])) : written;
}

/** A new row of a list: what is not given is as its fields begin. */
export const completeRow = (given: Row, fields: readonly FieldModel[]): Row => ({
  ...Object.fromEntries(fields.map((field) => [field.name, completeDefault(field)])), ...given,
});

/** A group's own value. */
export const cell: Form = {
  read: (saved, { field }) => readCell(saved, field),
  write: (value, before, { field }) => writeCell(value, before, field),
};

const off: readonly Json[] = [false, 0, '0', 'false', ''];

function numberIn(saved: Json | undefined): number | undefined {
  const number = typeof saved === 'string' && saved.trim() !== '' ? Number(saved) : saved;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

const rounded = (number: number | undefined): number | undefined => (number === undefined ? undefined : Math.round(number));

const codeIn = (saved: Json | undefined, { codes = [] }: FieldModel): Scalar | undefined => codes.find((code) => code === saved) ?? codes.find((code) => String(code) === String(saved));

/** Numbers, texts of numbers, ways through a tree that end in one, or all of them in one text. */
function idsIn(saved: Json | undefined): number[] | undefined {
  if (typeof saved === 'string') return idsIn(saved.split(','));
  if (typeof saved === 'number') return [saved];
  if (!Array.isArray(saved)) return undefined;
  return saved.flatMap((each) => numberIn(Array.isArray(each) ? each.at(-1) : isObject(each) ? each.id : each) ?? []);
}

const textIn = (saved: Json | undefined): string | undefined => (typeof saved === 'string' ? saved : typeof saved === 'number' ? String(saved) : undefined);
