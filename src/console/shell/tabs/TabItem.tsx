import { useSortable } from '@dnd-kit/sortable';
import { Icon } from '../../ui/Icon';
import { panelId, tabId } from './KeptScreens';
import { isPinned, type Tab } from './list';

interface TabItemProps {
  tab: Tab;
  /** Its screen is on the screen. */
  shown: boolean;
  /** It is the list's tab stop. */
  stop: boolean;
  unsaved: boolean;
  onShow(): void;
  onClose(): void;
  onMenu(element: HTMLElement): void;
}

export function TabItem({ tab, shown, stop, unsaved, onShow, onClose, onMenu }: TabItemProps) {
  const pinned = isPinned(tab);
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: tab.path, disabled: pinned });
  return (
    <div
      ref={setNodeRef}
      role="tab"
      id={tabId(tab.path)}
      data-path={tab.path}
      aria-selected={shown}
      aria-controls={shown ? panelId(tab.path) : undefined}
      tabIndex={stop ? 0 : -1}
      className="tab"
      data-dragging={isDragging || undefined}
      title={tab.title}
      style={{ transform: transform ? `translateX(${transform.x}px)` : undefined, transition }}
      {...listeners}
      onClick={onShow}
      // The middle button closes, and must not start to scroll.
      onMouseDown={(event) => event.button === 1 && event.preventDefault()}
      onAuxClick={(event) => event.button === 1 && !pinned && onClose()}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu(event.currentTarget);
      }}
    >
      {pinned && <Icon name="home" size={14} />}
      <span className="tab-title">{tab.title}</span>
      {unsaved && <span className="tab-unsaved"><span className="tab-unsaved-text">（有未保存的内容）</span></span>}
      {!pinned && (
        <span
          className="tab-close"
          aria-hidden="true"
          onPointerDown={(event) => event.stopPropagation()}
          onClick={(event) => {
            event.stopPropagation();
            onClose();
          }}
        >
          <Icon name="close" size={12} />
        </span>
      )}
    </div>
  );
}
