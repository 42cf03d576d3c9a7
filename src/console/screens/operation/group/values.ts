/** A row of combined data, between its wire form and the form it is entered in. */
import { decode, DecodeError } from '../../../../engine/codec/decode';
import { makeTemplate } from '../../../../engine/formTemplate/make';
import type { JsonObject } from '../../../../engine/json';
import { type FormTemplate, readTemplate } from '../../../../engine/formTemplate/template';
import type { FieldModel } from '../../../../engine/model';
import type { RecordOf } from '../../../data/records/typed';

export type GroupRow = RecordOf<'operation/groupData'>;

/** The free JSON of a row, as the published interface writes it. */
type Entered = { fields?: { name: string; value?: unknown }[] } | null;

/** Names that no template gives its own fields. */
const place = { sort: '__sort__', status: '__status__' } as const;
const firstFields = makeTemplate([
  { name: place.sort, label: '排序', control: 'number', required: true, defaultValue: 1, more: { min: 1, max: 9999 } },
  { name: place.status, label: '状态', control: 'switch', defaultValue: '1', more: { 'active-text': '显示', 'inactive-text': '不显示' } },
]).fields as JsonObject[];

/** The form of a row: its place and status, then the fields of the group's template. @throws TemplateError */
export function rowTemplate(content: string): FormTemplate {
  const { raw } = readTemplate(content);
  return readTemplate({ ...raw, formBtns: true, fields: [...firstFields, ...(raw.fields as JsonObject[])] });
}

/** Entered texts of the template's fields. */
export const textsOf = ({ value }: Pick<GroupRow, 'value'>): Record<string, unknown> =>
  Object.fromEntries(((value as Entered)?.fields ?? []).map((field) => [field.name, field.value]));

export const formTexts = (row: Pick<GroupRow, 'sort' | 'status' | 'value'>): Record<string, unknown> =>
  ({ ...textsOf(row), [place.sort]: row.sort, [place.status]: row.status ? '1' : '0' });

/** The body's `form` (contract "system-settings"). */
export function formBody(formId: number, values: Readonly<Record<string, unknown>>) {
  const { [place.sort]: sort, [place.status]: status, ...entered } = values;
  const fields = Object.entries(entered).map(([name, value]) => ({ name, title: name, value: Array.isArray(value) ? value.join(',') : value === null || value === undefined ? '' : String(value) }));
  return { id: formId, sort: Number(sort), status: status === '1', fields };
}

/** The value as its cell shows it; what cannot be read is shown as it is kept. Pictures are also known by their key (settings sheet). */
export function cellOf(field: FieldModel, text: unknown): { field: FieldModel; value: unknown } {
  if (field.kind === 'text' && ['img', 'image', 'pic'].includes(field.name)) return { field: { ...field, kind: 'image' }, value: text };
  try {
    return { field, value: decode(field.wire, text ?? null, field) };
  } catch (error) {
    if (error instanceof DecodeError) return { field: { ...field, kind: 'text' }, value: String(text) };
    throw error;
  }
}
