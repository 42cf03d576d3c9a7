/** What an inspection asks of the world, and what it is told. */

/** More of a sort is not asked for: far more than a page of 2 MB names. */
export const mostNamed = 5_000;
/** Characters of an address that may be that of a picture kept here; of longer ones, e.g. pictures spelled out in their address, nothing is known. */
export const longestAddress = 2_000;

export interface Questions {
  /** Ids by entity. */
  records: Record<string, number[]>;
  /** Addresses. */
  pictures: string[];
  /** Components that show whatever there is now: coupons, activities. */
  shows: string[];
}

/** Pages of the shop that show one record: `shopPage` of its entity; `{id}` stands for the record. Without an entity, pages that operators keep in the link picker. */
export type ShopPages = readonly { entity?: string; path: string }[];

export interface Facts {
  /** By entity and id; an id without an entry does not exist. Of an entity that is absent nothing is said. */
  records: Record<string, Record<string, RecordFact>>;
  /** What each entity is called: 商品. */
  titles: Record<string, string>;
  /** By address; of one that is absent nothing is known. */
  pictures: Record<string, PictureFact>;
  /** By component, how many coupons or activities it would show now. */
  shows: Record<string, number>;
  /** Addresses that operators keep in the link picker. */
  links: readonly string[];
  /** Colour of the shop's theme, `#e93323`. */
  theme: string;
}

/** Where the shop cannot be asked: nothing is known, and nothing is said of it. */
export const nothingKnown: Facts = { records: {}, titles: {}, pictures: {}, shows: {}, links: [], theme: '' };

export interface RecordFact {
  name: string;
  /** Why shoppers do not see it. */
  state?: 'deleted' | 'offShelf' | 'hidden' | 'closed' | 'ended';
  soldOut?: boolean;
  /** A brand or a category of which shoppers see no goods. */
  empty?: boolean;
}

export interface PictureFact {
  /** It was in the library once. */
  gone?: true;
  bytes?: number;
  /** Pixels. */
  width?: number;
  height?: number;
}
