/** What was held before a ledger was there: one booking a holder, made once, so that the records add up from the first day. */
import { sql } from 'kysely';
import { holderOf } from '../resources/door/ledger';
import { system } from '../resources/door/visit';
import { write } from '../resources/house';
import type { House, Resource } from '../resources/types';
import { bind } from '../resources/condition';
import { lockState, readState, writeState } from '../sql/state';

const stateOf = ({ key }: Resource) => `ledger:${key}`;

/** @param resource its ledger says what the records of the beginning hold */
async function openLedger(house: House, resource: Resource): Promise<void> {
  const { ledger } = resource.entity;
  if (!ledger?.opening || (await readState(house.sql, stateOf(resource)))) return;
  const { holder, held } = holderOf(house, resource, ledger);
  const column = (name: string) => resource.stored.get(name)!;
  const { of, amount, after, direction, opening } = ledger;
  const values = Object.entries({ ...opening, [direction.field]: direction.in }).map(([name, value]) => ({ column: column(name).column, value: bind(column(name), value) }));
  const taken = [of, amount, after].map((name) => column(name).column);
  await write(house, system, async ({ db }) => {
    await lockState(db);
    if (await readState(db, stateOf(resource))) return;
    await sql`insert into ${resource.table} (${sql.join([...taken, ...values.map((each) => each.column)].map((name) => sql.id(name)))})
      select ${holder.id.ref}, ${held.ref}, ${held.ref}, ${sql.join(values.map(({ value }) => value))} from ${holder.table} t
      where ${held.ref} > 0 and not exists (select from ${resource.table} r where r.${sql.id(column(of).column)} = ${holder.id.ref}) order by ${holder.id.ref}`.execute(db);
    await writeState(db, stateOf(resource), { at: new Date().toISOString() });
  });
}

/** Safe at every start and for several processes at once. Tables and demo rows must be there. */
export async function openLedgers(house: House): Promise<void> {
  for (const resource of house.resources.values()) await openLedger(house, resource);
}
