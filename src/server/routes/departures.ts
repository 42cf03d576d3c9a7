/** What schemas leave to code, by the path of the schema. */
import type { Departures } from '../resources/departures';
import { apply } from './merchant/apply';
import { merchant } from './merchant/merchant';
import { superiorActions } from './distribution/promoter';
import { admin } from './operation/admin';
import { groupData } from './operation/groupData';
import { role } from './operation/role';
import { demoDetails, demoInvoiceDetails, demoInvoices, demoLog, demoOrders, demoRefundLog, demoRefunds } from './order/demo';
import { attrValue } from './product/attrValue';
import { comment } from './product/comment';
import { product } from './product/product';
import { tag } from './product/tag';
import { balanceRecord, experienceRecord, integralRecord } from './user/ledgerDemo';

export const departures: Departures = {
  'merchant/apply': apply,
  'merchant/merchant': merchant,
  'operation/admin': admin,
  'operation/groupData': groupData,
  'operation/role': role,
  'order/invoice': { demo: demoInvoices },
  'order/invoiceDetail': { demo: demoInvoiceDetails },
  'order/order': { demo: demoOrders, demoFrom: ['product/attrValue'] },
  'order/orderDetail': { demo: demoDetails },
  'order/orderStatusLog': { demo: demoLog },
  'order/refund': { demo: demoRefunds },
  'order/refundStatusLog': { demo: demoRefundLog },
  'product/attrValue': attrValue,
  'product/comment': comment,
  'product/product': product,
  'product/tag': tag,
  'user/balanceRecord': balanceRecord,
  'user/experienceRecord': experienceRecord,
  'user/integralRecord': integralRecord,
  'user/user': { actions: superiorActions },
};
