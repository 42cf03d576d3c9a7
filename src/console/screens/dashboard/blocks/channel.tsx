import { home, type Channel } from '../../../../engine/extension/home';
import { Ring } from '../../../../ui/chart/Ring';
import { defineBlock, listOf } from '../block';

/** As the sheet of the home page calls them; all enumerations would weigh as much as the page itself. */
const names = new Map([['wechat', '公众号'], ['routine', '小程序'], ['h5', 'H5'], ['iosWx', '微信iOS'], ['androidWx', '微信安卓'], ['ios', 'iOS']]);

/** Channels that are not known by name count as one. */
function named(channels: readonly Channel[]): { label: string; value: number }[] {
  const known = channels.filter(({ registerType }) => names.has(registerType)).map(({ registerType, num }) => ({ label: names.get(registerType)!, value: num }));
  const others = channels.filter(({ registerType }) => !names.has(registerType)).reduce((sum, { num }) => sum + num, 0);
  return others > 0 ? [...known, { label: '其他', value: others }] : known;
}

export const channel = defineBlock<Channel[]>({
  id: 'channel', title: '会员渠道', ...home.channel, span: 4,
  read: listOf, isEmpty: (channels) => channels.length === 0, empty: '还没有会员。',
  Body: ({ data }) => <Ring label="各渠道的会员" axis="渠道" unit="人数" rows={named(data)} />,
});
