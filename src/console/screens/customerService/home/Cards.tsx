import { Link } from 'react-router-dom';
import { deskCards, type DeskFigures } from '../../../../engine/extension/desk';
import { placeOf } from '../../../data/menu/menuPlace';
import { useMenus } from '../../../data/menu/menus';
import { IconButton } from '../../../../ui/buttons/IconButton';
import { Figure } from '../../../../ui/display/Figure';
import { Icon } from '../../../../ui/Icon';

interface CardsProps {
  /** Undefined while they are not known. */
  figures: DeskFigures | undefined;
  busy: boolean;
  onRefresh(): void;
}

/** The screens of the desk that the menu offers, under its names. */
export function Cards({ figures, busy, onRefresh }: CardsProps) {
  const { nodes } = useMenus();
  const offered = deskCards.flatMap((card) => {
    const place = placeOf(nodes, card.path).at(-1);
    return place ? [{ ...card, title: place.title }] : [];
  });
  return (
    <section className="desk-block" aria-labelledby="desk-work">
      <div className="desk-head">
        <h2 id="desk-work">今日工作</h2>
        <IconButton icon="refresh" label="刷新" size="small" busy={busy} onClick={onRefresh} />
      </div>
      <ul className="desk-cards">
        {offered.map(({ path, title, figures: shown }) => (
          <li key={path}>
            <Link to={path}>
              <h3>{title} <Icon name="chevronRight" /></h3>
              <dl>{shown.map((figure) => <CardFigure key={figure.name} {...figure} value={figures?.[figure.name]} />)}</dl>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What waits stands out as long as there is any. */
function CardFigure({ title, value, waits = false }: { title: string; value: number | null | undefined; waits?: boolean }) {
  return <div data-waits={waits && Boolean(value) ? '' : undefined}><dt>{title}</dt><dd><Figure value={value} /></dd></div>;
}
