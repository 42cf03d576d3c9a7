/** A form template as the engine knows forms: fields with kinds, inputs, and where they stand. */
import type { FieldModel, InputModel } from '../model';
import { componentOf, isButton, isDisabled, isFixed } from './component';
import { isObject } from '../json';
import { type Item, number, property, text } from './item';
import { lookOf } from './look';
import { type Pattern, readPattern } from './pattern';
import type { FormTemplate } from './template';

export type TemplateNode =
  | { type: 'field'; item: Item; field: FieldModel; input: InputModel }
  /** A row of its own columns. */
  | { type: 'row'; item: Item; children: TemplateNode[] }
  | { type: 'button'; item: Item }
  /** A component that the product does not know: its value is shown and kept, not entered. */
  | { type: 'unknown'; item: Item; problem: string };

export interface TemplateRule {
  pattern: Exclude<Pattern, { kind: 'invalid' }>;
  message: string;
}

export interface TemplateForm {
  nodes: TemplateNode[];
  fields: FieldModel[];
  /** Rules by the name of their field. */
  rules: ReadonlyMap<string, readonly TemplateRule[]>;
  /** What was passed over: unknown components, broken patterns. */
  problems: { at: string; message: string }[];
}

/** @param at where the template comes from, for messages to developers: `form:84` */
export function formOf({ items }: FormTemplate, at: string): TemplateForm {
  const form: TemplateForm & { rules: Map<string, TemplateRule[]> } = { nodes: [], fields: [], rules: new Map(), problems: [] };
  const nodeOf = (item: Item): TemplateNode => {
    if (item.layout === 'rowFormItem') return { type: 'row', item, children: item.children.map(nodeOf) };
    if (isButton(item)) return { type: 'button', item };
    const component = componentOf(item);
    if (!component || item.name === undefined) {
      const problem = component ? `${item.label}缺少字段名` : `不支持的组件：${item.tag || '（未写标签）'}`;
      form.problems.push({ at: item.at, message: problem });
      return { type: 'unknown', item, problem };
    }
    const field: FieldModel = {
      name: item.name, title: item.label, at: `${at} ${item.at}`, wire: 'plain', ...component,
      required: item.required && !isFixed(item), readOnly: false, writeOnly: false, default: item.defaultValue ?? component.default,
      messages: { required: requiredMessage(item) },
    };
    form.fields.push(field);
    form.rules.set(field.name, rulesOf(item, form.problems));
    return { type: 'field', item, field, input: inputOf(item, field) };
  };
  form.nodes = items.map(nodeOf);
  return form;
}

/** Tags whose controls show or speak their placeholder, unless they are ranges of two placeholders. */
const placeheld = new Set(['el-input', 'el-input-number', 'el-select', 'el-cascader', 'el-date-picker', 'el-time-picker', 'time-select', 'tinymce']);

/** The placeholder is the message where it can be seen; a list is asked for one choice; else the label cannot be empty (spec 2 §5). */
function requiredMessage({ raw, tag, label, defaultValue }: Item): string {
  if (Array.isArray(defaultValue)) return `请至少选择一个${label}`;
  const isRange = property(raw, 'is-range') === true || text(raw.type).endsWith('range');
  return (placeheld.has(tag) && !isRange && text(raw.placeholder)) || `${label}不能为空`;
}

function rulesOf(item: Item, problems: TemplateForm['problems']): TemplateRule[] {
  return item.rules.flatMap(({ pattern: written, message }, index): TemplateRule[] => {
    const pattern = readPattern(written);
    if (pattern.kind !== 'invalid') return [{ pattern, message: message || `${item.label}格式不正确` }];
    problems.push({ at: `${item.at}.regList[${index}]`, message: pattern.reason });
    return [];
  });
}

function inputOf(item: Item, { name }: FieldModel): InputModel {
  const { raw, span } = item;
  const rows = isObject(raw.autosize) ? number(raw.autosize.minRows) : number(raw.rows);
  return { name, placeholder: text(raw.placeholder), span, hiddenIn: [], disabledIn: isDisabled(item) ? ['create', 'edit', 'copy'] : [], trigger: triggers[item.tag] ?? 'submit', look: lookOf(item), ...(rows === undefined ? {} : { rows }) };
}

/** When a field is judged before the submit (spec 2 §5); switches, sliders, colours and uploads are not. */
const triggers: Record<string, InputModel['trigger']> = {
  'el-input': 'blur', 'el-input-number': 'blur', tinymce: 'blur',
  'el-select': 'change', 'el-radio-group': 'change', 'el-checkbox-group': 'change', 'el-cascader': 'change',
  'el-time-picker': 'change', 'el-date-picker': 'change', 'el-rate': 'change', 'time-select': 'change',
};
