import { Link } from 'react-router-dom';
import type { ArticleStatistics } from '../../../../engine/extension/statistics';
import { usePermission } from '../../../data/session/permissions';
import { Tag } from '../../../../ui/display/Tag';
import { defineBlock } from '../block';
import { articleCall } from './articles';

export const newestArticles = defineBlock<ArticleStatistics>({
  id: 'newestArticles', title: '最新文章', ...articleCall, span: 6,
  isEmpty: ({ newest }) => newest.length === 0, empty: '还没有文章。',
  Body: Newest,
});

function Newest({ data: { newest } }: { data: ArticleStatistics }) {
  const mayOpen = usePermission()('platform:article:info');
  return (
    <ul className="dashboard-articles">
      {newest.map(({ id, title, category, createTime, published }) => (
        <li key={id}>
          {mayOpen ? <Link to={`/marketing/content/articleCreat/${id}`}>{title}</Link> : <span>{title}</span>}
          {!published && <Tag>未发布</Tag>}
          <p>{category || '-'} · {createTime.slice(0, 16)}</p>
        </li>
      ))}
    </ul>
  );
}
