/** 授权: what stands of the licence follows from the settings, where an operator enters what the licensor has told. */
import { copyrightStatus } from '../../../../generated/codes';
import { version } from '../../../../package.json';
import type { EntityDeparture } from '../../resources/departures';
import { readSetting } from '../../resources/single';
import type { House } from '../../resources/types';
import { readConfigured } from '../../shipped/defaults';

const setting = async ({ sql }: House, key: string): Promise<string> => (await readConfigured(sql, [key]))(key);

/** What the console shows of it below every screen. */
export async function copyrightShown(house: House): ReturnType<NonNullable<House['copyright']>> {
  const { companyName: name, companyImage: image } = await readSetting(house.sql, house, 'operation/copyright');
  return name && image ? { name, image } : undefined;
}

export const copyright: EntityDeparture<'operation/copyright'> = {
  computed: {
    domainUrl: (house) => setting(house, 'api_url'),
    version: async () => version,
    label: async (house) => Number(await setting(house, 'copyright_label')),
    applyUrl: (house) => setting(house, 'copyright_apply_url'),
    authCode: (house) => setting(house, 'copyright_auth_code'),
    // Nothing is applied for without the address that the licence is for.
    status: async (house) => (await setting(house, 'api_url') === '' ? copyrightStatus.noDomain : Number(await setting(house, 'copyright_status'))),
    copyright: (house) => setting(house, 'copyright_code'),
  },
};
