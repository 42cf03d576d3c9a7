/** Rows that hold their texts as a list of `{ title, value, max, tips }`. */
import type { FieldModel } from '../../model';
import { type Json, type JsonObject, isObject } from '../../json';
import { cellOf, writeCell } from './cell';
import type { Form } from './control';
import { readRows, type Row, type RowShape, writeRows } from './rowList';

interface Keys {
  /** Key of the list of texts in a row. */
  texts: string;
  /** Key of a text in its member of that list. */
  text: string;
}

const direct = ({ kind }: FieldModel) => kind === 'image' || kind === 'switch';

/** A link is always the last text; the others stand in the order of the fields. */
function positionOf(field: FieldModel, fields: readonly FieldModel[], saved: readonly Json[]): number {
  const texts = fields.filter((each) => !direct(each));
  const at = texts.indexOf(field);
  if (field.kind === 'link' && saved.length > 0) return saved.length - 1;
  return at < texts.length - 1 && at >= saved.length - 1 && saved.length > 0 ? -1 : at;
}

const listIn = (row: JsonObject, key: string): Json[] => (Array.isArray(row[key]) ? (row[key] as Json[]) : []);

function infoRow(fields: readonly FieldModel[], { texts, text }: Keys): RowShape {
  const infoOf = (field: FieldModel): JsonObject => ({ title: field.title, [text]: '', ...(field.maxLength === undefined ? {} : { max: field.maxLength }), tips: field.help ?? `请${field.kind === 'link' ? '选择' : '输入'}${field.title}` });
  return {
    fresh: { ...Object.fromEntries(fields.filter(({ kind }) => kind === 'image').map(({ name }) => [name, ''])), [texts]: fields.filter((field) => !direct(field)).map(infoOf) },
    read(saved) {
      const list = listIn(saved, texts);
      return Object.fromEntries(fields.map((field) => {
        if (direct(field)) return [field.name, cellOf(saved[field.name], field)];
        const member = list[positionOf(field, fields, list)];
        return [field.name, cellOf(isObject(member) ? member[text] : undefined, field)];
      }));
    },
    write(saved, row) {
      const before = listIn(saved, texts);
      const list = before.length > 0 ? [...before] : fields.filter((field) => !direct(field)).map(infoOf);
      const result: JsonObject = { ...saved };
      for (const field of fields) {
        const value = row[field.name];
        if (direct(field)) result[field.name] = writeCell(value, saved[field.name], field);
        else {
          const at = positionOf(field, fields, list);
          const member = list[at];
          if (isObject(member)) list[at] = { ...member, [text]: writeCell(value, member[text], field) };
          else if (value) list.splice(Math.max(0, at), 0, { ...infoOf(field), [text]: value as Json });
        }
      }
      return { ...result, [texts]: list };
    },
  };
}

/** The list of such rows as a group's value. */
export const infoRows = (keys: Keys): Form => ({
  read: (saved, { field }) => (Array.isArray(saved) ? readRows(saved, infoRow(field.fields ?? [], keys)) : undefined),
  write: (value, before, { field }) => writeRows(Array.isArray(before) ? before : [], value as Row[], infoRow(field.fields ?? [], keys)),
});
