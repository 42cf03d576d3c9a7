/** What the shop's pages show to anybody: read under `/api/console/shop`, never more than a shopper may see. */

export interface ShopProduct {
  id: number;
  name: string;
  image: string;
  /** 元, two decimals. */
  price: string;
  otPrice: string;
  /** Sold pieces as the shop shows them. */
  sales: number;
  /** Picture of the frame around its own, where an activity gives it one. */
  border?: string;
  /** Picture of the strip below its own. */
  atmosphere?: string;
}

export interface ShopArticle {
  id: number;
  title: string;
  cover: string;
  synopsis: string;
  /** `YYYY-MM-DD HH:mm:ss` */
  createTime: string;
}

export interface ShopMerchant {
  id: number;
  name: string;
  avatar: string;
  /** The shop's cover, or its background without one. */
  coverImage: string;
  typeName: string;
  isSelf: boolean;
}

export interface ShopCoupon {
  id: number;
  name: string;
  /** 元 */
  money: number;
  /** 元; 0: no least amount. */
  minPrice: number;
  /** What it is good for, e.g. 通用. */
  scope: string;
}

/** Goods of the points mall. */
export interface ShopGift {
  id: number;
  name: string;
  image: string;
  /** Points for one piece, of the specification that asks for the fewest. */
  redeemIntegral: number;
  /** 元 beside the points, two decimals; 0.00: points alone. */
  price: string;
  stock: number;
}

/** Goods of a flash sale whose slot runs. What the style of flash sales hides is absent. */
export interface ShopFlashSale {
  /** Of the goods, which the page of a sale is called by; not of the product. */
  id: number;
  name: string;
  image: string;
  /** 元, two decimals; the lowest of its specifications. */
  price: string;
  otPrice?: string;
  /** Pieces that can be had. */
  quota: number;
  /** Of the pieces offered these are sold, percent. */
  progress?: number;
  /** What its button says, e.g. 立即抢购. */
  button: string;
  /** Picture at the corner of its own. */
  label?: string;
}

/** Goods of a group activity that runs. */
export interface ShopGroup {
  /** Of the cheapest specification on offer. */
  id: number;
  name: string;
  image: string;
  /** 元, two decimals; the lowest of its specifications. */
  price: string;
  otPrice: string;
  /** Members who buy together. */
  buyCount: number;
  /** Pieces that can be had. */
  quota: number;
}

/** A live room of the mini-program. */
export interface ShopLiveRoom {
  id: number;
  name: string;
  cover: string;
  anchorName: string;
  /** 直播中, 未开始 or what else it is. */
  status: string;
  isLive: boolean;
  /** `YYYY-MM-DD HH:mm:ss` */
  startTime: string;
}

/** A note of 种草社区, as its author published it. */
export interface ShopNote {
  id: number;
  title: string;
  cover: string;
  isVideo: boolean;
  authorName: string;
  authorAvatar: string;
}

/** Goods by their ids, in that order; or those of any of the brands, categories (with all below them) or merchants. */
export interface ProductQuery {
  ids?: readonly number[];
  brandIds?: readonly number[];
  categoryIds?: readonly number[];
  merIds?: readonly number[];
  sort?: 'default' | 'sales' | 'price';
  limit: number;
}

export interface ArticleQuery {
  /** Absent: of all categories. */
  categoryId?: number;
  limit: number;
}

/** What a picture of the library shows, in words. */
export interface ShopAlternative {
  /** As it was asked for. */
  address: string;
  text: string;
}

export interface AlternativeQuery {
  addresses: readonly string[];
}

/** Addresses that one call takes. */
export const mostAlternatives = 40;

export interface MerchantQuery {
  /** Absent: those that the shop puts first. */
  ids?: readonly number[];
  limit: number;
}

export interface FlashSaleQuery {
  limit: number;
}

export interface GroupQuery {
  limit: number;
}

export interface LiveRoomQuery {
  limit: number;
}

export interface GiftQuery {
  limit: number;
}

export interface NoteQuery {
  limit: number;
}

export interface CouponQuery {
  limit: number;
}

/** Most entries of one answer. */
export const mostShown = 100;

export interface ShopSite {
  siteName: string;
  /** Address of the mobile shop; '' where there is none. */
  shopUrl: string;
  /** The chosen colour, `#e93323`. */
  theme: string;
  /** The home page's own, from 底部菜单; empty while it is not customised. */
  navigation: ShopNavigation[];
}

export interface ShopNavigation {
  checked: string;
  unchecked: string;
  name: string;
  link: string;
}
