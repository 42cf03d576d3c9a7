import { home, type HomeFigures } from '../../../../engine/extension/home';
import { growth } from '../../../../engine/format/growth';
import { defineBlock, figuresOf } from '../block';
import { Figure } from '../../../../ui/display/Figure';
import { Change } from '../Change';

interface Card {
  title: string;
  value: keyof HomeFigures;
  /** What of it is of today, where the card tells a total. A total of yesterday is not told: its card shows no 较昨日. */
  today?: { title: string; value: keyof HomeFigures };
  yesterday: keyof HomeFigures;
  unit: string;
}

const cards: Card[] = [
  { title: '今日销售额', value: 'sales', yesterday: 'yesterdaySales', unit: '元' },
  { title: '今日订单量', value: 'orderNum', yesterday: 'yesterdayOrderNum', unit: '单' },
  { title: '今日访问量', value: 'pageviews', yesterday: 'yesterdayPageviews', unit: '' },
  { title: '会员总数', value: 'userNum', today: { title: '今日新增会员', value: 'todayNewUserNum' }, yesterday: 'yesterdayNewUserNum', unit: '' },
  { title: '商户总数', value: 'merchantNum', today: { title: '今日新增商户', value: 'todayNewMerchantNum' }, yesterday: 'yesterdayNewMerchantNum', unit: '' },
];

/** Null where either day has no figure. */
const change = (now: HomeFigures[keyof HomeFigures], before: HomeFigures[keyof HomeFigures]): number | null =>
  (now === null || before === null ? null : growth(Number(now), Number(before)));

export const figures = defineBlock<HomeFigures>({
  id: 'figures', title: '数据卡片', ...home.figures, span: 12, refresh: 30,
  read: (answer) => figuresOf(answer, ['userNum', 'merchantNum', 'orderNum', 'todayNewUserNum', 'todayNewMerchantNum']),
  isEmpty: () => false, empty: '',
  Body: ({ data }) => (
    <ul className="dashboard-cards">
      {cards.map(({ title, value, today, yesterday, unit }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="dashboard-card-value"><Figure value={data[value]} /></p>
          <p>{today ? <>{today.title} <Figure value={data[today.value]} /></> : <>昨日 <Figure value={data[yesterday]} /> {unit}</>}</p>
          <p>{today ? <>昨日新增 <Figure value={data[yesterday]} /></> : <Change percent={change(data[value], data[yesterday])} />}</p>
        </li>
      ))}
    </ul>
  ),
});
