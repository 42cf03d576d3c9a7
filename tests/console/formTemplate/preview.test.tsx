// @vitest-environment jsdom
/** The preview page: which messages it takes, and what it shows of them. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entityTemplate, openPreview } from '../../../src/console/formTemplate';
import { entityTitles, loadResource } from '../../../src/console/data/resources';
import PreviewScreen from '../../../src/console/screens/preview';
import { formOf } from '../../../src/engine/formTemplate/form';
import { formatMistakes } from '../../../src/engine/formTemplate/format';
import { readTemplate } from '../../../src/engine/formTemplate/template';
import { fakeBackend } from '../data/backend';
import { account, renderConsole, signInAt } from '../resource/harness';
import { item } from './item';

const backend = fakeBackend();
const formConf = { fields: [item({ tag: 'el-input', name: 'version', label: '版本号' })] };
const post = (data: unknown, origin = location.origin) => act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin })));
const message = (type: string, definition: unknown = formConf) => ({ type: 'refreshFrame', data: { generateConf: { type }, formConf: definition, html: '<b>坏</b>', scripts: 'window.bad = 1' } });

async function open(user = account) {
  await signInAt(backend, user);
  renderConsole({ '/preview': <PreviewScreen /> });
  await screen.findByRole('heading', { name: '表单预览' });
}
afterEach(() => vi.unstubAllGlobals());

it('draws a definition of our own origin in a dialog of 600 pixels, and shows what is submitted', async () => {
  await open();
  await screen.findByText(/等待表单定义/);
  post(message('dialog'));
  const dialog = await screen.findByRole('dialog', { name: '表单预览' });
  expect(within(dialog).queryByText('坏')).toBeNull();
  fireEvent.change(within(dialog).getByLabelText('版本号'), { target: { value: '1.2' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '提交' }));
  expect(await within(dialog).findByText(/"version": "1.2"/)).toBeInTheDocument();
});

it('draws it in the page otherwise, also from JSON text', async () => {
  await open();
  await screen.findByText(/等待表单定义/);
  post(message('file', JSON.stringify(formConf)));
  expect(await screen.findByLabelText('版本号')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['another origin', message('file'), 'https://elsewhere.example'],
  ['another type', { ...message('file'), type: 'other' }, undefined],
  ['no data', { type: 'refreshFrame' }, undefined],
])('takes nothing of %s', async (_what, data, origin) => {
  await open();
  await screen.findByText(/等待表单定义/);
  post(data, origin);
  expect(screen.getByText(/等待表单定义/)).toBeInTheDocument();
});

it('says what a definition lacks', async () => {
  await open();
  await screen.findByText(/等待表单定义/);
  post(message('file', { fields: [{ __config__: { tag: 'el-input' } }] }));
  expect(await screen.findByText(/fields\[0\]\.__config__：缺少 layout/)).toBeInTheDocument();
});

it('nobody without the right sees forms', async () => {
  await open({ ...account, roles: ['editor'], permissionsList: ['platform:product:brand:list'] });
  expect(screen.getByText('没有查看表单的权限')).toBeInTheDocument();
});

it('opens a window and sends the definition once the page listens', () => {
  const opened = { postMessage: vi.fn() };
  vi.stubGlobal('open', () => opened);
  expect(openPreview(formConf)).toBe(true);
  const hear = (source: unknown, origin = location.origin) => window.dispatchEvent(Object.defineProperty(new MessageEvent('message', { data: { type: 'previewReady' }, origin }), 'source', { value: source }));
  hear({}); hear(opened, 'https://elsewhere.example');
  expect(opened.postMessage).not.toHaveBeenCalled();
  hear(opened); hear(opened);
  expect(opened.postMessage.mock.calls).toEqual([[{ type: 'refreshFrame', data: { generateConf: { type: 'dialog' }, formConf } }, location.origin]]);
});

describe('one language: the form of every entity is a template', () => {
  it.each(entityTitles.map(({ key }) => key))('%s', async (key) => {
    const { form, fields } = await loadResource(key);
    const document = await entityTemplate(key);
    if (!form) return expect(document).toBeUndefined();
    expect(formatMistakes(document)).toEqual([]);
    const template = formOf(readTemplate(document), key);
    const inputs = form.sections.flatMap((section) => section.inputs.map(({ name }) => name));
    const unknown = template.problems.map(({ message: problem }) => problem);
    expect(template.fields.length + unknown.length).toBe(inputs.length);
    // What no component enters is named by its kind.
    for (const { name, kind } of fields.filter((field) => inputs.includes(field.name) && !template.fields.some((known) => known.name === field.name))) expect(unknown.join(), name).toContain(`kind-${kind}`);
  });

  it('is drawn in the preview', async () => {
    await open();
    const user = userEvent.setup();
    await user.click(await screen.findByLabelText('实体表单'));
    await user.click(screen.getByRole('option', { name: '品牌' }));
    expect(await screen.findByLabelText(/品牌名称/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: '提交' })).toBeInTheDocument());
  });
});
