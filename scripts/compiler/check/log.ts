/** Checks of a log of moves: its rows are there, refer here and say all they must. */
import type { LoggedValues } from '../../../src/engine/model';
import { isSpecial } from '../../../src/engine/rules/present';
import type { NormalEntity, NormalProperty } from '../normal';
import { type CheckContext, checkSpecial, expectEntity, expectField, tell } from './context';
import { checkBooked } from './effects';

export function checkLog(context: CheckContext, { key, facet, log, fields, source }: NormalEntity): void {
  const states = source.resource ? source.resource.states : undefined;
  if (!states) return;
  if (!log || !states.log) {
    for (const move of Object.values(states.moves)) if (move.log !== undefined) tell(context, move, 'log', 'there is no log of the states; write "log": { "in": …, "by": … } beside "moves"');
    return;
  }
  const target = expectEntity(context, states.log, 'in', log.in);
  if (!target) return;
  const by = expectField(context, states.log, 'by', log.by, target.fields);
  // Records of a facet are those of its entity.
  if (by && (by.to !== (facet?.of ?? key) || by.computed)) tell(context, states.log, 'by', `"${log.by}" of ${log.in} does not refer to ${key}`);
  if (target.log) tell(context, states.log, 'in', `rows of a log have no moves of their own; those of ${log.in} are logged in ${target.log.in}`);
  const state = fields.find(({ name }) => name === states.field);
  const sources = [...fields, ...(state ? [{ ...state, name: 'from' }, { ...state, name: 'to' }] : [])];
  const written = [states.log.values, states.log.create, ...Object.values(states.moves).map((move) => move.log)];
  for (const values of written) if (values) checkValues(context, values, target, sources);
  if (log.create) proveWhole(context, log.create, 'the row of a new record', target, log.by);
  for (const [name, values] of Object.entries(log.moves)) proveWhole(context, values, `the row of the move "${name}"`, target, log.by);
  const { timeline } = log;
  if (timeline) for (const word of ['step', 'text', 'person', 'time'] as const) if (timeline[word] !== undefined) expectField(context, timeline, word, timeline[word], target.fields);
}

function checkValues(context: CheckContext, values: LoggedValues, target: NormalEntity, sources: NormalProperty[]): void {
  for (const [name, value] of Object.entries(values)) {
    const field = expectField(context, values, name, name, target.fields);
    if (isSpecial(value)) checkSpecial(context, values, name, value, field);
    else checkBooked(context, values, name, value, sources, field);
  }
}

/** Every row holds what its entity requires. */
function proveWhole(context: CheckContext, values: LoggedValues, what: string, target: NormalEntity, by: string): void {
  const lacking = target.fields.filter((field) => field.required && field.name !== by && !(field.name in values) && field.default === undefined).map(({ name }) => `"${name}"`);
  if (lacking.length > 0) tell(context, values, undefined, `${what} does not say ${lacking.join(', ')}; write "log": { … } at the move, or "log": false`);
}
