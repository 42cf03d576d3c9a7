import type { WidgetValues } from '../../../generated/widgets';
import { Box } from '../parts/Box';
import { Link } from '../parts/Link';
import { Picture } from '../parts/Picture';
import './menu.css';

type Values = WidgetValues['home_menu'];

/** 显示行数 and 显示个数 by their index. */
const rowCounts = [2, 3, 4];
const columnCounts = [3, 4, 5];

function Entry({ entry: { img, title, link }, radius, colour }: { entry: Values['menuConfig'][number]; radius: number; colour: string }) {
  return (
    <Link className="w-menu-entry" to={link} style={{ color: colour }}>
      <Picture src={img} alt={title === '' ? undefined : ''} width={90} height={90} shown={45} style={{ borderRadius: radius }} />
      <span>{title}</span>
    </Link>
  );
}

/** One row that scrolls, or pages of rows beside each other. */
export default function Menu({ values }: { values: Values }) {
  const entries = values.menuConfig.filter(({ status }) => status);
  const columns = columnCounts[values.number] ?? 4;
  const perPage = values.tabConfig === 0 ? Math.max(entries.length, 1) : columns * (rowCounts[values.rowsNum] ?? 2);
  const pages = Array.from({ length: Math.ceil(entries.length / perPage) }, (_none, page) => entries.slice(page * perPage, (page + 1) * perPage));
  const single = values.tabConfig === 0;
  const scrolls = single ? entries.length > 5 : pages.length > 1;
  return (
    <Box values={values} inset={8}>
      <div className={`w-strip w-menu ${single ? 'w-menu-row' : 'w-menu-pages'}`} {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': '导航，可横向滚动' })}>
        {pages.map((page, index) => (
          <ul key={index} style={{ gap: values.contentConfig, gridTemplateColumns: single ? undefined : `repeat(${columns}, minmax(0, 1fr))` }}>
            {page.map((entry, at) => <li key={at}><Entry entry={entry} radius={values.contentStyle} colour={values.titleColor} /></li>)}
          </ul>
        ))}
      </div>
    </Box>
  );
}
