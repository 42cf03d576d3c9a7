/** The effect "book" of an action: a record of a ledger, made of what was asked and what the record holds. */
import type { BookModel } from '../../engine/model';
import { holds } from '../../engine/rules/holds';
import { createRecord, proveSeen } from './door/door';
import type { Options } from './typed';
import { holderOf, proveOpenHolder } from './door/ledger';
import { lockRow } from './door/rows';
import type { Resource, Row, Visit } from './types';
import { toldAtInputs, valuesFrom } from './values';

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
  const source = await sourceOf(visit, resource, id, input);
  if (!holds(effect.when, source)) return;
  const values = valuesFrom(effect.values, source);
  const { record } = await lockRow(visit, holder, values[ledger.of]);
  proveOpenHolder(ledger, record);
}

/** @throws Refusal at the inputs that what is wrong was entered in */
export async function bookEffect(visit: Visit, resource: Resource, effect: BookModel, id: unknown, input: Row, options: Options): Promise<void> {
  await proveSeen(visit, resource, id, options);
  const source = await sourceOf(visit, resource, id, input);
  if (!holds(effect.when, source)) return;
  const { resource: records } = ledgerOf(visit, effect);
  await toldAtInputs(visit, effect.values, input, () => createRecord(visit, records, valuesFrom(effect.values, source), { title: options.title }));
}
