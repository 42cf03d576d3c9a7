/** Passwords of accounts go into the database as hashes, and so do tokens. */
import { isEmpty } from '../../../engine/text/words';
import { hashPassword, randomPassword } from '../../accounts/passwords';
import { newToken, tokenHash } from '../../accounts/tokens';
import { weaknessOfField } from '../../accounts/weakPasswords';
import { invalid } from '../../refusal';
import type { Resource, Row, Visit } from '../types';

/**
 * Replaces new values of hashed fields in place.
 * @param before absent for a new record: a password it lacks is made up, and revealed once
 * @throws Refusal 400 at the field for a password that is guessed first
 */
export async function hashSecrets(visit: Visit, resource: Resource, record: Row, before?: Row): Promise<void> {
  for (const { field } of resource.stored.values()) {
    const { name, hashed } = field;
    if (!hashed || (before && before[name] === record[name])) continue;
    if (hashed === 'token') {
      record[name] = tokenHash(visit.revealed[name] = isEmpty(record[name]) ? newToken() : String(record[name]));
      continue;
    }
    if (isEmpty(record[name])) record[name] = visit.revealed[name] = randomPassword();
    const message = await weaknessOfField(field, resource.entity.fields, record, String(record[name]));
    if (message !== undefined) throw invalid([{ field: name, message }]);
    record[name] = await hashPassword(String(record[name]));
  }
}
