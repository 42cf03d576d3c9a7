import { use, type MouseEvent, type ReactNode } from 'react';
import { isRecordId, RecordLinksContext, ShownRecordContext } from '../ports/records';
import './RecordLink.css';

/** A press that asks the browser for a window or tab of its own is left to it. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean => button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** The link as an element. For cells, which are drawn by thousands: no component, and so no hook, of its own. */
export function recordLink<To>({ title, href, open }: { title: string; href(to: To): string | undefined; open(to: To): void }, to: To, content: ReactNode): ReactNode {
  const address = href(to);
  if (address === undefined) return <button type="button" className="record-link" aria-description={title} onClick={() => open(to)}>{content}</button>;
  const onClick = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    open(to);
  };
  return <a className="record-link" href={address} aria-description={title} onClick={onClick}>{content}</a>;
}

interface RecordLinkProps {
  entity: string;
  /** Anything else than an id leads nowhere. */
  id: unknown;
  children: ReactNode;
}

/** What names a record, leading to it where the person may read it and is not reading it already. */
export function RecordLink({ entity, id, children }: RecordLinkProps) {
  const target = use(RecordLinksContext)?.to(entity);
  const shown = use(ShownRecordContext);
  if (!target || !isRecordId(id) || (shown?.entity === entity && String(shown.id) === String(id))) return children;
  return recordLink(target, id, children);
}
