/** A ledger as the server books by it. */
import type { LedgerModel } from '../../../src/engine/model';
import type { NormalEntity } from '../normal';
import type { Codes } from './fields';

export function ledgerModel({ ledger, fields }: NormalEntity, codes: Codes): LedgerModel | undefined {
  if (!ledger) return undefined;
  const { of, holds, amount, direction, after, against, least, message, counts, closed } = ledger;
  const [incoming = null, outgoing = null] = codes(fields.find(({ name }) => name === direction)?.enumeration ?? '') ?? [];
  const opens = codes(fields.find(({ name }) => name === against)?.enumeration ?? '')?.includes('opening');
  return { of, holds, amount, direction: { field: direction, in: incoming, out: outgoing }, after, against, least, message, counts, closed, opening: opens ? { [against]: 'opening' } : undefined };
}
