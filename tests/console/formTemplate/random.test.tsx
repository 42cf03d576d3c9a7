// @vitest-environment jsdom
/** Templates and values that nobody thought of: nothing throws, and no value is lost on its way. */
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { Ajv } from 'ajv';
import fc from '../../property';
import { expect, it, vi } from 'vitest';
import { TemplateForm } from '../../../src/console/formTemplate';
import { templateJudge } from '../../../src/console/formTemplate/check';
import { componentNames } from '../../../src/engine/formTemplate/catalogue';
import { newItem } from '../../../src/engine/formTemplate/design/items';
import { formOf } from '../../../src/engine/formTemplate/form';
import { formatMistakes } from '../../../src/engine/formTemplate/format';
import type { JsonObject } from '../../../src/engine/json';
import { templateSchema } from '../../../src/engine/formTemplate/schema';
import { readTemplate, writeTemplate } from '../../../src/engine/formTemplate/template';
import { initialValues, storedText, submittedValues } from '../../../src/engine/formTemplate/values';
import { addKeywords } from '../../../src/engine/validation/keywords';
import { kinds } from '../../../src/fields/kinds';
import { fakeBackend } from '../data/backend';
import { renderConsole } from '../resource/harness';

fakeBackend();

const word = fc.constantFrom('', '甲', '商城', '1', '0', 'true', 'a,b', '2024-05-01', '08:00,22:00', '#409eff', '[1]', '/^(?=x)/', '/^\\d+$/', '/[/');
const scalar = fc.oneof(word, fc.integer({ min: -5, max: 200 }), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null));
const anything = fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), fc.dictionary(fc.constantFrom('x', 'y'), scalar, { maxKeys: 2, noNullPrototype: true }));
const properties = fc.dictionary(fc.constantFrom('placeholder', 'min', 'max', 'step', 'precision', 'step-strictly', 'multiple', 'range', 'type', 'is-range', 'maxlength', 'disabled', 'readonly', 'clearable', 'show-alpha', 'color-format', 'active-value', 'inactive-value', 'allow-half', 'gutter', 'style', 'picker-options', 'accept', '__slot__', 'options', 'unheardOf'), anything, { maxKeys: 4, noNullPrototype: true });
const settings = fc.dictionary(fc.constantFrom('required', 'span', 'showLabel', 'labelWidth', 'defaultValue', 'tips', 'tipsDesc', 'tipsIsLink', 'tipsLink', 'regList', 'optionType', 'unheardOf'), anything, { maxKeys: 4, noNullPrototype: true });
const rules = fc.array(fc.record({ pattern: word, message: word }), { maxLength: 2 });
const component = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...componentNames.filter((name) => name !== 'row')) }, { weight: 1, arbitrary: fc.constantFrom('el-transfer', '') });

const leaf = fc.record({ component, properties, settings, rules }).map(({ component: name, properties: raw, settings: config, rules: regList }): JsonObject => {
  const item = (componentNames as readonly string[]).includes(name) ? newItem(name as 'input') : { __config__: { tag: name, layout: 'colFormItem', label: '未知' } };
  return { ...item, ...raw, __config__: { ...item.__config__ as JsonObject, regList, ...config } } as JsonObject;
});
const row = fc.array(leaf, { maxLength: 3 }).map((children): JsonObject => ({ ...newItem('row'), __config__: { ...newItem('row').__config__ as JsonObject, children } }));
const template = fc.record({ items: fc.array(fc.oneof({ weight: 4, arbitrary: leaf }, { weight: 1, arbitrary: row }), { maxLength: 5 }), form: fc.dictionary(fc.constantFrom('size', 'labelPosition', 'labelWidth', 'gutter', 'disabled', 'unheardOf'), anything, { noNullPrototype: true }) })
  .map(({ items, form }) => ({ ...form, disabled: false, formBtns: true, fields: items.map((item, index) => named(item, String(index))) }));

/** Every item bears a name of its own, by its place. */
function named(item: JsonObject, at: string): JsonObject {
  const config = item.__config__ as JsonObject;
  if (!Array.isArray(config.children)) return { ...item, __vModel__: `field${at}` };
  return { ...item, __config__: { ...config, children: config.children.map((child, index) => named(child as JsonObject, `${at}_${index}`)) } };
}

it('convert, judge, submit and reload', () => {
  fc.assert(fc.property(template, fc.array(anything, { maxLength: 8 }), (document, given) => {
    const read = readTemplate(JSON.stringify(document));
    expect(JSON.parse(writeTemplate(read))).toEqual(JSON.parse(JSON.stringify(document)));
    expect(Array.isArray(formatMistakes(document))).toBe(true);
    const form = formOf(read, 'form:random');
    const { schema } = templateSchema(form, (field) => kinds[field.kind].schema(field));
    expect(Object.keys(schema.properties as object)).toEqual(form.fields.map(({ name }) => name));
    // The server compiles what the console interprets.
    addKeywords(new Ajv({ allErrors: true, strict: false })).compile(schema);

    const stored = Object.fromEntries(form.fields.map(({ name }, index) => [name, given[index % Math.max(1, given.length)]]));
    const opened = initialValues(form, stored);
    const values = Object.fromEntries(form.fields.map((field) => [field.name, kinds[field.kind].normalize?.(opened[field.name], field) ?? opened[field.name]]));
    const broken = new Set(templateJudge(form)(values).errors.map(({ field }) => field));
    const submitted = submittedValues(form, values, stored);
    for (const field of form.fields.filter(({ name }) => !broken.has(name))) {
      const { [field.name]: again } = initialValues({ ...form, fields: [{ ...field, default: undefined }] }, { [field.name]: submitted[field.name] });
      const text = storedText(field, values[field.name]);
      expect(storedText(field, again), `${field.kind} ${JSON.stringify(values[field.name])}`).toBe(text);
    }
  }), { numRuns: 300 });
});

it('draw and submit: what is entered goes out, or stays with a message', async () => {
  await fc.assert(fc.asyncProperty(template, async (document) => {
    const onSubmit = vi.fn((_values: Record<string, unknown>) => undefined);
    const { container } = renderConsole({ '/': <TemplateForm template={readTemplate(document)} onSubmit={onSubmit} /> });
    const box = container.querySelector<HTMLInputElement>('.template-form input[type=text]:not([role]):not(:disabled):not([readonly])');
    if (box) fireEvent.change(box, { target: { value: '1' } });
    await act(async () => { fireEvent.submit(container.querySelector('form')!); });
    await waitFor(() => expect(onSubmit.mock.calls.length > 0 || container.querySelector('[role=alert]') !== null).toBe(true));
    if (box?.isConnected) expect(box.value).not.toBe('');
    cleanup();
  }), { numRuns: 20 });
}, 300_000);
