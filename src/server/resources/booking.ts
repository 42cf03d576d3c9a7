/** The effect "book" of an action: a record of a ledger, made of what was asked and what the record holds. */
import type { FieldErrors } from '../../engine/extension/paths';
import type { BookedValue, BookModel, Scalar } from '../../engine/model';
import { fieldErrorsOf, Refusal } from '../refusal';
import { createRecord, proveSeen } from './door/door';
import type { Options } from './typed';
import { holderOf, proveOpenHolder } from './door/ledger';
import { lockRow } from './door/rows';
import type { Resource, Row, Visit } from './types';

const nameIn = (value: Scalar | undefined): string | undefined => (typeof value === 'string' && value.startsWith('$') ? value.slice(1) : undefined);

/** @param source inputs, and the fields of the record that no input hides */
function bookedValue(value: BookedValue, source: Row): unknown {
  if (typeof value === 'object' && value !== null) return bookedValue(value.of[String(source[value.by])] ?? null, source);
  const name = nameIn(value);
  if (name !== undefined) return source[name] ?? null;
  return typeof value === 'string' ? value.replace(/\{(\w+)\}/g, (_all, key: string) => String(source[key] ?? '')) : value;
}

const bookedValues = ({ values }: BookModel, source: Row): Row => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, bookedValue(value, source)]));

/** Inputs that fill a field of the booking, so that what is wrong with it is told where it was entered. */
function enteredAt(errors: FieldErrors['errors'], { values }: BookModel, input: Row): FieldErrors['errors'] {
  return errors.map(({ field, message }) => {
    const value = values[field];
    const name = typeof value === 'object' && value !== null ? value.by : nameIn(value);
    return { field: name !== undefined && name in input ? name : field, message };
  });
}

function ledgerOf(visit: Visit, effect: BookModel) {
  const resource = visit.resources.get(effect.book);
  const ledger = resource?.entity.ledger;
  if (!resource || !ledger) throw new Error(`${effect.book} is no ledger`);
  return { resource, ledger };
}

async function sourceOf(visit: Visit, resource: Resource, id: unknown, input: Row): Promise<Row> {
  const { record } = await lockRow(visit, resource, id);
  return { ...record, ...input };
}

/** A holder that is closed says so in its own words, before anything else is judged. @throws Refusal */
export async function proveBookable(visit: Visit, resource: Resource, effect: BookModel, id: unknown, input: Row): Promise<void> {
  const { resource: records, ledger } = ledgerOf(visit, effect);
  const { holder } = holderOf(visit, records, ledger);
  const values = bookedValues(effect, await sourceOf(visit, resource, id, input));
  const { record } = await lockRow(visit, holder, values[ledger.of]);
  proveOpenHolder(ledger, record);
}

/** @throws Refusal at the inputs that what is wrong was entered in */
export async function bookEffect(visit: Visit, resource: Resource, effect: BookModel, id: unknown, input: Row, options: Options): Promise<void> {
  await proveSeen(visit, resource, id, options);
  const source = await sourceOf(visit, resource, id, input);
  const { resource: records } = ledgerOf(visit, effect);
  try {
    await createRecord(visit, records, bookedValues(effect, source), { title: options.title });
  } catch (error) {
    const errors = fieldErrorsOf(error);
    if (!(error instanceof Refusal) || !errors) throw error;
    throw new Refusal(error.code, error.message, { errors: enteredAt(errors, effect, input) } satisfies FieldErrors);
  }
}
