// @vitest-environment jsdom
/** Every template of the gallery: rendered, refused, filled in, saved as texts, and loaded again. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TemplateForm } from '../../../src/console/formTemplate';
import { type FormTemplate, readTemplate, writeTemplate } from '../../../src/engine/formTemplate/template';
import { formOf } from '../../../src/engine/formTemplate/form';
import { initialValues, storedText } from '../../../src/engine/formTemplate/values';
import { fakeBackend } from '../data/backend';
import { renderConsole } from '../resource/harness';
import { gallery, type Step } from './gallery';

fakeBackend();

const labelled = (label: string) => screen.getByLabelText((text, element) => text.replace('*', '') === label && !(element instanceof HTMLButtonElement && element.role === null));

function take(step: Step): void {
  if (step[0] === 'press') return void fireEvent.click(screen.getByRole(step[1], { name: step[2] }));
  if (step[0] !== 'choose') return void fireEvent.change(labelled(step[1]), { target: { value: String(step[2]) } });
  const [, label, ...options] = step;
  for (const option of options) {
    const box = labelled(label);
    if (box.getAttribute('aria-expanded') !== 'true') fireEvent.click(box);
    const popup = screen.queryByRole('listbox') ?? screen.getByRole('tree');
    fireEvent.click(within(popup).getByRole(popup.getAttribute('role') === 'tree' ? 'treeitem' : 'option', { name: option }));
  }
  if (labelled(label).getAttribute('aria-expanded') === 'true') fireEvent.keyDown(labelled(label), { key: 'Escape' });
}

async function open(template: FormTemplate, values?: Record<string, unknown>) {
  const onSubmit = vi.fn((_values: Record<string, unknown>) => undefined);
  const view = renderConsole({ '/': <TemplateForm template={template} values={values} onSubmit={onSubmit} /> });
  return { ...view, onSubmit, submit: () => act(async () => { fireEvent.submit(view.container.querySelector('form')!); }) };
}

it('holds at least 40 templates, each under a name of its own', () => {
  expect(new Set(gallery.map(({ name }) => name)).size).toBe(gallery.length);
  expect(gallery.length).toBeGreaterThanOrEqual(40);
});

it.each(gallery.map((piece) => [piece.name, piece] as const))('%s', async (_name, { fields, form = {}, fill, saved, bad = [], problems = 0 }) => {
  const document = { ...form, unheardOf: { deep: [null, '未知属性'] }, fields };
  const template = readTemplate(document);
  expect(JSON.parse(writeTemplate(template))).toEqual(document);
  const model = formOf(template, 'form:gallery');
  expect(model.problems).toHaveLength(problems);

  for (const [values, ...messages] of bad) {
    const { onSubmit, submit, unmount } = await open(template, values);
    await submit();
    await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(messages));
    expect(onSubmit).not.toHaveBeenCalled();
    unmount();
  }

  const { onSubmit, submit, unmount } = await open(template);
  fill.forEach(take);
  await submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]![0]).toEqual(saved);
  unmount();

  // Saved as the configuration store keeps it, and read from there.
  const decoded = initialValues(model, saved);
  const texts = Object.fromEntries(model.fields.map((field) => [field.name, storedText(field, decoded[field.name])]));
  const again = await open(template, texts);
  await again.submit();
  await waitFor(() => expect(again.onSubmit).toHaveBeenCalled());
  expect(again.onSubmit.mock.calls[0]![0]).toEqual(saved);
});
