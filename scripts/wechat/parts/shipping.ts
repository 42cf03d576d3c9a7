/** Shipments that mini-programs owe their platform: each payment is told once, in parts where parcels are several. */
import { only, recordOf, recordsOf, refused, type Routes, textOf } from '../part';

interface Uploaded {
  key: string;
  fields: Readonly<Record<string, unknown>>;
}

export function shippingPart() {
  const state = {
    uploaded: [] as Uploaded[],
    /** Payments that nobody knows, by their key. */
    unknown: new Set<string>(),
    /** So many questions are answered as if nothing had been uploaded yet: an upload may be worked off after a question that came later. */
    behind: 0,
  };
  const whole = new Set<string>();
  const routes: Routes = only('miniProgram', {
    'POST /wxa/sec/order/get_order': ({ fields }) => {
      const key = `${textOf(fields.merchant_id)}:${textOf(fields.merchant_trade_no)}`;
      if (key.startsWith(':') || key.endsWith(':') || state.unknown.has(key)) return refused(10060001, 'order not exist');
      const isBehind = state.behind > 0;
      if (isBehind) state.behind -= 1;
      const told = isBehind ? [] : state.uploaded.filter((each) => each.key === key);
      return {
        order: {
          merchant_id: fields.merchant_id, merchant_trade_no: fields.merchant_trade_no, openid: `openid-of-${textOf(fields.merchant_trade_no)}`, order_state: !isBehind && whole.has(key) ? 2 : 1,
          shipping: { shipping_list: told.flatMap((each) => recordsOf(each.fields.shipping_list)) },
        },
      };
    },
    'POST /wxa/sec/order/upload_shipping_info': ({ fields }) => {
      const order = recordOf(fields.order_key);
      const key = order.order_number_type === 1 ? `${textOf(order.mchid)}:${textOf(order.out_trade_no)}` : textOf(order.transaction_id);
      const [list, mode, logistics] = [recordsOf(fields.shipping_list), Number(fields.delivery_mode), Number(fields.logistics_type)];
      if (key === '' || key.startsWith(':') || state.unknown.has(key)) return refused(10060001, 'order not exist');
      if (textOf(recordOf(fields.payer).openid) === '') return refused(40003, 'invalid openid');
      if (![1, 2, 3, 4].includes(logistics)) return refused(10060005, 'invalid logistics type');
      if (Number.isNaN(Date.parse(textOf(fields.upload_time)))) return refused(10060014, 'invalid upload time');
      if (list.length === 0 || (mode === 1 && list.length !== 1)) return refused(10060014, 'invalid shipping list');
      if (list.some(({ item_desc: what }) => textOf(what) === '')) return refused(10060008, 'item desc empty');
      if (list.some(({ item_desc: what }) => [...textOf(what)].length > 120)) return refused(10060009, 'item desc too long');
      if (logistics === 1 && list.some(({ tracking_no: number, express_company: company }) => textOf(number) === '' || textOf(company) === '')) return refused(10060025, 'tracking number missing');
      if (logistics !== 1 && mode === 2) return refused(10060006, 'split delivery needs express');
      if (mode === 2 && typeof fields.is_all_delivered !== 'boolean') return refused(10060007, 'is_all_delivered missing');
      if (whole.has(key)) return refused(10060002, 'order shipped already');
      if (mode === 1 || fields.is_all_delivered === true) whole.add(key);
      state.uploaded.push({ key, fields });
      return {};
    },
  });
  const reset = () => {
    state.uploaded = [];
    state.behind = 0;
    whole.clear();
  };
  return { state, routes, reset };
}
