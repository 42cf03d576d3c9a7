/** One parcel of an order. */
export interface Invoice {
  id: number;
  deliveryType: 'express' | 'merchant' | 'noNeed';
  expressName: string;
  expressCode: string;
  trackingNumber: string;
  deliveryCarrier: string;
  carrierPhone: string;
  deliveryMark: string;
  createTime: string;
  detailList: { id: number; productId?: number; productName: string; image: string; sku: string; num: number }[];
}
