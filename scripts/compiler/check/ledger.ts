/** Ledgers: every part is there and of the right make, and nothing else could change what is booked. */
import type { Ledger } from '../../../generated/types/vocabulary';
import type { NormalEntity, NormalProperty } from '../normal';
import { type CheckContext, checkCondition, expectField, fieldCodes, tell } from './context';

const numbers: readonly string[] = ['integer', 'decimal', 'money'];

export function checkLedger(context: CheckContext, ledger: Ledger, entity: NormalEntity): void {
  const { fields, resource } = entity;
  const part = (key: 'of' | 'amount' | 'direction' | 'after' | 'against') => expectField(context, ledger, key, ledger[key], fields);
  const [of, amount, direction, after, against] = [part('of'), part('amount'), part('direction'), part('after'), part('against')];
  if (of && (of.kind !== 'reference' || of.to === undefined)) tell(context, ledger, 'of', `the holder is a reference to one record; "${of.name}" is ${of.kind}`);
  if (amount && !numbers.includes(amount.kind)) tell(context, ledger, 'amount', `what is booked is a number; "${amount.name}" is ${amount.kind}`);
  else if (amount && (amount.minimum ?? -1) < 0) tell(context, ledger, 'amount', `an amount is never negative; write "minimum": 0 or more at "${amount.name}"`);
  if (amount && after && after.kind !== amount.kind) tell(context, ledger, 'after', `"${after.name}" is ${after.kind}, and what is booked is ${amount.kind}`);
  const codes = fieldCodes(context, direction)?.length ?? 0;
  if (direction && codes !== 2) tell(context, ledger, 'direction', `a direction has two codes, in and out; "${direction.name}" has ${codes}`);
  if (against && against.kind !== 'enumeration') tell(context, ledger, 'against', `the other account is a code of an enumeration; "${against.name}" is ${against.kind}`);
  checkCondition(context, ledger.counts, fields);
  for (const field of fields) {
    if ((field.kind === 'reference' || field.kind === 'references') && !field.computed && field.onDelete && field.onDelete.rule !== 'restrict') {
      tell(context, field, 'onDelete', `bookings stay as they are; "${field.name}" can only restrict`);
    }
  }
  for (const call of resource?.calls ?? []) {
    if (call.role === 'update' || call.role === 'delete' || call.role === 'switch') tell(context, ledger, undefined, `bookings are not ${call.role === 'delete' ? 'deleted' : 'edited'}; write "${call.role}": false in its api`);
  }
  const holder = of?.to === undefined ? undefined : context.entities.get(of.to);
  if (holder) checkHolder(context, ledger, holder, amount);
}

function checkHolder(context: CheckContext, ledger: Ledger, holder: NormalEntity, amount: NormalProperty | undefined): void {
  checkCondition(context, ledger.closed?.when, holder.fields);
  const held = expectField(context, ledger, 'holds', ledger.holds, holder.fields);
  if (!held) return;
  if (amount && held.kind !== amount.kind) tell(context, ledger, 'holds', `"${held.name}" of ${holder.key} is ${held.kind}, and what is booked is ${amount.kind}`);
  if (!held.readOnly || held.computed) tell(context, ledger, 'holds', `"${held.name}" of ${holder.key} changes by bookings alone; mark it "readOnly": true`);
}

/** A sum is kept by one ledger. */
export function checkLedgers(context: CheckContext, normals: readonly NormalEntity[]): void {
  const owners = new Map<string, string>();
  for (const { key, ledger, fields } of normals) {
    const holder = fields.find(({ name }) => name === ledger?.of)?.to;
    if (!ledger || holder === undefined) continue;
    const sum = `${holder} ${ledger.holds}`;
    const other = owners.get(sum);
    if (other !== undefined) tell(context, ledger, 'holds', `"${ledger.holds}" of ${holder} is kept by ${other} already`);
    owners.set(sum, key);
  }
}
