/** Effects of an action on records elsewhere: "create", and the move of the record that a reference points to. */
import type { CreateModel, MoveOfModel } from '../../engine/model';
import { holds } from '../../engine/rules/holds';
import { createRecord, moveRecord, proveSeen } from './door/door';
import { lockRow } from './door/rows';
import { presentOf } from './door/visit';
import type { Options } from './typed';
import type { Resource, Row, Visit } from './types';
import { toldAtInputs, valuesNow } from './values';

/**
 * The right to the action is the right to the new record, whose own rules hold as for any other.
 * @param asked what the form asked; it hides fields of the same names
 * @throws Refusal at the inputs that what is wrong was entered in
 */
export async function createEffect(visit: Visit, resource: Resource, { create, when, values = {} }: CreateModel, id: unknown, asked: Row, options: Options): Promise<void> {
  const target = visit.resources.get(create);
  if (!target) throw new Error(`${create} is not served`);
  await proveSeen(visit, resource, id, options);
  const { record } = await lockRow(visit, resource, id);
  const source = { ...record, ...asked };
  if (!holds(when, source, presentOf(visit))) return;
  await toldAtInputs(visit, values, asked, () => createRecord(visit, target, valuesNow(visit, target, values, source), { title: options.title }));
}

/** @throws Refusal where the record referred to is not in a state from which the move begins */
export async function moveOfEffect(visit: Visit, resource: Resource, { move, of }: MoveOfModel, action: string, id: unknown, options: Options): Promise<void> {
  await proveSeen(visit, resource, id, options);
  const { record } = await lockRow(visit, resource, id);
  const holder = visit.resources.get(resource.fields.get(of)?.to ?? '');
  if (!holder) throw new Error(`${resource.key}: ${of} refers to nothing`);
  await moveRecord(visit, holder, record[of], { name: move, action }, {}, { title: options.title });
}
