/** The shop's keys at the provider, as 一号通配置 holds them. */
import type { OnePassKeys } from '../../onepass/client';
import { readSetting } from '../../resources/single';
import type { House } from '../../resources/types';

/** @returns undefined until both are entered */
export async function onePassKeys(house: House): Promise<OnePassKeys | undefined> {
  const { accessKey, secretKey } = await readSetting(house.sql, house, 'operation/onePassConfig');
  return accessKey && secretKey ? { accessKey, secretKey } : undefined;
}
