/** What a notification says on one channel, and a message sent to see how it looks, each entered as a form (settings sheet). */
import { enumerations } from '../../../generated/enumerations';
import type { NotificationChannel, NotificationSwitch } from '../../../generated/types/enumerations';
import { notificationChannel, notificationSwitch } from '../../../generated/codes';
import { field, type Row, type ShopForm } from './shop/shopLayout';
import { call } from './transport/http';

const base = '/admin/platform/notification';
const right = 'platform:system:notification';

/** Channels that a notification has, with their titles. */
export function channelsOf({ isWechat, isRoutine, isSms }: { isWechat?: NotificationSwitch; isRoutine?: NotificationSwitch; isSms?: NotificationSwitch }): { value: NotificationChannel; title: string }[] {
  const states: Record<NotificationChannel, NotificationSwitch | undefined> = { wechat: isWechat, routine: isRoutine, sms: isSms };
  return Object.values(notificationChannel).flatMap((value) => (states[value] ? [{ value, title: enumerations.notificationChannel.items.find((item) => item.value === value)?.title ?? value }] : []));
}

const told = (name: string, title: string, kind: 'text' | 'textarea' = 'text') => field({ name, title, kind, required: false, readOnly: true });
const status = field({
  name: 'status', title: '状态', kind: 'enumeration', as: 'radio', codes: [notificationSwitch.on, notificationSwitch.off],
  options: [{ value: notificationSwitch.on, title: '开启' }, { value: notificationSwitch.off, title: '关闭' }],
});

const aboutOf: Record<'name' | 'tempKey' | 'title' | 'content', ReturnType<typeof told>> = {
  name: told('name', '模板名'), tempKey: told('tempKey', '模板编号'), title: told('title', '模板说明'), content: told('content', '模板内容', 'textarea'),
};

/** @param detail what stands in the template: what is empty there is not shown */
export function channelForm(id: number, detailType: NotificationChannel, detail: Row): ShopForm {
  const { name, tempKey, title, content } = aboutOf;
  const isSms = detailType === notificationChannel.sms;
  const tempId = field({ name: 'tempId', title: '模板ID', kind: 'text', maxLength: 128, required: !isSms });
  return {
    name: `notification ${id} ${detailType}`, title: '通知详情', permission: `${right}:update`,
    fields: [told('id', 'ID'), ...[name].filter((each) => detail[each.name]), tempId, ...[tempKey, ...(isSms ? [title] : []), content].filter((each) => detail[each.name]), status],
    read: () => Promise.resolve({ data: { ...detail, id: String(id) } }),
    write: async (values) => void await call('POST', `${base}/update`, { body: { id, detailType, tempId: values.tempId ?? '', status: values.status }, quiet: true }),
  };
}

export const readChannel = (id: number, detailType: NotificationChannel, signal?: AbortSignal): Promise<Row> => call<Row>('GET', `${base}/detail`, { query: { id, detailType }, quiet: true, signal });

/** @param channels those that the notification has */
export const testForm = (id: number, channels: readonly { value: NotificationChannel; title: string }[]): ShopForm => ({
  name: `notification ${id} test`, title: '发送测试', permission: `${right}:test`,
  fields: [
    field({ name: 'detailType', title: '渠道', kind: 'enumeration', as: 'radio', codes: channels.map(({ value }) => value), options: [...channels] }),
    field({ name: 'phone', title: '手机号', kind: 'text', maxLength: 11, when: { detailType: notificationChannel.sms } }),
    field({ name: 'openid', title: 'openid', kind: 'text', maxLength: 64, when: { detailType: [notificationChannel.wechat, notificationChannel.routine] }, help: '接收人在该公众号或小程序下的openid' }),
  ],
  read: () => Promise.resolve({ data: { detailType: channels[0]?.value ?? null, phone: '', openid: '' } }),
  write: async ({ detailType, phone, openid }) => void await call('POST', `${base}/test`, { body: { id, detailType, receiver: detailType === notificationChannel.sms ? phone : openid }, quiet: true }),
});
