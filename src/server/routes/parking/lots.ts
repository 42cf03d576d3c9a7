/** Credentials as the server uses them, their secrets opened; and what a test leaves in them. */
import { connectionStatus } from '../../../../generated/codes';
import { wallTime } from '../../../engine/time/wallTime';
import { codes } from '../../../engine/envelope';
import type { Lot } from '../../parking/generic';
import { Refusal } from '../../refusal';
import { placeOf } from '../../secrets/vault';
import type { House, Visit } from '../../resources/types';
import { tested } from './credential';

const table = 'parking_credential';

/** Outside of any transaction: what follows asks somebody else. */
export async function lotBy({ sql, vault }: House, field: 'id' | 'lotCode', value: number | string): Promise<Lot & { id: number; provider: string } | undefined> {
  const row = await sql.selectFrom(table)
    .select(['id', 'provider', 'lot_code as lotCode', 'api_url as apiUrl', 'app_id as appId', 'app_secret as appSecret', 'sign_type as signType', 'public_key as publicKey', 'timeout'])
    .where(field === 'id' ? 'id' : 'lot_code', '=', value).where('is_del', '=', false).executeTakeFirst();
  return row && { ...row, appSecret: vault.open(row.appSecret, placeOf(table, 'app_secret', row.id)), publicKey: row.publicKey ?? '' };
}

/** @throws Refusal where the credential was changed while it was tested: what was proved is no longer what stands there */
export async function noteTest(visit: Visit, lot: Lot & { id: number }, { success, message }: { success: boolean; message: string }): Promise<void> {
  const credentials = visit.of('parking/credential');
  const { record } = await credentials.lock(lot.id);
  const was: Readonly<Record<string, unknown>> = { ...lot };
  if (tested.some((name) => (record[name] ?? '') !== was[name])) throw new Refusal(codes.conflict, '凭证已修改，请重新测试');
  await credentials.assign(lot.id, { testStatus: success ? connectionStatus.working : connectionStatus.failing, testMessage: message, lastTestTime: wallTime() }, { title: '测试连接' });
}
