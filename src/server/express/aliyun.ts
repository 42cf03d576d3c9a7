/** Express queries of Alibaba Cloud's market (全国快递物流查询), paid by the query and opened by an AppCode. */
import { codes } from '../../engine/envelope';
import type { Config } from '../config';
import { Refusal } from '../refusal';
import { Answered, UnreadableAnswer } from '../wechat/answered';
import { lastDigits, noTraces, type Parcel, type ParcelTraces, readTraces } from './traces';

const refused = (message: string) => new Refusal(codes.invalid, message);

const keyless = '未填写阿里云AppCode，请在“商城设置 - 物流与采集”中填写';
const unreachable = '无法连接阿里云物流查询，请稍后再试';

/** Nothing is known of the parcel yet. */
const nothingYet = 205;
const known: Readonly<Record<number, string>> = { 201: '快递单号不正确', 203: '快递公司不存在', 204: '无法识别快递公司', 207: '快递单号有误，暂不能查询' };

/** Couriers that tell of a parcel only to whoever knows whom it is for. */
const asksForDigits = /^(sf|shunfeng|fwx|fengwang)/i;

/**
 * The company is left to the provider to recognise by the number: its codes are not those of 物流公司.
 * @param appCode as the setting holds it at the moment
 * @throws Refusal where there is no AppCode, or the provider refuses or stays silent
 */
export async function askAliyun({ expressApi, wechatPatience: patience }: Pick<Config, 'expressApi' | 'wechatPatience'>, appCode: string | undefined, parcel: Parcel): Promise<ParcelTraces> {
  if (!appCode) throw refused(keyless);
  const number = asksForDigits.test(parcel.code) ? `${parcel.number}:${lastDigits(parcel)}` : parcel.number;
  const answer = await exchange(`${expressApi}/kdi?${new URLSearchParams({ no: number })}`, {
    redirect: 'error', signal: AbortSignal.timeout(patience), headers: { authorization: `APPCODE ${appCode}` },
  });
  try {
    const status = answer.number('status');
    if (status === nothingYet) return noTraces;
    if (status !== 0) throw refused(`阿里云返回：${known[status] ?? (answer.text('msg', '') || '没有说明原因')}（${status}）`);
    return readTraces(answer.part('result'));
  } catch (error) {
    if (error instanceof UnreadableAnswer) throw refused(unreachable);
    throw error;
  }
}

/** @throws Refusal when the AppCode is not taken, or nothing readable came in time; it holds neither address nor header */
async function exchange(address: string, request: RequestInit): Promise<Answered> {
  const response = await fetch(address, request).catch(() => { throw refused(unreachable); });
  if (response.status === 401 || response.status === 403) throw refused('阿里云拒绝了查询：AppCode不正确或余量不足');
  return new Answered(await response.json().catch(() => { throw refused(unreachable); }));
}
