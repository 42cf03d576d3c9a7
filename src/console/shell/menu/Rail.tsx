import type { MenuNode } from '../../data/menu/menus';
import { useMenus } from '../../data/menu/menus';
import { usePlace } from '../../data/menu/menuPlace';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/Icon';
import { menuIcon } from '../../../ui/ports/menuIcon';
import { Tooltip } from '../../../ui/layers/Tooltip';
import { Flyout } from './Flyout';
import { MenuLink } from './MenuLink';
import { MenuState } from './MenuState';
import './rail.css';

interface RailProps {
  /** Sections show what they hold beside them, instead of leading to their first screen. */
  flyouts: boolean;
  /** With their names under or beside the icons. */
  titled: boolean;
  /** Icon above the name instead of before it. */
  vertical?: boolean;
}

/** The sections as a narrow column of icons. */
export function Rail({ flyouts, titled, vertical }: RailProps) {
  const { nodes } = useMenus();
  const place = usePlace().map(({ id }) => id);
  const entry = (section: MenuNode) => {
    const face = <><Icon name={menuIcon(section.icon)} size={titled && !vertical ? 16 : 20} />{titled && <span>{section.title}</span>}</>;
    if (flyouts && section.children.length > 0) {
      return <Flyout nodes={section.children} title={section.title} titled={!titled} place={place} side="right" className="rail-entry" inside={place.includes(section.id)}>{face}</Flyout>;
    }
    if (titled) return <MenuLink node={section} place={place} className="rail-entry">{face}</MenuLink>;
    return <Tooltip text={section.title} side="right"><MenuLink node={section} place={place} className="rail-entry" aria-label={section.title}>{face}</MenuLink></Tooltip>;
  };
  return (
    <nav className={classes('rail', titled && 'rail-titled', vertical && 'rail-vertical')} aria-label="主菜单">
      <ul>{nodes.map((section) => <li key={section.id}>{entry(section)}</li>)}</ul>
      <MenuState />
    </nav>
  );
}
