/** Where widgets get what they show: without signing in, in the shop and on the designer's canvas alike. */
import { createContext, useContext, useEffect, useState } from 'react';
import type { AlternativeQuery, ArticleQuery, CouponQuery, FlashSaleQuery, GiftQuery, GroupQuery, LiveRoomQuery, MerchantQuery, NoteQuery, ProductQuery, ShopAlternative, ShopArticle, ShopCoupon, ShopFlashSale, ShopGift, ShopGroup, ShopLiveRoom, ShopMerchant, ShopNote, ShopProduct } from '../../engine/extension/shop';

export interface PageData {
  products(query: ProductQuery): Promise<ShopProduct[]>;
  articles(query: ArticleQuery): Promise<ShopArticle[]>;
  merchants(query: MerchantQuery): Promise<ShopMerchant[]>;
  coupons(query: CouponQuery): Promise<ShopCoupon[]>;
  gifts(query: GiftQuery): Promise<ShopGift[]>;
  notes(query: NoteQuery): Promise<ShopNote[]>;
  flashSales(query: FlashSaleQuery): Promise<ShopFlashSale[]>;
  groups(query: GroupQuery): Promise<ShopGroup[]>;
  liveRooms(query: LiveRoomQuery): Promise<ShopLiveRoom[]>;
  alternatives(query: AlternativeQuery): Promise<ShopAlternative[]>;
}

type Row<K extends keyof PageData> = Awaited<ReturnType<PageData[K]>>[number];

const never = () => new Promise<never>(() => undefined);

/** Without a provider nothing ever arrives. */
export const PageDataContext = createContext<PageData>({
  products: never, articles: never, merchants: never, coupons: never, gifts: never, notes: never, flashSales: never, groups: never, liveRooms: never, alternatives: never,
});

export interface Shown<T> {
  state: 'loading' | 'shown' | 'failed';
  rows: readonly T[];
  again(): void;
}

interface Answer {
  key: string;
  rows: readonly unknown[];
  failed: boolean;
}

/**
 * What is shown stays until the answer to a changed query has come.
 * @param query undefined: nothing is asked for, and nothing shown
 */
export function useShown<K extends keyof PageData>(what: K, query: Parameters<PageData[K]>[0] | undefined): Shown<Row<K>> {
  const data = useContext(PageDataContext);
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${what} ${JSON.stringify(query)}`;
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let wanted = true;
    const take = (rows: readonly unknown[], failed: boolean) => { if (wanted) setAnswer({ key, rows, failed }); };
    const ask = data[what] as (asked: unknown) => Promise<unknown[]>;
    const asked = query === undefined ? Promise.resolve([]) : ask.call(data, query);
    asked.then((rows) => take(rows, false), () => take([], true));
    return () => { wanted = false; };
  // oxlint-disable-next-line react/exhaustive-deps -- the key says all there is to know of the query
  }, [data, what, key]);
  const state = answer === undefined || (answer.failed && answer.key !== key) ? 'loading' : answer.failed ? 'failed' : 'shown';
  return { state, rows: (answer?.rows ?? []) as readonly Row<K>[], again: () => setAttempt((before) => before + 1) };
}
