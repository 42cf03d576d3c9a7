import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { siteName, subscribeSiteName } from '../../data/site/loginPicture';
import { home } from '../../data/menu/paths';
import { useSiteLogos } from '../../data/site/siteLogos';
import { Icon } from '../../../ui/Icon';
import './siteMark.css';

/** The shop's picture, or its name; leads home. @param square only what fits above a column of icons */
export function SiteMark({ square }: { square?: boolean }) {
  const name = useSyncExternalStore(subscribeSiteName, siteName);
  const { leftTopLogo, leftSquareLogo } = useSiteLogos();
  const picture = square ? leftSquareLogo : leftTopLogo;
  return (
    <Link className="site-mark" to={home} aria-label={square || picture ? name : undefined}>
      {picture ? <img src={picture} alt="" /> : (
        <>
          <span className="site-mark-sign" aria-hidden="true"><Icon name="bag" size={18} /></span>
          {!square && <span className="site-mark-name">{name}</span>}
        </>
      )}
    </Link>
  );
}
