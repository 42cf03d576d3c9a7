// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { focusField } from '../../../../src/console/resource/form/focusField';

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  HTMLElement.prototype.scrollIntoView = function () { scrolled(this); };
});

/** A list of two rows, the second wrong, so high. */
function list(height: number): HTMLElement {
  document.body.innerHTML = '<form><div data-field="rows"><div id="f" role="group"><button>移动</button><input aria-label="甲"><input aria-label="乙" aria-invalid="true"></div><p role="alert">乙未填写</p></div></form>';
  Object.defineProperty(document.querySelector('[data-field]'), 'offsetHeight', { value: height });
  return document.querySelector('form')!;
}

it.each([['a list that fits', 100, 'DIV'], ['what is said of one that does not', 5000, 'P']])('shows %s, and enters it where it is wrong', (_what, height, shown) => {
  focusField(list(height), 'f', 'rows');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('乙');
  expect(scrolled.mock.calls.map(([element]) => element.tagName)).toEqual([shown]);
});

it('enters one that is wrong as a whole at its beginning', () => {
  const form = list(100);
  form.querySelector('[aria-invalid]')!.removeAttribute('aria-invalid');
  focusField(form, 'f', 'rows');
  expect(document.activeElement?.textContent).toBe('移动');
});
