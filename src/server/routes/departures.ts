/** What schemas leave to code, by the path of the schema. */
import type { Departures } from '../resources/departures';
import { coupon } from './marketing/coupon';
import { apply } from './merchant/apply';
import { merchant } from './merchant/merchant';
import { admin } from './operation/admin';
import { formTemplate } from './operation/formTemplate';
import { groupData } from './operation/groupData';
import { menu } from './operation/menu';
import { role } from './operation/role';
import { order } from './order/order';
import { refund } from './order/refund';
import { diy } from './page/diy';
import { attrValue } from './product/attrValue';
import { comment } from './product/comment';
import { product } from './product/product';
import { tag } from './product/tag';
import { level } from './user/level';
import { paidMemberOrder } from './user/paidMemberOrder';
import { user } from './user/user';

export const departures: Departures = {
  'marketing/coupon': coupon,
  'merchant/apply': apply,
  'merchant/merchant': merchant,
  'operation/admin': admin,
  'operation/formTemplate': formTemplate,
  'operation/groupData': groupData,
  'operation/menu': menu,
  'operation/role': role,
  'order/order': order,
  'order/refund': refund,
  'page/diy': diy,
  'product/attrValue': attrValue,
  'product/comment': comment,
  'product/product': product,
  'product/tag': tag,
  'user/level': level,
  'user/paidMemberOrder': paidMemberOrder,
  'user/user': user,
};
