import type { WidgetValues } from '../../../generated/widgets';
import { Awaited } from '../parts/Awaited';
import { Box } from '../parts/Box';
import { useShown } from '../parts/data';
import { Link } from '../parts/Link';
import { shopPaths } from '../parts/links';
import { Picture } from '../parts/Picture';
import './article.css';

export default function Articles({ values }: { values: WidgetValues['home_article'] }) {
  const shown = useShown('articles', { categoryId: values.selectConfig ?? undefined, limit: values.numConfig });
  const className = values.layoutConfig === 0 ? 'w-article' : 'w-article w-article-right';
  const gap = { gap: values.contentConfig };
  const bones = <div className="w-articles" style={gap}>{[0, 1].map((index) => <div key={index} className={className}><span className="w-picture w-bone" /><span className="w-article-words"><span className="w-bone w-bone-line" /><span className="w-bone w-bone-short" /></span></div>)}</div>;
  return (
    <Box values={values}>
      <Awaited shown={shown} skeleton={bones} empty="暂无文章">
        {(articles) => (
          <ul className="w-articles" style={gap}>
            {articles.map(({ id, title, cover, createTime }) => (
              <li key={id}>
                <Link className={className} to={shopPaths.article(id)} style={{ borderRadius: values.contentStyle }}>
                  <Picture src={cover} alt="" width={250} height={156} shown={125} style={{ borderRadius: values.contentStyle }} />
                  <span className="w-article-words">
                    <span className="w-article-title" style={{ color: values.titleColor }}>{title}</span>
                    <time style={{ color: values.timeColor }}>{createTime.slice(0, 10)}</time>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Awaited>
    </Box>
  );
}
