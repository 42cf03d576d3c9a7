/** What a courier tells of a parcel, as both providers of express queries answer it. */
import type { Answered } from '../wechat/answered';

export interface Parcel {
  number: string;
  /** Of its company, as 物流公司 lists it. */
  code: string;
  /** Of its recipient. */
  phone: string;
}

export interface ParcelTraces {
  /** 1 在途中, 2 正在派件, 3 已签收, 4 派送失败, 5 疑难件, 6 退件签收; empty while nothing is known. */
  deliverystatus: string;
  /** `1` once it is signed for. */
  issign: string;
  courier: string;
  courierPhone: string;
  /** Site and telephone of the company. */
  expSite: string;
  expPhone: string;
  /** For how long it has been underway, in words. */
  takeTime: string;
  /** `time` as `yyyy-MM-dd HH:mm:ss`. */
  list: { time: string; status: string }[];
}

/** Stations of one parcel that are kept, and letters of each. */
const most = 300;
const longest = 500;

/** @throws UnreadableAnswer when it is not as described */
export function readTraces(data: Answered): ParcelTraces {
  const text = (key: string) => data.text(key, '').slice(0, longest);
  return {
    deliverystatus: text('deliverystatus'), issign: text('issign'), courier: text('courier'), courierPhone: text('courierPhone'), expSite: text('expSite'), expPhone: text('expPhone'), takeTime: text('takeTime'),
    list: data.list('list').slice(0, most).map((each) => ({ time: each.text('time').slice(0, longest), status: each.text('status').slice(0, longest) })),
  };
}

export const noTraces: ParcelTraces = { deliverystatus: '', issign: '', courier: '', courierPhone: '', expSite: '', expPhone: '', takeTime: '', list: [] };

/** @param parcel whose recipient some couriers ask for by the last digits of the telephone */
export const lastDigits = ({ phone }: Pick<Parcel, 'phone'>): string => phone.slice(-4);
