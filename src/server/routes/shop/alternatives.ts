/** What pictures show in words, as the library has it: for pages whose widgets have no words of their own. */
import { sql } from 'kysely';
import { mostAlternatives, type ShopAlternative } from '../../../engine/extension/shop';
import { keyOf, urlOf } from '../../files/address';
import type { House } from '../../resources/types';
import { named } from '../../sql/named';

const [attachments, a] = named('media_attachment', 'a');

const longest = 200;

/** Addresses joined by commas, as a query holds them. */
export const takesAddresses = { type: 'string', title: '图片地址', minLength: 1, maxLength: mostAlternatives * (longest + 1) } as const;

/** @returns none for an address that the library has no words for, or does not hold */
export async function alternativesOf(house: House, addresses: readonly string[]): Promise<ShopAlternative[]> {
  const asked = addresses.slice(0, mostAlternatives).flatMap((address) => {
    const key = keyOf(address);
    return key === undefined ? [] : [{ address, url: urlOf(key) }];
  });
  // Of entries that share an address the words written last.
  const { rows } = await sql<{ url: string; text: string }>`select distinct on (${a.att_dir}) ${a.att_dir} as url, ${a.alt} as text from ${attachments}
    where ${a.att_dir} = any(${asked.map(({ url }) => url)}::text[]) and ${a.alt} <> '' and not ${a.is_del}
    order by ${a.att_dir}, ${a.update_time} desc, ${a.id} desc`.execute(house.sql);
  const texts = new Map(rows.map(({ url, text }) => [url, text]));
  return asked.flatMap(({ address, url }) => {
    const text = texts.get(url);
    return text === undefined ? [] : [{ address, text }];
  });
}
