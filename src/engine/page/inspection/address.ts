/** Where links of a page lead. */
import { shopLinks } from '../shopLinks';
import type { ShopPages } from './facts';

/** Pages that published clients link to beside those; that of a category stands without one, too. */
const otherPaths = ['/pages/activity/goods_combination_details/index', '/pages/goods/goods_cate/index'];

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
  const entity = shopPages.find((page) => page.path.split('?')[0] === path)?.entity;
  const given = new URLSearchParams(query).get('id');
  if (known.has(path) && (entity === undefined || given === null)) return {};
  if (entity === undefined) return { fault: 'linkUnknown' };
  const id = Number(given);
  return Number.isSafeInteger(id) && id > 0 ? { record: { entity, id } } : { fault: 'linkMalformed' };
}

/** Pages of later sales have goods of their own behind them, although the path is that of a product. */
export const isPlainProduct = (link: string): boolean => !/[?&]mt=[1-9]/.test(link);
