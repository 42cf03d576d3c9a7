/** Rules for actions and states. */
import type { Action, Property, States } from '../../../generated/types/vocabulary';
import type { EffectModel, StatesModel } from '../../../src/engine/model';
import type { NormalAction, NormalCall, NormalProperty } from '../normal';
import { madeFrom } from '../origin';
import { completeCall } from './calls';
import { chainRegions } from './regions';
import { normalizeField } from './fields';
import { detailItems } from './lists';

interface ActionContext {
  title: string;
  base: string;
  permission: string;
  fields: NormalProperty[];
  /** The properties as written, which inputs of the same name inherit. */
  properties: Record<string, Property>;
  /** The entity's calls before those of its actions. */
  calls: NormalCall[];
}

export function normalizeAction(name: string, written: Action, actions: object, context: ActionContext): NormalAction {
  const on = [written.on ?? 'row'].flat();
  const onRecords = on.includes('row') || on.includes('bulk');
  const { id, ids, permission } = written;
  const shorthand = written.call ?? (onRecords ? `POST ${name}/{id}` : `POST ${name}`);
  const long = typeof shorthand === 'string' ? madeFrom({ call: shorthand }, ...place(name, written, actions)) : shorthand;
  const call = madeFrom({ id, ids, permission, ...long }, long);
  const spec = { name: `action.${name}`, role: 'action' as const, title: written.title, success: written.success ?? '操作成功', one: on.includes('row'), many: on.includes('bulk') && !on.includes('row') };
  const complete = completeCall(call, spec, context, place(name, written, actions));
  const { effect, input, opens, ...rest } = written;
  const [first, ...then] = effectsOf(effect, context.fields);
  const action: NormalAction = {
    ...rest,
    name,
    on,
    call: (written.pick?.take === undefined ? undefined : context.calls.find(({ role }) => role === 'update')) ?? complete,
    danger: written.danger ?? false,
    ...(typeof opens === 'object' ? { handsOver: { to: opens.at, fields: opens.posts } } : opens === undefined ? {} : { opens }),
    context: written.context && detailItems(written.context),
    ...(first === undefined ? {} : { effect: first }),
    then,
    ...(input === undefined ? {} : { input: { width: written.width ?? (written.pictures === undefined ? 540 : 1000), fields: inputFields(written, context) } }),
  };
  return madeFrom(action, written);
}

const effectsOf = (written: Action['effect'], fields: readonly NormalProperty[]): EffectModel[] =>
  (written === undefined ? [] : written === 'seed' ? [{ seed: fields.find(({ unique }) => unique?.scope.length === 0)?.name ?? '' }] : written === 'handler' ? [{ handler: true }] : written === 'new' ? [{ new: true }] : ([written].flat() as EffectModel[]));

/** Where the call of an action is written: at `call`, else at the action itself. */
const place = (name: string, written: Action, actions: object): [object, string] => (written.call === undefined ? [actions, name] : [written, 'call']);

/** An input that bears the name of a field is that field, as far as it does not say otherwise; rows of its own are no rows that are worked out. */
function inputFields({ input, required }: Action, { title, properties, fields }: ActionContext): NormalProperty[] {
  const inputs = Object.entries(input ?? {}).map(([name, property]) => {
    const { column: _c, filter: _f, input: _i, unique: _u, exactlyOne: _e, readOnly: _r, when: _w, masked: _m, ...same } = (property.items && properties[name]?.computed ? undefined : properties[property.shows ?? name]) ?? {};
    const merged = madeFrom({ ...same, ...property }, property);
    const isRequired = required ? required.includes(name) : (fields.find((field) => field.name === name)?.required ?? false);
    return normalizeField(merged, { name, required: isRequired, entityTitle: title });
  });
  chainRegions(inputs);
  return inputs;
}

export function normalizeStates(written: States): StatesModel {
  const moves = Object.fromEntries(
    Object.entries(written.moves).map(([name, { writes, log: _log, title: _title, call: _call, ...move }]) => [name, madeFrom({ ...move, from: [move.from].flat(), by: move.by ?? ('platform' as const), ...(writes ? { handler: true as const } : {}) }, written.moves[name]!)]),
  );
  return madeFrom({ field: written.field, moves: madeFrom(moves, written.moves) }, written);
}
