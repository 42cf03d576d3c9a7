import { createContext, useContext } from 'react';

/** The address that a path of the mobile shop leads to; undefined where it leads nowhere. */
export type ResolveLink = (path: string) => string | undefined;

/** Without a provider, as on the designer's canvas, links lead nowhere. */
export const PageLinksContext = createContext<ResolveLink>(() => undefined);

export const useLink = (path: string): string | undefined => {
  const resolve = useContext(PageLinksContext);
  return path === '' ? undefined : resolve(path);
};

/** Pages of the mobile shop that widgets themselves lead to. */
export const shopPaths = {
  product: (id: number) => `/pages/goods/goods_details/index?id=${id}&mt=0`,
  flashSale: (id: number) => `/pages/goods/goods_details/index?id=${id}&mt=1`,
  groupBuying: (id: number) => `/pages/activity/goods_combination_details/index?id=${id}`,
  gift: (id: number) => `/pages/activity/points_mall/index?id=${id}`,
  article: (id: number) => `/pages/goods/news_details/index?id=${id}`,
  merchant: (id: number) => `/pages/merchant/home/index?merId=${id}`,
  note: (id: number) => `/pages/discover/discover_details/index?id=${id}`,
  microPage: (id: number | string) => `/pages/activity/small_page/index?id=${id}`,
  search: '/pages/goods/goods_search/index',
} as const;
