/** Where links of a page lead. */
import { shopLinks } from '../shopLinks';
import type { ShopPages } from './facts';

/** Pages that published clients link to beside those: that of a category stands without one, too. */
const otherPaths = ['/pages/goods/goods_cate/index'];

const known = new Set([...shopLinks.flatMap(({ groups }) => groups).flatMap(({ links }) => links).map(([, path]) => path.split('?')[0]!), ...otherPaths]);

export interface Destination {
  fault?: 'linkMalformed' | 'linkInsecure' | 'linkUnknown';
  /** The record whose page it is. */
  record?: { entity: string; id: number };
}

export function destination(link: string, shopPages: ShopPages): Destination {
  if (/^http:\/\//i.test(link)) return { fault: 'linkInsecure' };
  if (/^https:\/\/[^\s/\\]+\.[^\s/\\]+\S*$/i.test(link)) return {};
  if (!/^\/[^\s\\/][^\s\\]*$/.test(link)) return { fault: 'linkMalformed' };
  const [path = '', query = ''] = link.split(/\?(.*)/s);
  const asked = new URLSearchParams(query);
  const page = shopPages.find((each) => isPage(each.path, path, asked));
  const entity = page?.entity;
  const given = asked.get('id');
  if (entity === undefined ? page !== undefined || known.has(path) : known.has(path) && given === null) return {};
  if (entity === undefined) return { fault: 'linkUnknown' };
  const id = Number(given);
  return Number.isSafeInteger(id) && id > 0 ? { record: { entity, id } } : { fault: 'linkMalformed' };
}

/** Goods and what sales offer of them share a path, and differ in `mt`; a link without it is that of the first. */
function isPage(page: string, path: string, asked: URLSearchParams): boolean {
  const [own, query = ''] = page.split('?');
  return own === path && [...new URLSearchParams(query)].every(([name, value]) => name === 'id' || (asked.get(name) ?? value) === value);
}
