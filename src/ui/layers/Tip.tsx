import { Icon } from '../Icon';
import { Tooltip } from './Tooltip';
import './Tip.css';

/** Addresses that lead to a page; anything else (`javascript:`) is no link. */
const leadsSomewhere = (link: string): boolean => /^(https?:)?\/\/|^\//i.test(link);

/** The question mark beside what it explains: its words on hover and focus, or a way to where more is said. */
export function Tip({ text, link, label }: { text: string; link?: string; label: string }) {
  const name = `${label}说明`;
  const mark = link !== undefined && leadsSomewhere(link)
    ? <a className="ui-tip" href={link} target="_blank" rel="noopener noreferrer" aria-label={`${name}（新窗口打开）`}><Icon name="question" /></a>
    : <button type="button" className="ui-tip" aria-label={name}><Icon name="question" /></button>;
  return text === '' ? mark : <Tooltip text={text}>{mark}</Tooltip>;
}
