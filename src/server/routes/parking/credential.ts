/** Credentials of parking lots: what is shown of a secret, where the provider calls back, and when a lot may be switched on (parking sheet). */
import { connectionStatus, parkingSign } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { readConfiguration } from '../../configuration';
import { publicKeyOf } from '../../parking/signature';
import { invalid } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';

/** A test proves what these say, and nothing once one of them is another. */
export const tested = ['provider', 'apiUrl', 'appId', 'appSecret', 'signType', 'publicKey', 'lotCode'] as const satisfies readonly (keyof Records['parking/credential'])[];

/** Path of the callback, below the address of this server. */
export const callback = '/publicly/parking/callback';

const shown = 4;

/** The end of a secret; nothing of one that is so short that its end would tell it. */
const maskOf = (secret: string): string => `****${secret.length < 2 * shown ? '' : secret.slice(-shown)}`;

export const credential: EntityDeparture<'parking/credential'> = {
  sample: async () => ({ signType: parkingSign.hmac, publicKey: '', status: false }),
  async writes(visit, { before, after }) {
    if (!after) return;
    if (after.signType === parkingSign.rsa && after.publicKey && !publicKeyOf(after.publicKey)) throw invalid([{ field: 'publicKey', message: '平台公钥格式不正确' }]);
    if (after.appSecret && after.appSecret !== before?.appSecret) after.appSecretMask = maskOf(after.appSecret);
    const site = (await readConfiguration(visit.db, ['api_url'])).get('api_url') ?? '';
    after.notifyUrl = `${site.replace(/\/+$/, '')}/api${callback}/${after.lotCode}`;
    if (!before) return;
    if (tested.some((name) => after[name] !== before[name])) Object.assign(after, { testStatus: connectionStatus.untested, testMessage: '', lastTestTime: null });
    if (after.status && !before.status && after.testStatus !== connectionStatus.working) throw invalid([{ field: 'status', message: '请先测试连接' }]);
  },
};
