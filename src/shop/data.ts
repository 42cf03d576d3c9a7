/** What the shop's pages ask of the server, without signing in. */
import type { Envelope } from '../engine/envelope';
import { tokenCookie } from '../engine/extension/account';
import { pagePaths } from '../engine/extension/page';
import { extension } from '../engine/extension/paths';
import type { ShopSite } from '../engine/extension/shop';
import type { JsonObject } from '../engine/json';
import type { PageData } from '../widgets/parts/data';

export class ShopError extends Error {}

/** @throws ShopError with a sentence for shoppers */
async function ask<T>(path: string, query: object = {}, headers: HeadersInit = {}): Promise<T> {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const text = new URLSearchParams(given).toString();
  const answer = await fetch(`/api${path}${text === '' ? '' : `?${text}`}`, { headers }).catch(() => { throw new ShopError('网络连接失败，请稍后再试'); });
  const { code, message, data } = await answer.json().catch(() => { throw new ShopError('商城暂时无法访问'); }) as Envelope<T>;
  if (code !== 200) throw new ShopError(message ?? '商城暂时无法访问');
  return data;
}

export const pageData: PageData = {
  products: (query) => ask(extension.shopProducts, query),
  articles: (query) => ask(extension.shopArticles, query),
  merchants: (query) => ask(extension.shopMerchants, query),
  coupons: (query) => ask(extension.shopCoupons, query),
  gifts: (query) => ask(extension.shopGifts, query),
  flashSales: (query) => ask(extension.shopFlashSales, query),
  groups: (query) => ask(extension.shopGroups, query),
  liveRooms: (query) => ask(extension.shopLiveRooms, query),
  notes: (query) => ask(extension.shopNotes, query),
  alternatives: ({ addresses }) => ask(extension.shopAlternatives, { addresses: addresses.join(',') }),
};

export const readSite = (): Promise<ShopSite> => ask(extension.shopSite);

/** Shoppers have none; with that of a designer pages that are hidden are answered too. */
function designerToken(): HeadersInit {
  const name = tokenCookie(location.protocol);
  const token = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return token ? { 'authori-zation': decodeURIComponent(token) } : {};
}

/** @param id 0 for the home page */
export const readPage = (id: number): Promise<JsonObject> => ask(pagePaths.shown(id), {}, designerToken());
