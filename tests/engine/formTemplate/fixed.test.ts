/** Fields that a person cannot fill, for every component of the format: neither the form nor the server asks for them. */
import { describe, expect, it } from 'vitest';
import { componentNames, entryOf } from '../../../src/engine/formTemplate/catalogue';
import { newItem } from '../../../src/engine/formTemplate/design/items';
import { propertiesOf } from '../../../src/engine/formTemplate/design/properties';
import { formOf } from '../../../src/engine/formTemplate/form';
import { readTemplate, writeTemplate } from '../../../src/engine/formTemplate/template';
import type { JsonObject } from '../../../src/engine/json';
import { judgeValues } from '../../../src/server/routes/settings/judge';

const entered = componentNames.filter((name) => entryOf(name).value !== 'none');
const uploads = ['uploadPicture', 'selfUpload'];
/** Those whose controls show what they hold without letting it be changed. */
const readable = ['input', 'textarea', 'password', 'time', 'time-range', 'date', 'date-range'];

function formWith(name: (typeof entered)[number], own: JsonObject) {
  const item = newItem(name);
  const document = { fields: [{ ...item, ...own, unheardOf: [1], __vModel__: 'it', __config__: { ...item.__config__ as JsonObject, label: '名目', required: true, defaultValue: null } }] };
  const template = readTemplate(document);
  expect(JSON.parse(writeTemplate(template))).toEqual(document);
  return formOf(template, 'form:fixed');
}

const verdict = async (form: ReturnType<typeof formOf>) => (await judgeValues(form, {}, new Set())).errors.map(({ message }) => message);

describe.each(entered)('%s', (name) => {
  it('is required as long as it can be filled', async () => {
    const form = formWith(name, { disabled: false });
    expect(form.fields[0]!.required).toBe(true);
    // A switch is always on one side or the other.
    if (entryOf(name).value !== 'boolean') expect(await verdict(form)).toHaveLength(1);
  });

  it('disabled: not required, unless it is an upload, which never had the property', async () => {
    const form = formWith(name, { disabled: true });
    const [node] = form.nodes;
    const isUpload = uploads.includes(name);
    expect(node).toMatchObject({ type: 'field', input: { disabledIn: isUpload ? [] : ['create', 'edit', 'copy'] } });
    expect(form.fields[0]!.required).toBe(isUpload);
    if (!isUpload) expect(await verdict(form)).toEqual([]);
    expect(propertiesOf({ ...newItem(name), disabled: true }).some(({ label }) => label === '是否禁用')).toBe(!isUpload);
  });

  it('read-only: not required where that has an effect', async () => {
    const form = formWith(name, { readonly: true });
    expect(form.fields[0]!.required).toBe(!readable.includes(name));
    if (readable.includes(name)) expect(await verdict(form)).toEqual([]);
  });
});
