import { Link } from 'react-router-dom';
import { statistics, type RecordCount } from '../../../../engine/extension/statistics';
import { placeOf } from '../../../data/menu/menuPlace';
import { useMenus } from '../../../data/menu/menus';
import { Icon } from '../../../../ui/Icon';
import { menuIcon } from '../../../../ui/ports/menuIcon';
import { defineBlock, listOf } from '../block';
import { Figure } from '../../../../ui/display/Figure';

export const records = defineBlock<RecordCount[]>({
  id: 'records', title: '数据总览', ...statistics.records, capability: 'statistics', span: 12, refresh: 30,
  read: listOf, isEmpty: (counts) => counts.length === 0, empty: '当前账号还没有可以查看的数据。',
  Body: Records,
});

/** A card a section of the menu, each figure the way to its list. What the menu does not show is left out. */
function Records({ data }: { data: RecordCount[] }) {
  const { nodes } = useMenus();
  const sections = nodes
    .map((node) => ({ node, counts: data.filter(({ path }) => placeOf([node], path).length > 0) }))
    .filter(({ counts }) => counts.length > 0);
  return (
    <ul className="dashboard-records">
      {sections.map(({ node, counts }) => (
        <li key={node.id}>
          <h3><Icon name={menuIcon(node.icon)} />{node.title}</h3>
          <ul>
            {counts.map(({ key, title, path, total }) => (
              <li key={key}><Link to={path}><span>{title}</span> <b><Figure value={total} /></b></Link></li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
