import type { FieldModel, Scalar } from '../../engine/model';
import type { ColumnKind } from '../column';

const codeOf = (field: FieldModel, text: string): Scalar => (field.codes ?? []).find((code) => String(code) === text) ?? text;

/** An array of codes as texts; a gin index serves membership. */
export const column: ColumnKind = {
  type: () => 'text[]',
  toSql: (value) => (Array.isArray(value) ? value.map(String) : []),
  fromSql: (raw, field) => ((raw ?? []) as unknown[]).map((text) => codeOf(field, String(text))),
  nothing: "'{}'",
  index: 'gin',
};
