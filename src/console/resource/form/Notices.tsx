/** What is to be done beside a form, and where: a link stands there while the menu has its screen. */
import { Link } from 'react-router-dom';
import type { FormModel } from '../../../engine/model';
import { leaves } from '../../data/menu/menuPlace';
import { useMenus } from '../../data/menu/menus';

export function Notices({ notices }: { notices: NonNullable<FormModel['notices']> }) {
  const screens = leaves(useMenus().nodes);
  return (
    <ul className="form-hints">
      {notices.map(({ text, to }) => {
        const screen = screens.find(({ path }) => path === to);
        return <li key={text}>{text}{screen && <Link to={screen.path!}>前往{screen.title}</Link>}</li>;
      })}
    </ul>
  );
}
