/** What an action adds, and to which fields. */
import type { ActionModel, EffectModel } from '../model';

/** @returns the input that is added to each field, by the field's name; nothing where the effect adds nothing */
export function inputsAdded(effect: EffectModel): Record<string, string> {
  if (!('add' in effect)) return {};
  const { add } = effect;
  return Array.isArray(add) ? Object.fromEntries(add.map((name) => [name, name])) : Object.fromEntries(Object.entries(add).map(([field, input]) => [field, input.slice(1)]));
}

/** Inputs that any effect of the action adds: none of them is assigned to the field that it may share its name with. */
export const addedBy = ({ effect, then = [] }: Pick<ActionModel, 'effect' | 'then'>): Set<string> =>
  new Set([effect, ...then].flatMap((each) => Object.values(inputsAdded(each))));
