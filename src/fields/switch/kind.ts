import type { FieldModel } from '../../engine/model';
import type { FieldKind, FormatContext } from '../kind';

/** Label of one of the two states: from the field's enumeration, whose codes may be 1/0, '1'/'0' or true/false. */
function stateTitle(field: FieldModel, state: boolean, context: FormatContext): string {
  const items = field.enumeration === undefined ? undefined : context.enumeration(field.enumeration)?.items;
  const item = items?.find(({ value }) => (value === true || value === 1 || value === '1') === state);
  return item?.title ?? (state ? '是' : '否');
}

export const kind: FieldKind = {
  name: 'switch',
  title: '开关',
  verb: '请选择',
  wires: ['plain', '1/0', "'1'/'0'", 'true/false'],
  operators: ['equals', 'none'],
  empty: false,
  align: 'center',
  width: 100,
  least: 92,
  sortable: false,
  keywords: ['as', 'codes', 'enumeration'],
  schema: (field) => ({ type: field.required ? 'boolean' : ['boolean', 'null'] }),
  parse(text, field) {
    const clean = text.trim().toLowerCase();
    if (clean === '') return null;
    if (['true', '1', '是', '开启', '显示', '启用', '开'].includes(clean)) return true;
    if (['false', '0', '否', '关闭', '隐藏', '禁用', '停用', '关'].includes(clean)) return false;
    throw new Error(`${field.title}只能是 是 或 否`);
  },
  format: (value, field, context) => (typeof value === 'boolean' ? stateTitle(field, value, context) : ''),
  sample: (_field, random) => random() < 0.75,
};
