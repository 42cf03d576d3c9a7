import { Link } from './Link';
import { shopPaths } from './links';
import { usePageCategory } from './category';

export interface NavTab {
  title: string;
  /** 0: a page of the designer, 1: a category of goods. */
  type: number;
  /** Id of either; null while none is chosen. */
  val: number | string | null;
}

interface NavTabsProps {
  tabs: readonly NavTab[];
  colour: string;
  chosenColour: string;
}

/** The first stands for this page; categories show their goods in its place, other pages are gone to. */
export function NavTabs({ tabs, colour, chosenColour }: NavTabsProps) {
  const { category, choose } = usePageCategory();
  return (
    <nav className="w-tabs" aria-label="页面分类">
      {tabs.map(({ title, type, val }, index) => {
        const id = Number(val);
        const chosen = category ? type === 1 && index > 0 && category.id === id : index === 0;
        const look = { className: 'w-tab', style: { color: chosen ? chosenColour : colour } };
        if (index > 0 && type === 0) return <Link key={index} to={id > 0 ? shopPaths.microPage(id) : ''} {...look}>{title}</Link>;
        return <button key={index} type="button" {...look} aria-current={chosen} onClick={() => choose?.(index === 0 || !(id > 0) ? undefined : { id, title })}>{title}</button>;
      })}
    </nav>
  );
}
