import { home, type FinanceFigures } from '../../../../engine/extension/home';
import { defineBlock, figuresOf } from '../block';
import { Figure } from '../../../../ui/display/Figure';
import { Change } from '../Change';

export const finance = defineBlock<FinanceFigures>({
  id: 'finance', title: '财务概览', ...home.finance, span: 6,
  read: (answer) => figuresOf(answer, ['incomeGrowthRate', 'monthGrowthRate']), isEmpty: () => false, empty: '',
  Body: ({ data }) => (
    <dl className="dashboard-figures" data-columns="4">
      <div><dt>今日收入</dt><dd><Figure value={data.todayIncome} /></dd><dd><Change percent={data.incomeGrowthRate} /></dd></div>
      <div><dt>本月收入</dt><dd><Figure value={data.monthIncome} /></dd><dd><Change percent={data.monthGrowthRate} against="较上月" /></dd></div>
      <div><dt>待结算</dt><dd><Figure value={data.pendingSettlement} /></dd><dd>{data.frozenAmount === null ? '商户余额合计' : <>另冻结 <Figure value={data.frozenAmount} /></>}</dd><dd>已结算 <Figure value={data.settledAmount} /></dd></div>
      <div><dt>今日退款</dt><dd><Figure value={data.todayRefund} /></dd><dd>已退款成功</dd><dd>今日手续费 <Figure value={data.todayTransactionFee} /></dd></div>
    </dl>
  ),
});
