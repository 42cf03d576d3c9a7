// @vitest-environment jsdom
/** Dialogs that other consoles ask for by name, drawn by our own renderer: every field stands there, and what is entered is submitted. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { entities } from '../../../generated/contract/entities';
import { enumerations } from '../../../generated/enumerations';
import { TemplateForm } from '../../../src/console/formTemplate';
import { formOf } from '../../../src/engine/formTemplate/form';
import { templateNamed } from '../../../src/engine/formTemplate/ofForm';
import { readTemplate } from '../../../src/engine/formTemplate/template';
import type { FieldModel } from '../../../src/engine/model';
import { fakeBackend } from '../data/backend';
import { renderConsole } from '../resource/harness';

fakeBackend();

const byName = new Map(Object.values(enumerations).map((each) => [each.name, each]));
const names = entities.flatMap(({ form, actions }) => [form, ...actions].flatMap((each) => each?.template ?? []));

const typed = new Set(['text', 'textarea', 'phone', 'url', 'password', 'integer', 'decimal', 'money']);
/** What bears an English name, as a key does, is of such characters alone. */
const plain = 'Key-2026';

/** A value that its field takes: as typed, where it is typed. */
function valueOf({ name, title, kind, codes, minimum, pattern }: FieldModel): unknown {
  if (kind === 'integer' || kind === 'decimal' || kind === 'money') return Math.max(minimum ?? 0, 1);
  if (kind === 'phone' || pattern?.includes('1[')) return '13800001234';
  if (kind === 'enumeration') return codes?.[0];
  if (kind === 'switch') return true;
  if (kind === 'time') return name.startsWith('start') ? '08:00' : '09:00';
  if (kind === 'image') return '/demo/picture-1.svg';
  if (/^[\w ]+$/.test(title)) return plain;
  return typed.has(kind) ? '测试' : undefined;
}

const inputOf = (container: HTMLElement, { title }: FieldModel): HTMLElement =>
  screen.getAllByLabelText((text) => text.replace('*', '') === title).find((element) => container.contains(element))!;

it('are there, each under a name of its own', () => {
  expect(names).toEqual(expect.arrayContaining(['保障服务', '商户分类', '店铺类型', '平台商品编辑', '修改商户手机号', '修改复制商品数量']));
  expect(new Set(names).size).toBe(names.length);
});

it.each(names)('%s', async (name) => {
  const { content } = templateNamed(name, entities, (each) => byName.get(each))!;
  const template = readTemplate(content);
  const form = formOf(template, `form:${name}`);
  expect(form.problems).toEqual([]);
  const filled = form.fields.map((field) => [field, valueOf(field)] as const);
  const given = Object.fromEntries(filled.filter(([{ kind }]) => !typed.has(kind)).map(([field, value]) => [field.name, value]));

  const onSubmit = vi.fn((_values: Record<string, unknown>) => undefined);
  const { container } = renderConsole({ '/': <TemplateForm template={template} values={given} onSubmit={onSubmit} /> });
  for (const [field, value] of filled) {
    expect(container.textContent).toContain(field.title);
    const input = typed.has(field.kind) ? inputOf(container, field) : undefined;
    if (input && !input.hasAttribute('disabled')) fireEvent.change(input, { target: { value: String(value) } });
  }
  await act(async () => { fireEvent.submit(container.querySelector('form')!); });
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  const entered = filled.filter(([field]) => !typed.has(field.kind) || !inputOf(container, field).hasAttribute('disabled'));
  expect(onSubmit.mock.calls[0]![0]).toMatchObject(Object.fromEntries(entered.map(([field, value]) => [field.name, value]).filter(([, value]) => value !== undefined)));
});
