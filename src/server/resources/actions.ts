/** Effects of declared actions: assign or add values, make up a secret, move a state, delete, book, create elsewhere, bring back seed rows. */
import { sql } from 'kysely';
import type { EntityKey, Inputs } from '../../../generated/records';
import type { ActionModel, EffectModel, FieldModel, RefusalModel } from '../../engine/model';
import { codes } from '../../engine/envelope';
import { fieldsAsked, holds } from '../../engine/rules/holds';
import { addedBy } from '../../engine/rules/added';
import { calledOn } from '../../engine/rules/called';
import { liftedOf, refusalOf } from '../../engine/rules/locks';
import { promptParam } from '../../engine/rules/prompt';
import { moveOf } from '../../engine/rules/moves';
import { hiddenInputs, toldShown } from '../../engine/rules/shown';
import { kinds } from '../../fields/kinds';
import { othersMay } from '../accounts/holders';
import { invalid, Refusal } from '../refusal';
import { seedRows } from '../seed/rows';
import { bookEffect, proveBookable } from './booking';
import { equals } from './condition';
import { createEffect, moveOfEffect } from './elsewhere';
import { createRecord, moveRecord, removeRecord } from './door/door';
import { clean } from './door/complete';
import { each } from './door/each';
import { holdsAlready } from './door/exactlyOne';
import { note } from './door/journal';
import { proveKeyed } from './door/keyed';
import { validateAction } from './door/validate';
import { lockRow, type Locked } from './door/rows';
import { stateRefusal } from './door/stateChange';
import { presentOf } from './door/visit';
import { reached, recordsOf, servedAs } from './facets';
import { project } from './projection';
import { resourceOf } from './resource';
import { addEffect, makeUpEffect, setEffect } from './setting';
import type { House, Resource, Row, Visit } from './types';
import { takenBy } from './values';
import type { Options } from './typed';

/** A list of which nothing is told is empty, and so refused where it is required. */
const untold = ({ kind }: FieldModel): unknown => (Array.isArray(kinds[kind].empty) ? [] : undefined);

/** Input cleaned and checked by its own fields. @throws Refusal 400 at the fields */
function readInput(resource: Resource, action: ActionModel, fields: FieldModel[], values: Row): Row {
  const input = Object.fromEntries(fields.map((field) => [field.name, clean(field, values[field.name] ?? untold(field))]));
  const errors = validateAction(resource, action.name, fields, input);
  if (errors.length > 0) throw invalid(errors);
  const { prompt } = action;
  return prompt ? { ...input, [prompt.field]: input[promptParam(prompt)] } : input;
}

/** What bears the name of a stored field is assigned to it. */
const assigned = (resource: Resource, input: Row): Row => Object.fromEntries(Object.entries(input).filter(([name]) => resource.stored.has(name) && resource.fields.has(name)));

/**
 * An action is refused on records on which it is not offered.
 * @returns the record under lock, with what its condition asks of others
 */
export async function proveOffered(visit: Visit, resource: Resource, action: ActionModel, id: unknown): Promise<Row> {
  const records = await reached(visit, resource, [id]);
  const locked = await lockRow(visit, records, id);
  const { record: stored } = locked;
  const looked = [action.when, ...(action.refuse ?? []).map(({ when }) => when)].flatMap(fieldsAsked).filter((name) => resource.lookups.has(name));
  const record = looked.length === 0 ? stored : { ...stored, ...await lookUp(visit, resource, id, looked) };
  const present = presentOf(visit);
  if (!holds(action.when, record, present)) throw await stateRefusal(visit, records, id, fieldsAsked(action.when), codes.invalid, `当前状态不能${action.title}`);
  const asking = { account: visit.actor.account, present };
  const refusal = refusalOf(action.refuse, record, asking);
  if (refusal) throw new Refusal(codes.invalid, refusal.message);
  const lifted = liftedOf(action.refuse, record, asking);
  if (lifted) await proveSoleHolder(visit, resource, action, records, locked, lifted);
  return record;
}

/** Whoever could leave it to somebody else does; where there is nobody else, the log says that it was done all the same. */
async function proveSoleHolder(
  visit: Visit, resource: Resource, action: ActionModel, records: Resource, locked: Locked, { message, log }: NonNullable<RefusalModel['soleHolder']>,
): Promise<void> {
  const endpoint = endpointNamed(resource, action);
  if (!endpoint) throw new Error(`${resource.key}: ${action.name} has no call whose right could be held`);
  if (await othersMay(visit.db, visit.actor.id, endpoint, action.permission === undefined ? [] : [action.permission])) throw new Refusal(codes.invalid, message);
  note(visit, records, locked, log);
}

/**
 * The same by names.
 * @param resource whose action it is, where that may be a facet
 * @throws Refusal where the action is not offered on the record
 */
export async function proveAction<Key extends EntityKey>(visit: Visit, key: Key, name: keyof Inputs[Key] & string, id: number, resource: Resource = resourceOf(visit, key)): Promise<void> {
  const action = resource.entity.actions.find((each) => each.name === name);
  if (!action) throw new Error(`${resource.key} has no action ${name}`);
  await proveOffered(visit, resource, action, id);
}

/** What an action of an entity, or of a facet with calls of its own, says of records that it refuses; undefined of one that it does not. */
export function refusedBy(house: House, { actor }: Visit, key: string, name: string, record: Row): string | undefined {
  const action = servedAs(house, key)?.entity.actions.find((each) => each.name === name);
  if (!action) throw new Error(`${key} has no action ${name}`);
  return refusalOf(action.refuse, record, { account: actor.account, present: presentOf({ actor }) })?.message;
}

async function lookUp(visit: Visit, resource: Resource, id: unknown, names: readonly string[]): Promise<Row> {
  const projection = project(resource, visit.resources, names);
  const { rows } = await sql<Row>`select ${projection.columns} from ${resource.table} t where ${equals(resource.id, id)}`.execute(visit.db);
  return projection.decode(rows[0]!);
}

/** The input that decides on the move bears the name of the state, and is none. */
function undecided({ effect }: ActionModel, input: Row): Row {
  if (!('move' in effect) || typeof effect.move === 'string') return input;
  const { [effect.move.by]: _decision, ...rest } = input;
  return rest;
}

const endpointNamed = ({ entity }: Resource, action: ActionModel) => (action.by ? entity.service?.endpoints ?? [] : entity.endpoints).find(({ name }) => name === action.endpoint);

/** Whoever chooses what is chosen already is not refused: two may have chosen it at once. */
async function isChosen(visit: Visit, records: Resource, [effect, ...others]: readonly EffectModel[], id: unknown): Promise<boolean> {
  if (!effect || others.length > 0 || !('set' in effect)) return false;
  return holdsAlready(records, effect.set, (await lockRow(visit, records, id)).record);
}

/** What the history calls it: as the record's state has its button say. */
async function calledBy(visit: Visit, records: Resource, action: ActionModel, id: unknown, options: Options): Promise<Options> {
  if (!action.cases) return options;
  const { record } = await lockRow(visit, records, id);
  return { ...options, title: calledOn(action, record, presentOf(visit)).title };
}

/** @param ids none for an action on the whole list */
export async function runAction(
  visit: Visit, resource: Resource, action: ActionModel, ids: readonly unknown[], fields: FieldModel[], said: Row, options: Options,
): Promise<{ done: number; id?: number }> {
  const { effect, then = [] } = action;
  const effects = [effect, ...then];
  if ('seed' in effect) return { done: await seedRows(visit, recordsOf(resource), effect.seed, { restore: true }) };
  const values = toldShown(fields, said, presentOf(visit));
  const asked = readInput(resource, action, fields, values);
  await proveKeyed(visit, fields, asked);
  if ('new' in effect) {
    // What nobody told takes its default.
    const told = Object.fromEntries(Object.entries(asked).filter(([name]) => (values[name] ?? undefined) !== undefined));
    const { id } = await createRecord(visit, recordsOf(resource), told, options);
    return { done: 1, id };
  }
  // What is hidden, is added, or makes a record elsewhere, is no value of this one.
  const taken = new Set([...hiddenInputs(fields, values, presentOf(visit)), ...addedBy(action), ...effects.flatMap((each) => ('create' in each ? takenBy(each.values ?? {}) : []))]);
  const input = assigned(resource, Object.fromEntries(Object.entries(asked).filter(([name]) => !taken.has(name))));
  // What a booking takes is no value of the record either.
  const given = effects.every((each) => 'book' in each || 'create' in each) ? {} : input;
  const records = await reached(visit, resource, ids);
  await each(visit, records, ids, async (id) => {
    for (const one of effects) if ('book' in one) await proveBookable(visit, records, one, id, asked);
    if ((action.when || action.refuse) && !(await isChosen(visit, records, effects, id))) await proveOffered(visit, resource, action, id);
    const called = await calledBy(visit, records, action, id, options);
    for (const one of effects) {
      const isFirst = one === effect;
      // A record changed by the first effect is no longer at the version that the caller has seen.
      const seen = { ...(isFirst ? called : { ...called, version: undefined }), ...(one.title === undefined ? {} : { title: one.title }) };
      if ('move' in one && one.of !== undefined) await moveOfEffect(visit, records, one, action.name, id, seen);
      else if ('move' in one) await moveRecord(visit, records, id, { name: moveOf({ effect: one }, values)!, action: action.name, by: action.by }, undecided(action, given), seen);
      else if ('add' in one) await addEffect(visit, records, one, id, asked, isFirst ? given : {}, seen);
      else if ('delete' in one) await removeRecord(visit, records, id, seen);
      else if ('set' in one) await setEffect(visit, records, one.set, id, asked, isFirst ? given : {}, seen);
      else if ('makeUp' in one) await makeUpEffect(visit, records, one, endpointNamed(resource, action) ?? {}, id, seen);
      else if ('book' in one) await bookEffect(visit, records, one, id, asked, seen);
      else if ('create' in one) await createEffect(visit, records, one, id, asked, seen);
    }
  });
  return { done: ids.length };
}
