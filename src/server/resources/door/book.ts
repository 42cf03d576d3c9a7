/** Bookings that code makes: a signed amount becomes a record of the ledger. */
import { compare, subtract } from '../../../engine/format/decimal';
import { resourceOf } from '../resource';
import { createRecord } from './door';
import type { EntityKey, Records } from '../../../../generated/records';
import type { Visit } from '../types';

export interface Booking<Key extends EntityKey> {
  /** Id of the holder. */
  holder: number;
  /** What comes in; below zero what is taken; 0 books nothing. */
  amount: string | number;
  /** What else the record says, the other account first of all. */
  values: Partial<Records[Key]>;
  /** What the log calls it. */
  title: string;
}

/**
 * In the visit's own transaction. Whoever books for several holders in one visit goes by rising ids, so that two visits cannot
 * wait for each other.
 * @param key entity of the ledger
 * @returns what is held afterwards; undefined when nothing was booked
 * @throws Refusal as the ledger says: when less would be left than may be, when the holder is closed or not there
 */
export async function book<Key extends EntityKey>(visit: Visit, key: Key, { holder, amount, values, title }: Booking<Key>): Promise<number | string | undefined> {
  const resource = resourceOf(visit, key);
  const { ledger } = resource.entity;
  if (!ledger) throw new Error(`${key} is no ledger`);
  const sign = compare(amount, 0);
  if (sign === 0) return undefined;
  const { of, direction, amount: booked, after } = ledger;
  const whole = sign > 0 ? String(amount) : subtract(0, amount);
  const { record } = await createRecord(visit, resource, {
    ...values, [of]: holder, [direction.field]: sign > 0 ? direction.in : direction.out, [booked]: resource.fields.get(booked)?.kind === 'integer' ? Number(whole) : whole,
  }, { title });
  return record[after] as number | string;
}
