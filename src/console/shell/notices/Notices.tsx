import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/buttons/IconButton';
import { closeNotice, useNotices, type Notice } from '../../../ui/states/notices';
import { useNoticeKey } from './useNoticeKey';
import { useWaiting } from './useWaiting';
import './Notices.css';

/** Both live regions stand from the start: a region that appears together with its text is not read out. */
export function Notices() {
  const notices = useNotices();
  const urgent = notices.filter((notice) => notice.type === 'error');
  const calm = notices.filter((notice) => notice.type !== 'error');
  const layer = useRef<HTMLDivElement>(null);
  const newest = notices.at(-1)?.id;
  useLayoutEffect(() => {
    // Shown anew each time, to lie above a dialog that opened meanwhile; an empty layer would be one that stands open for nobody.
    layer.current?.hidePopover?.();
    if (newest !== undefined) layer.current?.showPopover?.();
  }, [newest]);
  useNoticeKey(layer, newest, notices.length);
  const waiting = useWaiting(layer, notices);
  const card = (notice: Notice) => <NoticeCard key={notice.id} notice={notice} waiting={waiting.has(notice.id)} />;
  return (
    <div className="notices" popover="manual" ref={layer}>
      <div role="alert">{urgent.map(card)}</div>
      <div role="status">{calm.map(card)}</div>
    </div>
  );
}

/**
 * The clock stops while the pointer or the focus is on the notice, so that there is time to reach its button.
 * @param waiting for room: unseen, and its clock stands
 */
function NoticeCard({ notice, waiting }: { notice: Notice; waiting: boolean }) {
  const { id, type, message, duration, action } = notice;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (duration === null || held || waiting) return;
    const timer = setTimeout(() => closeNotice(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, held, waiting]);
  return (
    <div
      className={`notice notice-${type}`}
      data-notice={id}
      data-waiting={waiting || undefined}
      style={{ order: -id }}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={type} size={18} />
      <span className="notice-text">{message}</span>
      {action && <Button variant="text" onClick={() => closeNotice(id, true)}>{action.label}</Button>}
      <IconButton icon="close" label="关闭消息" size="small" onClick={() => closeNotice(id)} />
    </div>
  );
}
