/** The SQL half of a field kind. */
import type { FieldModel, TableIndex } from '../engine/model';

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

/** Text that is also found by its words. */
export const searchedColumn: ColumnKind = { ...textColumn, searchText: (value) => String(value ?? '') };
