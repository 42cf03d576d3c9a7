import { memo, type ComponentPropsWithRef } from 'react';
import { Icon } from '../../../ui/Icon';
import { panelId, tabId } from './KeptScreens';
import { isPinned, type Tab } from './list';
import type { TabActions } from './useTabActions';

export interface TabItemProps {
  tab: Tab;
  /** Its screen is on the screen. */
  shown: boolean;
  /** It is the list's tab stop. */
  stop: boolean;
  unsaved: boolean;
  actions: TabActions;
  /** Stable, as the actions are: a tab is drawn again only when something of its own changes. */
  onMenu(tab: Tab, element: HTMLElement): void;
  /** What makes it something to drag. */
  drag?: ComponentPropsWithRef<'div'> & Record<`data-${string}`, true | undefined>;
}

export const TabItem = memo(function TabItem({ tab, shown, stop, unsaved, actions, onMenu, drag }: TabItemProps) {
  const pinned = isPinned(tab);
  const close = () => void actions.close('this', tab.path);
  return (
    <div
      role="tab"
      id={tabId(tab.path)}
      data-path={tab.path}
      aria-selected={shown}
      aria-controls={shown ? panelId(tab.path) : undefined}
      tabIndex={stop ? 0 : -1}
      className="tab"
      title={tab.title}
      {...drag}
      onClick={() => actions.go(tab)}
      // The middle button closes, and must not start to scroll.
      onMouseDown={(event) => event.button === 1 && event.preventDefault()}
      onAuxClick={(event) => event.button === 1 && !pinned && close()}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu(tab, event.currentTarget);
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
            close();
          }}
        >
          <Icon name="close" size={12} />
        </span>
      )}
    </div>
  );
});
