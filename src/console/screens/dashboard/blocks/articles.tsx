import { statistics, type ArticleStatistics } from '../../../../engine/extension/statistics';
import { Chart } from '../../../../ui/chart/Chart';
import { defineBlock, figuresOf, listOf } from '../block';
import { Figure } from '../../../../ui/display/Figure';

/** What two blocks show of one answer. */
export const articleCall = { ...statistics.articles, capability: 'statistics' as const, read: readArticles };

function readArticles(answer: unknown): ArticleStatistics {
  const { total, published, categories, newest } = figuresOf<ArticleStatistics>(answer, ['total', 'published']);
  return { total, published, categories: listOf(categories), newest: listOf(newest) };
}

export const articles = defineBlock<ArticleStatistics>({
  id: 'articles', title: '文章概览', ...articleCall, span: 6,
  isEmpty: ({ total }) => total === 0, empty: '还没有文章。',
  Body: ({ data: { total, published, categories } }) => (
    <>
      <dl className="dashboard-figures">
        <div><dt>文章总数</dt><dd><Figure value={total} /></dd></div>
        <div><dt>已发布</dt><dd><Figure value={published} /></dd></div>
        <div><dt>未发布</dt><dd><Figure value={total - published} /></dd></div>
      </dl>
      <Chart
        kind="bars" label="各分类的文章数" axis="文章分类" series={[{ name: '已发布' }, { name: '未发布' }]} height={Math.max(120, categories.length * 28 + 32)}
        rows={categories.map(({ name, published: shown, hidden }) => ({ label: name, values: [shown, hidden] }))}
      />
    </>
  ),
});
