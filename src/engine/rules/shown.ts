/** What a form shows of its inputs: what it hides is nobody's to say. */
import type { FieldModel } from '../model';
import { holds } from './holds';
import type { Present } from './present';

/**
 * Inputs whose condition holds, where what is hidden counts as not told: it shows nothing either.
 * @param values decoded, by input
 */
function shownInputs(fields: readonly FieldModel[], values: Readonly<Record<string, unknown>>, present?: Present): readonly FieldModel[] {
  const names = new Set(fields.map(({ name }) => name));
  for (let shown = fields; ;) {
    const told = Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name) || shown.some((field) => field.name === name)));
    const next = shown.filter(({ when }) => holds(when, told, present));
    if (next.length === shown.length) return shown;
    shown = next;
  }
}

/** Names of the inputs that the form hides. */
export function hiddenInputs(fields: readonly FieldModel[], values: Readonly<Record<string, unknown>>, present?: Present): ReadonlySet<string> {
  const shown = new Set(shownInputs(fields, values, present));
  return new Set(fields.filter((field) => !shown.has(field)).map(({ name }) => name));
}

/** The same values without those of inputs that the form hides. */
export function toldShown(fields: readonly FieldModel[], values: Readonly<Record<string, unknown>>, present?: Present): Record<string, unknown> {
  const hidden = hiddenInputs(fields, values, present);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.has(name)));
}
