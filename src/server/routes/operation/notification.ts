/** Notifications: a channel is on only where there is a template to send by, and templates come from WeChat. */
import { notificationChannel, notificationSwitch } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { Refusal } from '../../refusal';
import { actorOf } from '../../resources/call';
import type { EntityDeparture } from '../../resources/departures';
import { syncOfficial, syncRoutine } from './notices/sync';

/** Codes of the contract: a template of WeChat is not configured, one of short messages is not there. */
const [noTemplate, noSmsTemplate] = [7304, 7303];

type Notification = Records['operation/notification'];

const channels = [
  { state: 'isWechat', of: 'wechatId', channel: notificationChannel.wechat, told: '没有公众号模板ID，请先同步微信模版消息，或在详情中填写' },
  { state: 'isRoutine', of: 'routineId', channel: notificationChannel.routine, told: '没有小程序模板ID，请先同步小程序订阅消息，或在详情中填写' },
  { state: 'isSms', of: 'smsId', channel: notificationChannel.sms, told: '没有短信模板ID，请先在详情中填写一号通的模板ID' },
] as const satisfies readonly { state: keyof Notification; of: keyof Notification; channel: string; told: string }[];

export const notification: EntityDeparture<'operation/notification'> = {
  async writes(visit, { before, after }) {
    if (!before || !after) return;
    for (const { state, of, channel, told } of channels) {
      if (before[state] === after[state] || after[state] !== notificationSwitch.on) continue;
      const template = after[of] === null ? undefined : (await visit.of('operation/messageTemplate').lock(after[of])).record;
      if (!template?.tempId) throw new Refusal(channel === notificationChannel.sms ? noSmsTemplate : noTemplate, told);
    }
  },
  actions: {
    syncRoutine: { outside: ({ house, input }) => syncRoutine(house, input.request.server.wechat, actorOf(input)) },
    syncWechat: { outside: ({ house, input }) => syncOfficial(house, input.request.server.wechat, actorOf(input)) },
  },
};
