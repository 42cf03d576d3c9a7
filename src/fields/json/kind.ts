import { label, shortName } from '../../engine/sample/chinese';
import { between } from '../../engine/sample/pick';
import { isEmpty } from '../../engine/text/words';
import type { FieldKind } from '../kind';

/** Bytes of its JSON text, unless declared. */
const mostBytes = 64 * 1024;

/** Any JSON value. Null means not given. */
export const kind: FieldKind = {
  name: 'json',
  title: 'JSON',
  verb: '请输入',
  wires: ['plain', 'json'],
  operators: [],
  empty: null,
  align: 'left',
  width: 200,
  least: 90,
  isTyped: true,
  sortable: false,
  keywords: ['maxBytes'],
  schema: (field) => ({ ...(field.required ? { not: { type: 'null' } } : {}), maxBytes: field.maxBytes ?? mostBytes }),
  parse(text, field) {
    if (text.trim() === '') return null;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new Error(`${field.title}不是有效的JSON`);
    }
  },
  format: (value) => (isEmpty(value) ? '' : JSON.stringify(value)),
  sample: (_field, random) => ({ 名称: shortName(random), 数量: between(random, 1, 99), 标签: [label(random)] }),
};
