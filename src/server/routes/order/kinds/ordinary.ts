/** Orders of what the shop sells every day. */
import { productType } from '../../../../../generated/codes';
import type { Kind } from './kind';

export const ordinary: Kind = {
  title: '普通订单',
  // Sent by whoever sells them; what is handed out by itself has no way here yet.
  sells: [productType.ordinary, productType.virtual],
  isReducible: true,
  plan: async () => ({ values: {}, offerOf: ({ specification: { record: { price } } }) => ({ price, values: {} }), take: async () => {} }),
  paid: async () => {},
  giveBack: async () => {},
  whyNoRefund: async () => undefined,
};
