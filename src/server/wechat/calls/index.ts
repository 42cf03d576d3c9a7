/** Every call that this product makes of WeChat, one file a part of its interface. */
import type { WechatCall } from '../call';
import { componentCalls } from './component';
import { credentialCalls } from './credentials';
import { liveCalls } from './live';
import { materialCalls } from './material';
import { menuCalls } from './menu';
import { pageCalls } from './page';
import { shippingCalls } from './shipping';
import { templateCalls } from './template';

type AnyCall = Omit<WechatCall, 'read'>;

export const wechatTable: Readonly<Record<string, Readonly<Record<string, AnyCall>>>> = {
  credentials: credentialCalls, menu: menuCalls, material: materialCalls, page: pageCalls, shipping: shippingCalls, live: liveCalls, component: componentCalls, template: templateCalls,
};
