/** Calls on notifications beside those of their schema: what one says on a channel, its template, and a message sent to see how it looks. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notificationChannel, notificationSwitch } from '../../../../../generated/codes';
import type { NotificationChannel } from '../../../../../generated/types/enumerations';
import { codes } from '../../../../engine/envelope';
import { defineCall } from '../../../calls/define';
import { invalid, Refusal } from '../../../refusal';
import { actorOf } from '../../../resources/call';
import { write } from '../../../resources/house';
import type { House } from '../../../resources/types';
import { isMark, marks } from './marks';
import { note } from './tell';

const base = '/admin/platform/notification';
const right = 'platform:system:notification';
const shared = { adminOnly: true, tag: '消息通知' } as const;

const id = { type: 'integer', minimum: 1, maximum: 2 ** 53 - 1, title: '通知id' } as const;
const detailType = { enum: Object.values(notificationChannel), title: '渠道' } as const;

const fieldsOf = { wechat: { state: 'isWechat', of: 'wechatId' }, routine: { state: 'isRoutine', of: 'routineId' }, sms: { state: 'isSms', of: 'smsId' } } as const;

const isChannel = (value: unknown): value is NotificationChannel => Object.values<unknown>(notificationChannel).includes(value);

/** Codes of the contract. */
const missing = { notification: new Refusal(7301, '通知不存在'), sms: new Refusal(7302, '该通知没有短信'), wechat: new Refusal(7304, '该通知没有公众号模板消息'), routine: new Refusal(7304, '该通知没有小程序订阅消息') };

/** @throws Refusal where the notification is not there, or has nothing to do with the channel */
async function channelOf(house: House, notificationId: number, type: unknown) {
  if (!isChannel(type)) throw invalid([{ field: 'detailType', message: '渠道不正确' }]);
  const row = await house.sql.selectFrom('operation_notification').select(['id', 'mark', 'is_wechat', 'is_routine', 'is_sms', 'wechat_id', 'routine_id', 'sms_id']).where('id', '=', notificationId).executeTakeFirst();
  if (!row) throw missing.notification;
  const [state, templateId] = { wechat: [row.is_wechat, row.wechat_id], routine: [row.is_routine, row.routine_id], sms: [row.is_sms, row.sms_id] }[type];
  if (state === notificationSwitch.none || templateId === null) throw missing[type];
  return { type, mark: row.mark, state, templateId };
}

export function notificationCalls(app: FastifyInstance, house: House): void {
  detailOf(app, house);
  updateOf(app, house);
  testOf(app, house);
}

function detailOf(app: FastifyInstance, house: House): void {
  defineCall(app, {
    ...shared, method: 'GET', path: `${base}/detail`, permission: `${right}:detail`, title: '通知详情',
    query: { properties: { id, detailType }, required: ['id', 'detailType'] }, answer: { type: 'object' },
    async handler({ query }) {
      const { state, templateId } = await channelOf(house, query.id, query.detailType);
      const template = await house.sql.selectFrom('operation_message_template').select(['name', 'title', 'temp_key', 'temp_id', 'content']).where('id', '=', templateId).executeTakeFirstOrThrow();
      return { id: query.id, tempId: template.temp_id ?? '', title: template.title ?? '', tempKey: template.temp_key ?? '', content: template.content ?? '', name: template.name, status: state };
    },
  });
}

function updateOf(app: FastifyInstance, house: House): void {
  defineCall(app, {
    ...shared, method: 'POST', path: `${base}/update`, permission: `${right}:update`, title: '修改通知', audit: 'UPDATE',
    body: {
      properties: { id, detailType, tempId: { type: 'string', maxLength: 128, default: '', title: '模板ID' }, status: { enum: [notificationSwitch.on, notificationSwitch.off], title: '状态' } },
      required: ['id', 'detailType', 'status'],
    },
    async handler(input) {
      const { id: notificationId, detailType: asked, status } = input.body;
      const { type, templateId } = await channelOf(house, notificationId, asked);
      const tempId = input.body.tempId.trim();
      if (type !== notificationChannel.sms && tempId === '') throw invalid([{ field: 'tempId', message: '请输入模板ID' }]);
      if (type === notificationChannel.sms && tempId === '' && status === notificationSwitch.on) throw invalid([{ field: 'tempId', message: '启用前请输入模板ID' }]);
      await write(house, actorOf(input), async (visit) => {
        // In the order in which a switch locks them.
        await visit.of('operation/notification').lock(notificationId);
        const { record } = await visit.of('operation/messageTemplate').lock(templateId);
        // What WeChat's template says is known once it has been synchronised.
        const isOther = record.tempId !== tempId;
        if (isOther) await visit.of('operation/messageTemplate').assign(templateId, { tempId, ...(type === notificationChannel.sms ? {} : { content: '' }) }, { title: '修改通知模板' });
        await visit.of('operation/notification').assign(notificationId, { [fieldsOf[type].state]: status }, { title: '修改通知' });
      });
    },
  });
}

function testOf(app: FastifyInstance, house: House): void {
  defineCall(app, {
    ...shared, method: 'POST', path: `${base}/test`, permission: `${right}:test`, title: '发送测试通知',
    body: { properties: { id, detailType, receiver: { type: 'string', minLength: 1, maxLength: 128, title: '接收人' } }, required: ['id', 'detailType', 'receiver'] },
    async handler(input) {
      const { type, mark } = await channelOf(house, input.body.id, input.body.detailType);
      const receiver = input.body.receiver.trim();
      if (type === notificationChannel.sms && !/^1[3-9]\d{9}$/.test(receiver)) throw invalid([{ field: 'receiver', message: '手机号码格式不正确' }]);
      if (type !== notificationChannel.sms && !/^[\w-]{6,64}$/.test(receiver)) throw invalid([{ field: 'receiver', message: '请输入接收人在该账号下的openid' }]);
      if (!isMark(mark)) throw new Refusal(codes.invalid, '该通知没有可以发送的内容');
      await write(house, actorOf(input), (visit) => note(visit, { notificationId: input.body.id, event: `test:${randomUUID()}`, channel: type, receiver, uid: null, nickname: '测试', content: marks[mark].tells }));
    },
  });
}
