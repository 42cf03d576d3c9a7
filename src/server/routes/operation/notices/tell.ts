/**
 * People are told of an event: a row for each who is told and each channel that is on, written in the transaction of the event, so that
 * there is a message where the event is and none where it is not. The job in `send.ts` sends them.
 */
import { notificationChannel, notificationSwitch } from '../../../../../generated/codes';
import type { NotificationChannel } from '../../../../../generated/types/enumerations';
import type { Visit } from '../../../resources/types';
import type { MarkName, Told } from './marks';
import { summaryOf } from './template';

/** To whom: a member on all channels, others by telephone. */
export type Receiver = { uid: number } | { phone: string };

export interface Telling<Name extends MarkName> {
  /** What it is about, e.g. `order:12`: one event is told once. */
  about: string;
  to: readonly Receiver[];
  tells: Told<Name>;
}

const title = '待发送通知';
const hasNotices = ({ resources }: Visit): boolean => resources.has('operation/notice') && resources.has('operation/notification');

/** Channels of a kind of notification that are on. */
async function openChannels({ db }: Visit, mark: string): Promise<{ id: number; channels: NotificationChannel[] } | undefined> {
  const row = await db.selectFrom('operation_notification').select(['id', 'is_wechat', 'is_routine', 'is_sms']).where('mark', '=', mark).executeTakeFirst();
  if (!row) return undefined;
  const { wechat, routine, sms } = notificationChannel;
  const states = [[wechat, row.is_wechat], [routine, row.is_routine], [sms, row.is_sms]] as const;
  return { id: row.id, channels: states.flatMap(([channel, state]) => (state === notificationSwitch.on ? [channel] : [])) };
}

async function addressesOf({ db }: Visit, receiver: Receiver): Promise<{ uid: number | null; nickname: string; at: Readonly<Record<NotificationChannel, string>> } | undefined> {
  if ('phone' in receiver) return { uid: null, nickname: '', at: { wechat: '', routine: '', sms: receiver.phone } };
  const member = await db.selectFrom('user_user').select(['nickname', 'phone', 'public_openid', 'routine_openid']).where('id', '=', receiver.uid).where('is_del', '=', false).where('is_logoff', '=', false).executeTakeFirst();
  return member && { uid: receiver.uid, nickname: member.nickname ?? '', at: { wechat: member.public_openid ?? '', routine: member.routine_openid ?? '', sms: member.phone ?? '' } };
}

/**
 * Notes what is to be sent. Members who closed their account, and those who cannot be reached on a channel, are told nothing there.
 * @param telling worked out only while a channel is on
 */
export async function tell<Name extends MarkName>(visit: Visit, mark: Name, telling: () => Promise<Telling<Name>>): Promise<void> {
  if (!hasNotices(visit)) return;
  const open = await openChannels(visit, mark);
  if (!open || open.channels.length === 0) return;
  const { about, to, tells } = await telling();
  for (const receiver of to) {
    const reached = await addressesOf(visit, receiver);
    for (const channel of reached ? open.channels : []) {
      if (reached && reached.at[channel] !== '') await note(visit, { notificationId: open.id, event: `${mark}:${about}`, channel, receiver: reached.at[channel], uid: reached.uid, nickname: reached.nickname, content: tells });
    }
  }
}

interface Noted {
  notificationId: number;
  event: string;
  channel: NotificationChannel;
  receiver: string;
  uid: number | null;
  nickname: string;
  content: Readonly<Record<string, string>>;
}

/** Writes down one message, unless it stands there already. */
export async function note(visit: Visit, noted: Noted): Promise<void> {
  const { event, channel, receiver, content } = noted;
  const known = await visit.db.selectFrom('operation_notice').select('id').where('event', '=', event).where('channel', '=', channel).where('receiver', '=', receiver).executeTakeFirst();
  if (known) return;
  await visit.of('operation/notice').create({ ...noted, content: { ...content }, summary: summaryOf(content) }, { title, told: true });
  visit.later = true;
}
