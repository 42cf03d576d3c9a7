/** Ledgers: a record that counts moves its amount to or from its holder, in the same transaction and under the holder's lock. */
import { add, compare, subtract, toFixed } from '../../../engine/format/decimal';
import { sameStored } from '../../../engine/json';
import type { LedgerModel } from '../../../engine/model';
import { holds } from '../../../engine/rules/holds';
import { scaleOf } from '../../../engine/schema/decimalSchema';
import { codes } from '../../../engine/envelope';
import { invalid, Refusal } from '../../refusal';
import type { Resource, Row, Visit } from '../types';
import type { StoredField } from '../types';
import { lockRow, type Locked } from './rows';

/** Writes what the holder holds from now on. */
type Save = (holder: Resource, before: Locked, after: Row) => Promise<unknown>;

const scaleIn = ({ field }: StoredField): number => (field.kind === 'integer' ? 0 : scaleOf(field));
const valueOf = (stored: StoredField, value: string): number | string => (stored.field.kind === 'integer' ? Number(value) : toFixed(value, scaleIn(stored)));

const signed = ({ amount, direction }: LedgerModel, record: Row): string => (record[direction.field] === direction.in ? String(record[amount]) : subtract(0, String(record[amount])));

/** The entity whose records hold the sum, and the field. */
export function holderOf(visit: Pick<Visit, 'resources'>, resource: Resource, ledger: LedgerModel): { holder: Resource; held: StoredField } {
  const holder = visit.resources.get(resource.fields.get(ledger.of)?.to ?? '');
  const held = holder?.stored.get(ledger.holds);
  if (!holder || !held) throw new Error(`${resource.key}: its ledger has no holder`);
  return { holder, held };
}

/** @throws Refusal in the words of the ledger, where nothing is booked for this holder */
export function proveOpenHolder({ closed }: LedgerModel, holder: Row): void {
  if (closed && holds(closed.when, holder)) throw new Refusal(closed.code ?? codes.invalid, closed.message);
}

/** @throws Refusal at the amount, when less would be left than may be, or more held */
function sumOf(ledger: LedgerModel, held: StoredField, before: unknown, record: Row): string {
  const { title, maximum } = held.field;
  const sum = toFixed(add(String(before ?? 0), signed(ledger, record)), scaleIn(held));
  const refuse = (message: string) => invalid([{ field: ledger.amount, message }]);
  if (ledger.least !== undefined && compare(sum, ledger.least) < 0 && compare(sum, String(before ?? 0)) < 0) throw refuse(ledger.message ?? `${title}扣减后不能小于${ledger.least}`);
  if (maximum !== undefined && compare(sum, maximum) > 0) throw refuse(`${title}增加后不能大于${maximum}`);
  return sum;
}

/**
 * Books a record that counts from now on; it is given what is held after it.
 * @param before the stored record, where it is not new
 * @throws Refusal when the holder is not there or closed, or cannot bear it
 */
export async function bookRecord(visit: Visit, resource: Resource, record: Row, before: Row | undefined, save: Save): Promise<void> {
  const { ledger } = resource.entity;
  if (!ledger || (before && holds(ledger.counts, before)) || !holds(ledger.counts, record)) return;
  const { holder, held } = holderOf(visit, resource, ledger);
  const row = await lockRow(visit, holder, record[ledger.of]);
  proveOpenHolder(ledger, row.record);
  const sum = sumOf(ledger, held, row.record[ledger.holds], record);
  await save(holder, row, { ...row.record, [ledger.holds]: valueOf(held, sum) });
  record[ledger.after] = valueOf(resource.stored.get(ledger.after)!, sum);
}

/** A booking stays as it is; where records count from a moment on, their other fields may still change. @throws Refusal */
export function proveBookingKept({ entity: { ledger, title } }: Resource, before: Row, after: Row): void {
  if (!ledger || !holds(ledger.counts, before)) return;
  const parts = [ledger.of, ledger.amount, ledger.direction.field, ledger.after, ledger.against];
  const kept = ledger.counts ? parts.every((name) => sameStored(before[name], after[name])) && holds(ledger.counts, after) : false;
  if (!kept) throw new Refusal(codes.invalid, `${title}已入账，不能修改`);
}

/** @throws Refusal: no record of a ledger is deleted, and so none comes back */
export function proveNoLedger({ entity: { ledger, title } }: Resource, what: '删除' | '恢复'): void {
  if (ledger) throw new Refusal(codes.invalid, `${title}不能${what}`);
}

/** What ledgers keep of a record changes by bookings alone. @throws Refusal at the field */
export function proveHeldKept({ kept, fields }: Resource, before: Row | undefined, after: Row): void {
  for (const [name, ledger] of kept) {
    const same = before ? sameStored(before[name], after[name]) : compare(String(after[name] ?? 0), 0) === 0;
    if (!same) throw invalid([{ field: name, message: `${fields.get(name)?.title ?? name}只能通过${ledger.entity.title}变更` }]);
  }
}
