import type { WidgetValues } from '../../../generated/widgets';
import { background } from '../parts/Box';
import { Link } from '../parts/Link';
import { Picture } from '../parts/Picture';
import './footer.css';

/** The page's own navigation; its first entry is the one that people are at. */
export default function Footer({ values }: { values: WidgetValues['home_footer'] }) {
  return (
    <nav className="w-footer" aria-label="底部导航" style={{ background: background(values.bgColor) }}>
      {values.menuList.map(({ checked, unchecked, name, link }, index) => (
        <Link key={index} className="w-footer-entry" to={link} style={{ color: index === 0 ? values.checkColor : values.fontColor }}>
          <Picture src={index === 0 ? checked : unchecked} alt="" width={81} height={81} shown={24} />
          <span>{name}</span>
        </Link>
      ))}
    </nav>
  );
}
