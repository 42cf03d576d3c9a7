/** Checks of states that time brings about. */
import { oneOf } from '../mistakes';
import type { NormalEntity } from '../normal';
import { type CheckContext, checkCondition, expectField, tell } from './context';

export function checkByTime(context: CheckContext, { byTime, fields }: NormalEntity): void {
  for (const step of byTime) {
    const field = step.field === '' ? undefined : expectField(context, step, 'field', step.field, fields);
    if (step.field === '') tell(context, step, undefined, 'write which "field" holds the state; this entity has no "states"');
    if (field && field.kind !== 'enumeration' && field.kind !== 'switch') tell(context, step, 'field', `a state is a code of an enumeration or a switch; "${field.name}" is ${field.kind}`);
    const codes = field?.kind === 'switch' ? [true, false] : context.enumerations.get(field?.enumeration ?? '')?.oneOf.map((item) => item.const);
    for (const [key, code] of [...step.from.map((from) => ['from', from] as const), ['to', step.to] as const]) {
      if (codes && !codes.includes(code)) tell(context, step, key, `"${step.field}" is never ${JSON.stringify(code)}${oneOf(codes.map((each) => JSON.stringify(each)))}`);
    }
    if (step.from.includes(step.to)) tell(context, step, 'to', `time leads from ${JSON.stringify(step.to)} to itself`);
    const at = expectField(context, step, 'at', step.at, fields);
    if (at && (at.kind !== 'datetime' || at.computed)) tell(context, step, 'at', `a step is due at a datetime that is stored; "${at.name}" is ${at.computed ? 'worked out' : at.kind}`);
    checkCondition(context, step.when, fields);
  }
}
