/** What an inspection asks of the world, and what it is told. */

/** Entities that pages refer to. */
export type EntityKey =
  | 'product/product' | 'product/brand' | 'product/category' | 'merchant/merchant'
  | 'marketing/article' | 'marketing/articleCategory' | 'page/diy';

export interface Questions {
  /** Ids by entity. */
  records: Partial<Record<EntityKey, number[]>>;
  /** Addresses. */
  pictures: string[];
  /** Components that show whatever there is now: coupons, activities. */
  shows: string[];
}

export interface Facts {
  /** By entity and id; an id without an entry does not exist. Of an entity that is absent nothing is said. */
  records: Partial<Record<EntityKey, Record<string, RecordFact>>>;
  /** By address; of one that is absent nothing is known. */
  pictures: Record<string, PictureFact>;
  /** By component, how many coupons or activities it would show now. */
  shows: Record<string, number>;
  /** Colour of the shop's theme, `#e93323`. */
  theme: string;
}

export interface RecordFact {
  name: string;
  /** Why shoppers do not see it. */
  state?: 'deleted' | 'offShelf' | 'hidden' | 'closed';
  soldOut?: boolean;
  /** A brand, category or merchant without goods on sale; an article category without articles. */
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
