/** Effects of declared actions: assign or add values, move the state, delete, bring back seed rows. */
import type { ActionModel, FieldModel } from '../../engine/model';
import { codes } from '../../engine/envelope';
import { holds } from '../../engine/rules/holds';
import { moveOf } from '../../engine/rules/moves';
import { invalid, Refusal } from '../refusal';
import { seedRows } from '../seed/rows';
import { addToRecord, assignRecord, moveRecord, removeRecord, type Options } from './door/door';
import { clean } from './door/complete';
import { validateAction } from './door/validate';
import { lockRow, type Row } from './door/rows';
import type { Visit } from './door/visit';
import type { Resource } from './resource';

/** Input cleaned and checked by its own fields; what bears the name of a stored field is assigned to it. */
function readInput(resource: Resource, action: ActionModel, fields: FieldModel[], values: Row): Row {
  const input = Object.fromEntries(fields.map((field) => [field.name, clean(field, values[field.name])]));
  const errors = validateAction(resource, action.name, fields, input);
  if (errors.length > 0) throw invalid(errors);
  return Object.fromEntries(Object.entries(input).filter(([name]) => resource.stored.has(name)));
}

/** An action is refused on records on which it is not offered. */
async function proveOffered(visit: Visit, resource: Resource, action: ActionModel, id: unknown): Promise<void> {
  if (!action.when) return;
  const { record } = await lockRow(visit, resource, id);
  if (!holds(action.when, record)) throw new Refusal(codes.invalid, `当前状态不能${action.title}`);
}

/** The input that decides on the move bears the name of the state, and is none. */
function undecided({ effect }: ActionModel, input: Row): Row {
  if (!('move' in effect) || typeof effect.move === 'string') return input;
  const { [effect.move.by]: _decision, ...rest } = input;
  return rest;
}

/** @param ids none for an action on the whole list */
export async function runAction(
  visit: Visit, resource: Resource, action: ActionModel, ids: readonly unknown[], fields: FieldModel[], values: Row, options: Options,
): Promise<{ done: number }> {
  const { effect } = action;
  if ('seed' in effect) return { done: await seedRows(visit, resource, effect.seed, { restore: true }) };
  const input = readInput(resource, action, fields, values);
  for (const id of ids) {
    await proveOffered(visit, resource, action, id);
    if ('move' in effect) await moveRecord(visit, resource, id, { name: moveOf(action, values)!, action: action.name }, undecided(action, input), options);
    else if ('add' in effect) await addToRecord(visit, resource, id, input, options);
    else if ('delete' in effect) await removeRecord(visit, resource, id, options);
    else if ('set' in effect) await assignRecord(visit, resource, id, { ...effect.set, ...input }, options);
  }
  return { done: ids.length };
}
