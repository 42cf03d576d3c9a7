import { registerType } from '../../../../../generated/codes';
import type { RegisterType } from '../../../../../generated/types/enumerations';
import { home, type Channel } from '../../../../engine/extension/home';
import { Ring } from '../../../../ui/chart/Ring';
import { defineBlock, listOf } from '../block';

/** The words of the home page's sheet; all enumerations would weigh as much as the page itself. */
const titles: Record<RegisterType, string> = {
  [registerType.wechat]: '公众号',
  [registerType.routine]: '小程序',
  [registerType.h5]: 'H5',
  [registerType.iosWx]: '微信iOS',
  [registerType.androidWx]: '微信安卓',
  [registerType.ios]: 'iOS',
};
const names = new Map<string, string>(Object.entries(titles));

/** Channels that are not known by name count as one. */
function named(channels: readonly Channel[]): { label: string; value: number }[] {
  const known = channels.filter(({ registerType: type }) => names.has(type)).map(({ registerType: type, num }) => ({ label: names.get(type)!, value: num }));
  const others = channels.filter(({ registerType: type }) => !names.has(type)).reduce((sum, { num }) => sum + num, 0);
  return others > 0 ? [...known, { label: '其他', value: others }] : known;
}

export const channel = defineBlock<Channel[]>({
  id: 'channel', title: '会员渠道', ...home.channel, span: 4,
  read: listOf, isEmpty: (channels) => channels.length === 0, empty: '还没有会员。',
  Body: ({ data }) => <Ring label="各渠道的会员" axis="渠道" unit="人数" rows={named(data)} />,
});
