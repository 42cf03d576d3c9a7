/** Any generated form as a template: schemas and templates are one language. Kinds without a component are kept by name, to be read only. */
import type { EntityModel, EnumerationModel, FieldModel, FieldOption, FormModel, InputModel, KindName } from '../model';
import { type ComponentName, newForm } from './catalogue';
import { newItem } from './design/items';
import { isObject, type Json, type JsonObject } from '../json';
import { hours } from '../time/timeOfDay';

interface Sources {
  fields: readonly FieldModel[];
  form: Pick<FormModel, 'sections'>;
  enumeration(name: string): EnumerationModel | undefined;
}

type Named = Pick<EntityModel, 'fields' | 'form' | 'actions' | 'single' | 'title'>;

/** The form of a single record is asked for by the record's title, or by the name that its schema gives it. */
export const isFormOf = ({ single, title, form }: Pick<EntityModel, 'single' | 'title' | 'form'>, name: string): boolean => form?.template === name || (single === true && title === name);

/** @returns the form that its schema gives this name, as a template; undefined where none has it */
export function templateNamed(name: string, entities: Iterable<Named>, enumeration: Sources['enumeration']): { title: string; content: JsonObject } | undefined {
  for (const entity of entities) {
    const { fields, form, actions } = entity;
    if (form && isFormOf(entity, name)) return { title: form.titles.edit, content: templateOfForm({ fields, form, enumeration }) };
    const action = actions.find(({ template }) => template === name);
    if (action?.form) return { title: action.dialog ?? action.title, content: templateOfForm({ fields: action.form.fields, form: { sections: [{ inputs: action.form.inputs }] }, enumeration }) };
  }
  return undefined;
}

/** @returns a document that `readTemplate` reads, the inputs of all sections in their order */
export function templateOfForm({ fields, form, enumeration }: Sources): JsonObject {
  const byName = new Map(fields.map((field) => [field.name, field]));
  let formId = 100;
  const itemOf = (input: InputModel): JsonObject[] => {
    const field = byName.get(input.name);
    return field ? [componentFor(field, input, (formId += 1), enumeration)] : [];
  };
  return { ...newForm, fields: form.sections.flatMap(({ inputs }) => inputs.flatMap(itemOf)) };
}

/** The same of fields that no schema describes, each in a line of its own. */
export const templateOfFields = (fields: readonly FieldModel[], enumeration: Sources['enumeration']): JsonObject =>
  templateOfForm({ fields, enumeration, form: { sections: [{ inputs: fields.map(({ name }) => ({ name, placeholder: '', span: 24, hiddenIn: [], disabledIn: [] })) }] } });

/** Which component enters a kind; absent: none of the format does. */
const components: Partial<Record<KindName, ComponentName>> = {
  text: 'input', phone: 'input', url: 'input', link: 'input', icon: 'input', textarea: 'textarea', password: 'password',
  integer: 'number', decimal: 'number', money: 'number', switch: 'switch', enumeration: 'select', choices: 'checkbox', cascade: 'cascader',
  date: 'date', datetime: 'date', dateRange: 'date-range', time: 'time', timeRange: 'time-select', rating: 'rate', slider: 'slider', colour: 'color',
  image: 'selfUpload', imageList: 'selfUpload', file: 'uploadPicture',
};

function componentFor(field: FieldModel, input: InputModel, formId: number, enumeration: Sources['enumeration']): JsonObject {
  const name = nameFor(field);
  const made: JsonObject = name === undefined ? {} : newItem(name) as JsonObject;
  const config = isObject(made.__config__) ? made.__config__ : {};
  const { help } = field;
  return {
    ...made,
    __config__: {
      ...config,
      label: field.title, showLabel: true, layout: 'colFormItem', tag: name === undefined ? tagOf(field.kind) : config.tag ?? '', tagIcon: name ?? field.kind,
      span: input.span, required: field.required, formId, renderKey: formId,
      ...(field.default === undefined ? {} : { defaultValue: field.default as Json }),
      ...(help === undefined ? {} : { tips: true, tipsDesc: help }),
      regList: field.pattern === undefined ? [] : [{ pattern: `/${field.pattern.replaceAll('/', '\\/')}/`, message: field.messages.pattern ?? `${field.title}格式不正确` }],
    },
    __vModel__: field.name,
    ...(input.placeholder === '' ? {} : { placeholder: input.placeholder }),
    ...(input.disabledIn.includes('create') || field.readOnly || field.shows !== undefined ? { disabled: true } : {}),
    ...propertiesOf(field, enumeration),
  };
}

/** Rich text has a tag of old, which no palette offers; anything else is named by its kind. */
const tagOf = (kind: KindName): string => (kind === 'richText' ? 'tinymce' : `kind-${kind}`);

function nameFor(field: FieldModel): ComponentName | undefined {
  if (field.kind === 'enumeration' && field.as === 'radio') return 'radio';
  if (field.kind === 'enumeration' && field.as === 'switch') return 'switch';
  if (field.kind === 'choices' && field.as === 'select') return 'select';
  // The format's pickers of a time know no full hours and no 24:00.
  if (field.kind === 'time' && field.unit === 'hour') return 'select';
  return components[field.kind];
}

function propertiesOf(field: FieldModel, enumeration: Sources['enumeration']): JsonObject {
  const { kind, minimum, maximum, scale, maxLength, minItems, maxItems } = field;
  const given = (values: Record<string, Json | undefined>): JsonObject => Object.fromEntries(Object.entries(values).filter((entry): entry is [string, Json] => entry[1] !== undefined));
  switch (kind) {
    case 'text': case 'textarea': case 'phone': case 'url': case 'link': return given({ maxlength: maxLength, 'show-word-limit': maxLength !== undefined });
    case 'integer': return given({ min: minimum, max: maximum, precision: 0 });
    case 'decimal': case 'money': return given({ min: minimum, max: maximum, precision: scale ?? 2 });
    case 'slider': return given({ min: minimum, max: maximum });
    case 'rating': return given({ max: maximum, 'allow-half': (scale ?? 0) > 0 });
    case 'enumeration': if (field.as === 'switch') return positionProperties(field, enumeration);
      return { __slot__: { options: optionsOf(field, enumeration) } };
    case 'choices': return given({ __slot__: { options: optionsOf(field, enumeration) }, min: minItems, max: maxItems, multiple: field.as === 'select' ? true : undefined });
    case 'cascade': return { options: (field.options ?? []).map(nested) };
    case 'datetime': return { type: 'datetime', format: 'yyyy-MM-dd HH:mm:ss', 'value-format': 'yyyy-MM-dd HH:mm:ss' };
    case 'time': if (field.unit === 'hour') return { __slot__: { options: hours.map((hour) => ({ label: hour, value: hour })) } };
      return field.unit === undefined || field.unit === 'second' ? {} : { format: 'HH:mm', 'value-format': 'HH:mm' };
    case 'image': return { multiple: false };
    case 'imageList': return { multiple: true };
    default: return {};
  }
}

/** The first two codes are the values of a switch. */
function positionProperties(field: FieldModel, enumeration: Sources['enumeration']): JsonObject {
  const [on, off] = field.codes ?? [];
  const titleOf = (code: unknown) => enumeration(field.enumeration ?? '')?.items.find(({ value }) => value === code)?.title ?? '';
  return { 'active-value': on ?? true, 'inactive-value': off ?? false, 'active-text': titleOf(on), 'inactive-text': titleOf(off) };
}

const nested = ({ value, title, children }: FieldOption): JsonObject => ({ label: title, value, ...(children ? { children: children.map(nested) } : {}) });

function optionsOf({ options, enumeration: name }: FieldModel, enumeration: Sources['enumeration']): Json[] {
  const items = options ?? (name === undefined ? undefined : enumeration(name)?.items) ?? [];
  return items.map(({ value, title }) => ({ label: title, value }));
}
