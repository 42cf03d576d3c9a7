/** What a new record takes over from one of another entity. */
import { gathered } from '../matrix/beside';
import type { FieldModel, FormSource } from '../model';

type Row = Record<string, unknown>;

/** @param source the other record, decoded */
export function filledIn(fields: readonly FieldModel[], { fields: names, columns }: FormSource, source: Row): Row {
  const same = Object.fromEntries(names.map((name) => [name, source[name]]));
  const matrix = columns && fields.find(({ keptIn }) => keptIn !== undefined);
  const there = matrix && (gathered(source) as { attrValueList?: unknown } | undefined);
  if (!matrix || !there || !Array.isArray(there.attrValueList)) return same;
  const attrValueList = (there.attrValueList as Row[]).map((row) => ({
    ...Object.fromEntries((matrix.fields ?? []).map(({ name, default: usual }) => [name, columns[name] === undefined ? usual ?? null : row[columns[name]]])),
    sku: row.sku, attrValue: row.attrValue,
  }));
  return { ...same, [matrix.name]: { ...there, attrValueList } };
}
