import { Link } from './Link';
import { Picture } from './Picture';

interface SectionHeadProps {
  /** Picture of 124 × 32 that says what this is; '' for none. */
  logo: string;
  /** Beside the picture, or the heading itself without one. */
  title: string;
  titleColour: string;
  more: string;
  moreColour: string;
}

/** Heading of a marketing widget: its picture, a line of text, and the way to all of it. */
export function SectionHead({ logo, title, titleColour, more, moreColour }: SectionHeadProps) {
  return (
    <div className="w-head">
      {logo !== '' && <Picture className="w-head-logo" src={logo} alt={title === '' ? undefined : ''} width={124} height={32} shown={124} />}
      <h2 className={logo === '' ? 'w-head-title w-head-alone' : 'w-head-title'} style={{ color: titleColour }}>{title}</h2>
      <Link className="w-more" to={more} style={{ color: moreColour }}>更多</Link>
    </div>
  );
}
