/** Passwords of accounts go into the database as hashes. */
import { isEmpty } from '../../../engine/text/words';
import { hashPassword, randomPassword } from '../../accounts/passwords';
import type { Resource } from '../resource';
import type { Row } from './rows';
import type { Visit } from './visit';

/**
 * Replaces new values of hashed fields in place.
 * @param before absent for a new record: a password it lacks is made up, and revealed once
 */
export async function hashSecrets(visit: Visit, resource: Resource, record: Row, before?: Row): Promise<void> {
  for (const { field: { name, hashed } } of resource.stored.values()) {
    if (!hashed || (before && before[name] === record[name])) continue;
    if (isEmpty(record[name])) record[name] = visit.revealed[name] = randomPassword();
    record[name] = await hashPassword(String(record[name]));
  }
}
