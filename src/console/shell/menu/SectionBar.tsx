import { useRef } from 'react';
import type { MenuNode } from '../../data/menu/menus';
import { useMenus } from '../../data/menu/menus';
import { usePlace } from '../../data/menu/menuPlace';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/Icon';
import { menuIcon } from '../../../ui/ports/menuIcon';
import { Flyout } from './Flyout';
import { MenuLink } from './MenuLink';
import { useFit } from './useFit';
import './sectionBar.css';

interface SectionBarProps {
  /** Sections show what they hold below them, instead of leading to their first screen. */
  flyouts: boolean;
  /** Icon above the name instead of before it. */
  vertical?: boolean;
}

/** The sections in a row; those for which there is no room lie behind 更多. */
export function SectionBar({ flyouts, vertical }: SectionBarProps) {
  const { nodes } = useMenus();
  const place = usePlace().map(({ id }) => id);
  const row = useRef<HTMLUListElement>(null);
  const fit = useFit(row, nodes.length, `${nodes.map(({ title }) => title).join()} ${vertical}`);
  const rest = nodes.slice(fit);
  const entry = (section: MenuNode) => {
    const folds = flyouts && section.children.length > 0;
    const face = <><Icon name={menuIcon(section.icon)} size={vertical ? 18 : 16} /><span>{section.title}</span>{folds && <Icon name="chevronDown" size={12} />}</>;
    return folds
      ? <Flyout nodes={section.children} title={section.title} place={place} side="below" className="section-entry" inside={place.includes(section.id)}>{face}</Flyout>
      : <MenuLink node={section} place={place} className="section-entry">{face}</MenuLink>;
  };
  return (
    <nav className={classes('sections', vertical && 'sections-vertical')} aria-label="主菜单">
      <ul ref={row}>
        {nodes.slice(0, fit).map((section) => <li key={section.id}>{entry(section)}</li>)}
        {rest.length > 0 && (
          <li data-rest>
            <Flyout nodes={rest} shallow={!flyouts} title="更多" place={place} side="below" className="section-entry" inside={rest.some(({ id }) => place.includes(id))}>
              <Icon name="more" size={vertical ? 18 : 16} /><span>更多</span>
            </Flyout>
          </li>
        )}
      </ul>
    </nav>
  );
}
