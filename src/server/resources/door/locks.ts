/** Records and fields that cannot be changed, as the schema declares; the system itself may. */
import { codes } from '../../../engine/envelope';
import type { FieldErrors } from '../../../engine/extension/paths';
import { sameStored } from '../../../engine/json';
import type { LockModel } from '../../../engine/model';
import { lockOf } from '../../../engine/rules/locks';
import { holds } from '../../../engine/rules/holds';
import { Refusal } from '../../refusal';
import type { Resource, Row, Visit } from '../types';
import { presentOf, system } from './visit';

/** @param records the record before and after: nobody writes one into a state that he could not take it out of */
export function proveOpen(visit: Visit, resource: Resource, operation: LockModel['for'][number], ...records: Row[]): void {
  if (visit.actor.id === system.id) return;
  for (const record of records) {
    const lock = lockOf(resource.entity.locked, operation, record, { account: visit.actor.account, present: presentOf(visit) });
    if (lock) throw new Refusal(codes.invalid, lock.message);
  }
}

export function proveFixed(resource: Resource, before: Row, after: Row): FieldErrors['errors'] {
  return resource.entity.fields
    .filter(({ name, fixedWhen }) => fixedWhen && holds(fixedWhen, before) && !sameStored(before[name], after[name]))
    .map(({ name, title }) => ({ field: name, message: `${title}不能修改` }));
}
