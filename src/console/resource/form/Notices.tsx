/** What is to be known beside a form, and where something is to be done: a link stands there while the menu has its screen, and to a document elsewhere. */
import { Link } from 'react-router-dom';
import type { FormModel } from '../../../engine/model';
import { leaves } from '../../data/menu/menuPlace';
import { useMenus } from '../../data/menu/menus';
import { ExternalLink } from '../../../ui/display/ExternalLink';

export function Notices({ notices }: { notices: NonNullable<FormModel['notices']> }) {
  const screens = leaves(useMenus().nodes);
  return (
    <ul className="form-hints">
      {notices.map(({ text, to }) => {
        const screen = screens.find(({ path }) => path === to);
        return <li key={text}>{text}{screen && <Link to={screen.path!}>前往{screen.title}</Link>}{to?.startsWith('https://') && <ExternalLink href={to}>查看文档</ExternalLink>}</li>;
      })}
    </ul>
  );
}
