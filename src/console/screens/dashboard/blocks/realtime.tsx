import { home, type RealtimeFigures } from '../../../../engine/extension/home';
import { defineBlock, figuresOf } from '../block';
import { Figure } from '../../../../ui/display/Figure';
import { Change } from '../Change';

const figures: { title: string; note: string; value: 'onlineUsers' | 'activeMerchants' | 'realtimeOrders' | 'paymentSuccessRate' }[] = [
  { title: '在线会员', note: '15 分钟内来过', value: 'onlineUsers' },
  { title: '活跃商户', note: '今日有订单', value: 'activeMerchants' },
  { title: '实时订单', note: '近 1 小时下单', value: 'realtimeOrders' },
  { title: '支付成功率', note: '今日，不含待支付', value: 'paymentSuccessRate' },
];

export const realtime = defineBlock<RealtimeFigures>({
  id: 'realtime', title: '实时数据', ...home.realtime, span: 6, refresh: 30,
  read: (answer) => figuresOf(answer, ['onlineUsers', 'activeMerchants', 'realtimeOrders']), isEmpty: () => false, empty: '',
  Body: ({ data }) => (
    <dl className="dashboard-figures" data-columns="4">
      {figures.map(({ title, note, value }) => (
        <div key={value}>
          <dt>{title}</dt>
          <dd>{value === 'paymentSuccessRate' && data[value] !== null ? `${Number(data[value]).toFixed(1)}%` : <Figure value={data[value]} />}</dd>
          <dd><Change percent={data[`${value}Trend`]} /></dd>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  ),
});
