import { sql } from 'kysely';
import type { ArticleStatistics } from '../../../engine/extension/statistics';
import type { Sql } from '../../sql/connect';
import { named } from '../../sql/named';

type Category = ArticleStatistics['categories'][number];
type Article = ArticleStatistics['newest'][number];

const mostCategories = 8;
const newestArticles = 5;

const [all, a] = named('marketing_article', 'a');
const [kinds, c] = named('marketing_article_category', 'c');

export async function articles(db: Sql): Promise<ArticleStatistics> {
  const { rows: [whole] } = await sql<{ total: number; published: number }>`
    select count(*)::int as total, (count(*) filter (where ${a.status}))::int as published from ${all} where not ${a.is_del}`.execute(db);
  const { rows: categories } = await sql<Category>`
    select ${c.name}, (count(*) filter (where ${a.status}))::int as published, (count(*) filter (where not ${a.status}))::int as hidden
    from ${all} join ${kinds} on ${c.id} = ${a.cid}
    where not ${a.is_del} group by ${c.id}, ${c.name} order by count(*) desc, ${c.id} limit ${sql.lit(mostCategories)}`.execute(db);
  const { rows: newest } = await sql<Article>`
    select ${a.id}, ${a.title}, coalesce(${c.name}, '') as category, to_char(${a.create_time}, 'YYYY-MM-DD HH24:MI:SS') as "createTime", ${a.status} as published
    from ${all} left join ${kinds} on ${c.id} = ${a.cid}
    where not ${a.is_del} order by ${a.id} desc limit ${sql.lit(newestArticles)}`.execute(db);
  return { total: whole.total, published: whole.published, categories, newest };
}
