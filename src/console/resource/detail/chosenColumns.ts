import type { DetailItem, FieldModel } from '../../../engine/model';
import { holds } from '../../../engine/rules/holds';

type Row = Record<string, unknown>;

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

const spreadName = (name: string, key: string) => `${name}.${key}`;

/**
 * A child table with the columns that a detail chooses for this record; an object that is spread becomes a column for each of
 * its keys.
 */
export function chosenColumns(field: FieldModel, columns: NonNullable<DetailItem['columns']>, value: unknown, record: Row): { field: FieldModel; rows: Row[] } {
  const rows = rowsOf(value);
  const shown = columns.filter(({ when }) => holds(when, record));
  const spread = shown.flatMap(({ name, spread: list }) => {
    if (list === undefined) return [];
    const found = rows.flatMap((row) => Object.keys((row[name] ?? {}) as Row));
    const listed = rowsOf(record[list]).map((row) => String(Object.values(row)[0])).filter((key) => found.includes(key));
    return [{ name, keys: [...new Set([...listed, ...found])] }];
  });
  const keysOf = (name: string) => spread.find((each) => each.name === name)?.keys;
  const fields = shown.flatMap(({ name }): FieldModel[] => {
    const own = field.fields?.find((each) => each.name === name);
    if (!own) return [];
    return keysOf(name)?.map((key) => ({ ...own, name: spreadName(name, key), title: key, kind: 'text' as const })) ?? [own];
  });
  const flat = rows.map((row) => ({
    ...row,
    ...Object.fromEntries(spread.flatMap(({ name, keys }) => keys.map((key) => [spreadName(name, key), (row[name] as Row | null)?.[key] ?? null]))),
  }));
  return { field: { ...field, fields }, rows: flat };
}
