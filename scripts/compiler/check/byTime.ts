/** Checks of states that time brings about. */
import type { Entity } from '../../../generated/types/vocabulary';
import type { WaitModel } from '../../../src/engine/model';
import { referencesTo } from '../links';
import { oneOf } from '../mistakes';
import type { NormalEntity, NormalProperty, NormalStep } from '../normal';
import { type CheckContext, checkCondition, expectEntity, expectField, expectName, tell } from './context';

/** Keys of the entities that a step names. */
export const namedInStep = ({ at, after }: NormalStep): string[] => [...(typeof at === 'string' ? [] : [at.last]), ...(after && 'setting' in after ? [after.setting] : [])];

export function checkByTime(context: CheckContext, entity: NormalEntity): void {
  const { byTime, fields } = entity;
  for (const [index, step] of byTime.entries()) {
    const field = step.field === '' ? undefined : expectField(context, step, 'field', step.field, fields);
    if (step.field === '') tell(context, step, undefined, 'write which "field" holds the state; this entity has no "states"');
    if (field && field.kind !== 'enumeration' && field.kind !== 'switch') tell(context, step, 'field', `a state is a code of an enumeration or a switch; "${field.name}" is ${field.kind}`);
    if ((step.to === undefined) === (step.move === undefined)) tell(context, step, step.move === undefined ? undefined : 'move', 'one thing happens by time; write "to" or "move"');
    else if (step.move === undefined) checkStates(context, step, field);
    else checkMove(context, step, entity.source.byTime?.[index], entity);
    checkMoment(context, step, step.at, entity);
    checkWait(context, step.after);
    checkCondition(context, step.when, fields);
  }
}

function checkStates(context: CheckContext, step: NormalStep, field: NormalProperty | undefined): void {
  if (step.from.length === 0) tell(context, step, undefined, 'write "from", the state in which it is waited');
  const codes = field?.kind === 'switch' ? [true, false] : context.enumerations.get(field?.enumeration ?? '')?.oneOf.map((item) => item.const);
  for (const [key, code] of [...step.from.map((from) => ['from', from] as const), ['to', step.to] as const]) {
    if (codes && !codes.includes(code!)) tell(context, step, key, `"${step.field}" is never ${JSON.stringify(code)}${oneOf(codes.map((each) => JSON.stringify(each)))}`);
  }
  if (step.from.includes(step.to!)) tell(context, step, 'to', `time leads from ${JSON.stringify(step.to)} to itself`);
}

function checkMove(context: CheckContext, step: NormalStep, written: NonNullable<Entity['byTime']>[number] | undefined, { resource }: NormalEntity): void {
  if (written?.from !== undefined || written?.field !== undefined) tell(context, step, written.from === undefined ? 'field' : 'from', 'a move says itself where it begins, and which field it changes');
  const moves = resource?.states?.moves ?? {};
  if (!expectName(context, step, 'move', 'move', step.move!, Object.keys(moves))) return;
  const { by } = moves[step.move!]!;
  if (by !== 'system') tell(context, step, 'move', `move "${step.move!}" is made by ${by}; time makes those of the system`);
}

/** A datetime in the table, here or elsewhere. */
function checkMoment(context: CheckContext, step: NormalStep, at: NormalStep['at'], { key, fields }: NormalEntity): void {
  const expectDatetime = (holder: object, word: string, name: string, among: NormalProperty[]) => {
    const field = expectField(context, holder, word, name, among);
    if (field && (field.kind !== 'datetime' || field.computed)) tell(context, holder, word, `a step is due at a datetime that is stored; "${name}" is ${field.computed ? 'worked out' : field.kind}`);
  };
  if (typeof at === 'string') return expectDatetime(step, 'at', at, fields);
  const target = expectEntity(context, at, 'last', at.last);
  if (!target) return;
  const by = referencesTo(key, target);
  if (by.length !== 1) tell(context, at, 'last', `records of ${at.last} refer to ${key} by one field; ${by.length === 0 ? 'none does' : by.join(', ')}`);
  expectDatetime(at, 'field', at.field, target.fields);
}

/** Settings that are records; keys of templates are held against the code that ships them. */
function checkWait(context: CheckContext, after: WaitModel | undefined): void {
  if (!after || 'seconds' in after) return;
  const isRecord = after.setting.includes('/');
  if (isRecord !== (after.field !== undefined)) return tell(context, after, after.field === undefined ? 'setting' : 'field', isRecord ? `write which field of it holds the number: {${after.setting}.<field>}` : `"${after.setting}" is no entity, and has no fields`);
  if (!isRecord) return;
  const target = expectEntity(context, after, 'setting', after.setting);
  if (!target) return;
  if (!target.resource?.single) tell(context, after, 'setting', `${after.setting} is no setting; its schema does not say "single": true`);
  const field = expectField(context, after, 'field', after.field!, target.fields);
  if (field && field.kind !== 'integer') tell(context, after, 'field', `a while is counted by an integer; "${field.name}" is ${field.kind}`);
}
