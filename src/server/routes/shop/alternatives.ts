/** What pictures show in words, as the library has it: for pages whose widgets have no words of their own. */
import { sql } from 'kysely';
import { mostAlternatives, type ShopAlternative } from '../../../engine/extension/shop';
import type { JsonSchema } from '../../../fields/kind';
import { keyOf, urlOf } from '../../files/address';
import type { House } from '../../resources/types';
import { alive } from '../../resources/resource';

const longest = 200;

/** Addresses joined by commas, as a query holds them. */
export const takesAddresses: JsonSchema = { type: 'string', title: '图片地址', minLength: 1, maxLength: mostAlternatives * (longest + 1) };

/** @returns none for an address that the library has no words for, or does not hold */
export async function alternativesOf(house: House, addresses: readonly string[]): Promise<ShopAlternative[]> {
  const attachments = house.resources.get('media/attachment');
  if (!attachments) return [];
  const asked = addresses.slice(0, mostAlternatives).flatMap((address) => {
    const key = keyOf(address);
    return key === undefined ? [] : [{ address, url: urlOf(key) }];
  });
  // Of entries that share an address the words written last.
  const { rows } = await sql<{ url: string; text: string }>`select distinct on (att_dir) att_dir as url, alt as text from ${attachments.table} t
    where att_dir = any(${asked.map(({ url }) => url)}::text[]) and alt <> '' and ${alive(attachments)} order by att_dir, update_time desc, id desc`.execute(house.sql);
  const texts = new Map(rows.map(({ url, text }) => [url, text]));
  return asked.flatMap(({ address, url }) => {
    const text = texts.get(url);
    return text === undefined ? [] : [{ address, text }];
  });
}
