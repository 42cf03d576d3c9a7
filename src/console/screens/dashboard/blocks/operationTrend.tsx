import { statistics, type OperationDay } from '../../../../engine/extension/statistics';
import { Chart } from '../../../../ui/chart/Chart';
import { defineBlock, listOf } from '../block';

export const operationTrend = defineBlock<OperationDay[]>({
  id: 'operationTrend', title: '操作趋势', ...statistics.operationTrend, capability: 'statistics', span: 8, ranged: '30d',
  read: listOf, isEmpty: (days) => days.every(({ added, updated, deleted, other }) => added + updated + deleted + other === 0), empty: '这段时间没有操作记录。',
  Body: ({ data }) => (
    <Chart
      kind="lines" label="每天的操作次数" axis="日期" series={[{ name: '新增' }, { name: '修改' }, { name: '删除' }, { name: '其他' }]}
      rows={data.map(({ date, added, updated, deleted, other }) => ({ label: date, values: [added, updated, deleted, other] }))}
    />
  ),
});
