/**
 * Keys of one merchant: they reach the records of that merchant and no others, and make none of others; what is another's is answered as
 * what is not there. What belongs to no merchant is not theirs. A key without a merchant is the shop's own, and reaches all.
 */
import { sql } from 'kysely';
import type { Caller } from '../calls/caller';
import { forbidden } from '../refusal';
import { among } from '../resources/condition';
import { missing } from '../resources/door/rows';
import type { House, Resource, Row, StoredField, Visit } from '../resources/types';
import type { Sql } from '../sql/connect';

/** The field that says whose a record is, by the name that the interface gives it; a number that refers to nothing says nothing. */
function ownerOf({ stored }: Resource): StoredField | undefined {
  const owner = stored.get('merId');
  return owner?.field.kind === 'reference' ? owner : undefined;
}

async function areAllOf(db: Sql, resource: Resource, owner: StoredField, merchant: number, ids: readonly unknown[]): Promise<boolean> {
  const { rows } = await sql<{ owner: unknown }>`select ${owner.ref} as owner from ${resource.table} t where ${among(resource.id, ids)}`.execute(db);
  return rows.length === ids.length && rows.every((row) => Number(row.owner) === merchant);
}

/** Whether a record of this merchant is none of the caller's: code that looks one up by other than its path answers as if it were not there. */
export const isAnothers = ({ actor: { merchant } }: Pick<Visit, 'actor'>, merId: number | null): boolean => merchant !== undefined && merchant !== merId;

/** @throws Refusal 403 where no record is any merchant's, so that none is this one's */
export function proveOwned(resource: Resource, { merchant }: Caller): void {
  if (merchant !== undefined && !ownerOf(resource)) throw forbidden();
}

/**
 * @param ids records that the call names
 * @throws Refusal as of a record that is not there, where one is another merchant's
 */
export async function proveOwn(house: Pick<House, 'sql'>, resource: Resource, { merchant }: Caller, ids: readonly unknown[]): Promise<void> {
  const owner = ownerOf(resource);
  if (merchant === undefined || !owner) return;
  if (ids.length > 0 && !(await areAllOf(house.sql, resource, owner, merchant, ids))) throw missing(resource);
}

/**
 * @param done what the call made or changed
 * @throws Refusal 403 where that is another merchant's; then nothing has happened
 */
export async function proveOwnMade({ db }: Visit, resource: Resource, { merchant }: Caller, ids: readonly unknown[], done: unknown): Promise<void> {
  if (merchant === undefined || ids.length > 0) return;
  const owner = ownerOf(resource);
  const id = (done as Row | undefined)?.id;
  if (!owner || id === undefined || !(await areAllOf(db, resource, owner, merchant, [id]))) throw forbidden();
}
