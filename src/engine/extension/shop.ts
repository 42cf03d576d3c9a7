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
  /** Code of enumerations/couponCategory. */
  category: number;
}

/** Most entries of one answer. */
export const mostShown = 100;
