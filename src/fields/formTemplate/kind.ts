import { TemplateError } from '../../engine/formTemplate/item';
import { makeTemplate } from '../../engine/formTemplate/make';
import { readTemplate } from '../../engine/formTemplate/template';
import { label } from '../../engine/sample/chinese';
import { between, times } from '../../engine/sample/pick';
import { textSchema } from '../../engine/schema/textSchema';
import type { FieldKind } from '../kind';

const written = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @returns what is wrong with a template, its place in front */
function mistakeOf(content: string): string | undefined {
  try {
    return readTemplate(content).items.length > 0 ? undefined : '表单配置数据不能为空';
  } catch (error) {
    if (error instanceof TemplateError) return error.at === '' ? error.message : `${error.at}：${error.message}`;
    throw error;
  }
}

/** The JSON text of a form template, kept letter for letter (form template §1). */
export const kind: FieldKind = {
  name: 'formTemplate',
  title: '表单内容',
  verb: '请输入',
  wires: ['plain'],
  operators: [],
  empty: '',
  align: 'left',
  width: 240,
  least: 100,
  sortable: false,
  keywords: [],
  schema: (field) => textSchema(field, { maxLength: 1_000_000 }),
  check: (value) => mistakeOf(written(value)),
  parse: written,
  format: (value) => written(value),
  sample: (_field, random) => JSON.stringify(makeTemplate(times(between(random, 1, 3), (index) => ({ name: `field${101 + index}`, label: label(random), control: 'input' as const })))),
};
