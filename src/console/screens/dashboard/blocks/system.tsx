import { statistics, type SystemStatistics } from '../../../../engine/extension/statistics';
import { defineBlock, figuresOf } from '../block';
import { Figure } from '../../../../ui/display/Figure';

const figures: { name: keyof SystemStatistics; title: string }[] = [
  { name: 'active', title: '5 分钟内活跃' }, { name: 'people', title: '已登录人员' }, { name: 'sessions', title: '有效会话' }, { name: 'failures', title: '15 分钟内登录失败' },
];

export const system = defineBlock<SystemStatistics>({
  id: 'system', title: '系统状态', ...statistics.system, capability: 'statistics', span: 4, refresh: 30,
  read: (answer) => figuresOf(answer, figures.map(({ name }) => name)), isEmpty: () => false, empty: '',
  Body: ({ data }) => (
    <dl className="dashboard-figures" data-columns="2">
      {figures.map(({ name, title }) => <div key={name}><dt>{title}</dt><dd><Figure value={data[name]} /></dd></div>)}
    </dl>
  ),
});
