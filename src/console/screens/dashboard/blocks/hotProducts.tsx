import type { CSSProperties } from 'react';
import { home, rankTypes, type HotProduct, type RankType } from '../../../../engine/extension/home';
import { RecordLink } from '../../../../ui/display/RecordLink';
import { defineBlock, listOf } from '../block';
import { Figure } from '../../../../ui/display/Figure';

interface Ranking {
  by: RankType;
  goods: HotProduct[];
}

const shown = { sales: 'salesCount', amount: 'salesAmount', views: 'pageViews' } as const;
const units = { sales: '件', amount: '元', views: '次' };

export const hotProducts = defineBlock<Ranking>({
  id: 'hotProducts', title: '热门商品排行', ...home.hotProducts, span: 4, ranged: '7d', query: { limit: '5' },
  choice: { param: 'rankType', label: '排行方式', options: Object.entries(rankTypes).map(([value, label]) => ({ value, label })) },
  read: (answer, chosen) => ({ by: chosen as RankType, goods: listOf(answer) }), isEmpty: ({ goods }) => goods.length === 0, empty: '这段时间没有数据。',
  Body: ({ data: { by, goods } }) => {
    const figure = (good: HotProduct) => good[shown[by]];
    const most = Math.max(...goods.map((good) => Number(figure(good))), 1);
    return (
      <ol className="dashboard-goods">
        {goods.map((good) => (
          <li key={good.productId}>
            <b>{good.ranking}</b>
            <span title={good.productName}><RecordLink entity="product/product" id={good.productId}>{good.productName || `商品${good.productId}`}</RecordLink></span>
            <em><Figure value={figure(good)} /> {units[by]}</em>
            <i aria-hidden="true" style={{ '--share': Number(figure(good)) / most } as CSSProperties} />
          </li>
        ))}
      </ol>
    );
  },
});
