/** The effect "create" of an action: a record elsewhere, made of what was asked and what the record holds. */
import type { CreateModel } from '../../engine/model';
import { holds } from '../../engine/rules/holds';
import { inFull } from '../../engine/rules/present';
import { createRecord, proveSeen } from './door/door';
import { lockRow } from './door/rows';
import { presentOf } from './door/visit';
import type { Options } from './typed';
import type { Resource, Row, Visit } from './types';
import { toldAtInputs, valuesFrom } from './values';

/**
 * The right to the action is the right to the new record, whose own rules hold as for any other.
 * @param asked what the form asked; it hides fields of the same names
 * @throws Refusal at the inputs that what is wrong was entered in
 */
export async function createEffect(visit: Visit, resource: Resource, { create, when, copies = [], values = {} }: CreateModel, id: unknown, asked: Row, options: Options): Promise<void> {
  const target = visit.resources.get(create);
  if (!target) throw new Error(`${create} is not served`);
  await proveSeen(visit, resource, id, options);
  const { record } = await lockRow(visit, resource, id);
  const source = { ...record, ...asked };
  if (!holds(when, source, presentOf(visit))) return;
  const copied = Object.fromEntries(copies.map((name) => [name, record[name]]));
  const written = inFull(valuesFrom(values, source), (name) => target.fields.get(name), presentOf(visit));
  await toldAtInputs(visit, values, asked, () => createRecord(visit, target, { ...copied, ...written }, { title: options.title }));
}
