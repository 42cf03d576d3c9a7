/**
 * Sends what waits. A message is claimed before it is sent, so that no two processes send it; what was claimed and never answered is sent
 * again only on channels that recognise it, and is told as unknown on the others.
 */
import { sql } from 'kysely';
import { noticeStatus, notificationChannel } from '../../../../../generated/codes';
import type { Records } from '../../../../../generated/records';
import type { NotificationChannel } from '../../../../../generated/types/enumerations';
import { wallTime } from '../../../../engine/time/wallTime';
import { often } from '../../../jobs/records';
import type { PlannedJob } from '../../../jobs/schedule';
import { onePassCalls } from '../../../onepass/calls';
import { type OnePass, OnePassFailure } from '../../../onepass/client';
import { Refusal } from '../../../refusal';
import { system } from '../../../resources/door/visit';
import { write } from '../../../resources/house';
import type { House } from '../../../resources/types';
import { templateCalls } from '../../../wechat/calls/template';
import type { Wechat } from '../../../wechat/client';
import { WechatFailure } from '../../../wechat/failure';
import { dataOf, lackingIn, paramsOf } from './template';

const key = 'operation/notice';
const title = '发送通知';

/** Messages of one batch: it ends well within the lease of its job, however slow the others are. */
const batch = 2;
/** Minutes before a message that is being sent is looked at again, should its process have died. */
const underWay = 5;
/** Minutes between two tries at most. */
const longestWait = 60;
/** Tries after which a message is given up: some three hours later. */
const mostTries = 8;

/** Minutes in which sending a message again does no more: WeChat's documents say ten of the official account, the mini-program has nothing of the kind, the provider knows a message by its requestId. */
const repeatable: Readonly<Record<NotificationChannel, number>> = { [notificationChannel.wechat]: 9, [notificationChannel.routine]: 0, [notificationChannel.sms]: 1_440 };

const minutesOn = (minutes: number): string => wallTime(new Date(Date.now() + minutes * 60_000));
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export interface Ways {
  wechat: Wechat;
  onePass: OnePass;
}

type Notice = Records['operation/notice'];

/** @param later minutes from now */
const mayRepeat = ({ channel, firstTime }: Notice, later = 0): boolean => firstTime === null || firstTime > minutesOn(later - repeatable[channel]);

const unknown = '没有收到答复，不确定是否已送达，核对后可重发';

/** @returns the message where it is this process that sends it; put off first, so that no other does */
const claim = (house: House, id: number): Promise<Notice | undefined> => write(house, system, async (visit) => {
  const notices = visit.of(key);
  const { record } = await notices.lock(id);
  const isLeft = record.status === noticeStatus.sending;
  if ((record.status !== noticeStatus.waiting && !isLeft) || (record.nextTime ?? '') > wallTime()) return undefined;
  if (isLeft && !mayRepeat(record)) return void await notices.assign(id, { status: noticeStatus.unknown, reason: unknown }, { title });
  const claimed = { status: noticeStatus.sending, tries: record.tries + 1, firstTime: record.firstTime ?? wallTime(), nextTime: minutesOn(underWay) };
  await notices.assign(id, claimed, { title });
  return { ...record, ...claimed };
});

/** What is known of the template by which a message goes. */
async function templateOf(house: House, id: number): Promise<{ tempId: string; content: string }> {
  const { rows: [row] } = await sql<{ tempId: string | null; content: string | null }>`select t.temp_id as "tempId", t.content from operation_notice o
    join operation_notification n on n.id = o.notification_id
    join operation_message_template t on t.id = case o.channel when 'wechat' then n.wechat_id when 'routine' then n.routine_id else n.sms_id end where o.id = ${id}`.execute(house.sql);
  return { tempId: row?.tempId ?? '', content: row?.content ?? '' };
}

/** Nothing was sent, and trying later may help. */
class NotReady extends Error {}
/** It can never be sent so. */
class Unfit extends Error {}

async function send({ wechat, onePass }: Ways, id: number, { channel, receiver, content }: Notice, template: { tempId: string; content: string }): Promise<void> {
  const tells = Object.fromEntries(Object.entries(typeof content === 'object' && content !== null ? content : {}).map(([word, value]) => [word, textOf(value)]));
  if (template.tempId === '') throw new NotReady('没有模板ID，请在“消息通知”的详情中填写');
  if (channel === notificationChannel.sms) {
    await onePass.ask(onePassCalls.send, { requestId: `notice-${id}`, phone: receiver, templateId: template.tempId, params: paramsOf(template.content, tells) });
    return;
  }
  if (template.content === '') throw new NotReady('没有模板内容，请在“消息通知”中同步模板');
  const lacking = lackingIn(template.content, tells);
  if (lacking.length > 0) throw new Unfit(`模板中的“${lacking.join('、')}”没有对应的内容，请更换模板`);
  const message = { touser: receiver, template_id: template.tempId, data: dataOf(template.content, tells) };
  if (channel === notificationChannel.wechat) await wechat.ask(templateCalls.officialSend, { ...message, client_msg_id: `notice-${id}` });
  else await wechat.ask(templateCalls.routineSend, message);
}

/** What becomes of a message that could not be sent. @throws what is no refusal */
function fateOf(error: unknown, notice: Notice): Pick<Notice, 'status' | 'reason'> & Partial<Pick<Notice, 'nextTime' | 'firstTime'>> {
  if (error instanceof Unfit) return { status: noticeStatus.failed, reason: error.message };
  if (!(error instanceof Refusal || error instanceof NotReady)) throw error;
  const { message: reason } = error;
  const wait = Math.min(longestWait, 2 ** notice.tries);
  const isLast = notice.tries >= mostTries;
  const isSilent = (error instanceof WechatFailure && error.isSilent) || (error instanceof OnePassFailure && error.answered === undefined);
  // It stays claimed: whoever takes it up asks once more whether it may be repeated.
  if (isSilent) return !isLast && mayRepeat(notice, wait) ? { status: noticeStatus.sending, reason, nextTime: minutesOn(wait) } : { status: noticeStatus.unknown, reason: unknown };
  const isFinal = (error instanceof WechatFailure || error instanceof OnePassFailure) && !error.passes;
  return isFinal || isLast ? { status: noticeStatus.failed, reason } : { status: noticeStatus.waiting, reason, nextTime: minutesOn(wait), firstTime: null };
}

async function work(house: House, ways: Ways, id: number): Promise<void> {
  const notice = await claim(house, id);
  if (!notice) return;
  const keep = (values: Partial<Pick<Notice, 'status' | 'reason' | 'nextTime' | 'firstTime' | 'sentTime'>>) => write(house, system, (visit) => visit.of(key).assign(id, values, { title }));
  try {
    await send(ways, id, notice, await templateOf(house, id));
  } catch (error) {
    const { reason, ...fate } = fateOf(error, notice);
    return void await keep({ ...fate, reason: reason.slice(0, 255) });
  }
  await keep({ status: noticeStatus.sent, reason: '', sentTime: wallTime() });
}

/** An errand: it looks as soon as an event has written something down. */
export const noticeJob = (house: House, ways: Ways): PlannedJob => ({
  name: `${key}:send`, title: '发送消息通知（有新消息时立即执行）', every: often,
  async batch(past = 0) {
    const { rows } = await sql<{ id: string }>`select id from operation_notice where status in (${noticeStatus.waiting}, ${noticeStatus.sending}) and next_time <= ${wallTime()}::timestamp and id > ${past}
      order by id limit ${batch}`.execute(house.sql);
    for (const { id } of rows) await work(house, ways, Number(id));
    return rows.length < batch ? undefined : Number(rows.at(-1)?.id);
  },
});
