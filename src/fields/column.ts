/** The SQL half of a field kind, and the columns that several kinds share. */
import { toFixed } from '../engine/format/decimal';
import type { FieldModel, TableIndex } from '../engine/model';
import { integerDigits, scaleOf } from '../engine/schema/decimalSchema';

export interface ColumnKind {
  /** PostgreSQL type; undefined when the kind is not stored. */
  type(field: FieldModel): string | undefined;
  /** Decoded value → parameter for pg. */
  toSql(value: unknown, field: FieldModel): unknown;
  /** pg result → decoded value. */
  fromSql(raw: unknown, field: FieldModel): unknown;
  /** SQL of the value that null is read as. A column of a kind that has one never holds null. */
  nothing?: string;
  /** How an index serves `equals`/`range`/sorting (`btree`), membership (`gin`), or nothing. */
  index: TableIndex['using'] | undefined;
  /** Text searched by `contains`; the server keeps its 1- and 2-grams in a `<column>_grams` array column. */
  searchText?(value: unknown): string;
  /** Its values may mention uploaded files, which the server then keeps account of. */
  mentionsFiles?: boolean;
}

/** Text as it is written; nothing is empty text. */
export const textColumn: ColumnKind = {
  type: () => 'text',
  toSql: (value) => value ?? '',
  fromSql: (raw) => raw ?? '',
  nothing: "''",
  index: undefined,
};

/** Text that rows are put in order by. */
export const sortedColumn: ColumnKind = { ...textColumn, index: 'btree' };

/** Text that may name uploaded files. */
export const fileColumn: ColumnKind = { ...textColumn, mentionsFiles: true };

/** Text that is also found by its words. */
export const searchedColumn: ColumnKind = { ...textColumn, searchText: (value) => String(value ?? '') };

/** One line of text. Lengths are checked by validation, so that changing one needs no migration. */
export const lineColumn: ColumnKind = { ...searchedColumn, index: 'btree' };

/** One line that may be the address of an uploaded file. */
export const addressColumn: ColumnKind = { ...lineColumn, mentionsFiles: true };

/** Several texts. */
export const textsColumn: ColumnKind = {
  type: () => 'text[]',
  toSql: (value) => value ?? [],
  fromSql: (raw) => raw ?? [],
  nothing: "'{}'",
  index: undefined,
};

const numberIn = (raw: unknown): number | null => (raw === null || raw === undefined ? null : Number(raw));

/** A whole number, an id too. pg answers bigint as text. */
export const wholeColumn: ColumnKind = { type: () => 'bigint', toSql: (value) => value ?? null, fromSql: numberIn, index: 'btree' };

/** A measured number. */
export const measuredColumn: ColumnKind = { ...wholeColumn, type: () => 'double precision' };

/** A number kept as text. pg answers numeric as text, so no value ever becomes a floating point number. */
export const exactColumn: ColumnKind = {
  type: (field) => `numeric(${integerDigits + scaleOf(field)},${scaleOf(field)})`,
  toSql: (value) => (value === '' ? null : (value ?? null)),
  fromSql: (raw, field) => (raw === null || raw === undefined ? null : toFixed(String(raw), scaleOf(field))),
  index: 'btree',
};

/** jsonb; written as JSON text because pg would turn a JavaScript array into a PostgreSQL one. */
export const jsonColumn: ColumnKind = {
  type: () => 'jsonb',
  toSql: (value) => (value === null || value === undefined ? null : JSON.stringify(value)),
  fromSql: (raw) => raw ?? null,
  index: undefined,
};
