import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { usePreferences } from '../../data/preferences';
import { useCommands } from '../../../ui/ports/commands';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Menu, MenuPopup, type MenuItem } from '../../../ui/layers/Menu';
import { contentFull } from './contentFull';
import { closing, homeTab, isPinned, moved, type Closing, type Tab } from './list';
import { doubtsVersion, liveScreen, onDoubts } from './LiveScreen';
import { changeTabs, useTabs } from './store';
import { TabItem } from './TabItem';
import { useTabActions } from './useTabActions';
import { useTabScroll } from './useTabScroll';
import './TabBar.css';

/** Pixels that an arrow scrolls. */
const stride = 300;

/**
 * The history tabs (spec 1 §2), a tab list as ARIA has it: one tab stop, arrows move the focus, Enter shows, Delete closes,
 * Ctrl+Shift+arrows change the order, Shift+F10 opens the menu. Links with a close button beside each would read as
 * navigation and double the stops; the close mark is for pointers alone.
 */
export function TabBar() {
  const tabs = useTabs();
  const { tagsStyle } = usePreferences();
  const { pathname } = useLocation();
  const actions = useTabActions();
  useSyncExternalStore(onDoubts, doubtsVersion);
  const list = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<{ tab: Tab; anchor: { current: HTMLElement | null } }>();
  const onMenu = useCallback((tab: Tab, element: HTMLElement) => setMenu({ tab, anchor: { current: element } }), []);
  const dragging = useDragging(tabs.length > 2);
  const scroll = useTabScroll(list, pathname, tabs.length, dragging);

  const shown = tabs.find(({ path }) => path === pathname);
  // Where the current address has no tab (a fixed page), the list is still reached by its first.
  const stop = shown ?? tabs[0]!;
  const shift = (tab: Tab, by: 1 | -1) => changeTabs((all) => moved(all, tab.path, all.indexOf(tab) + by));
  const atRest = () => [...document.querySelectorAll('dialog[open]')].every((dialog) => dialog.closest('.screen'));
  useCommands('标签页', [
    { keys: 'Alt+PageDown', title: '下一个标签页', always: true, run: () => atRest() && actions.step(1) },
    { keys: 'Alt+PageUp', title: '上一个标签页', always: true, run: () => atRest() && actions.step(-1) },
    { keys: 'Alt+w', title: '关闭当前标签页', always: true, run: () => atRest() && void actions.close('this') },
    ...menuItems(stop).filter(({ key, disabled }) => key !== 'this' && !disabled).map(({ label, onSelect }) => ({ title: `${label}标签页`, run: onSelect })),
    { keys: 'Ctrl + Shift + ← →', title: '移动选中的标签页' },
    { keys: 'Delete', title: '关闭选中的标签页' },
  ]);

  function menuItems(tab: Tab): MenuItem[] {
    const item = (key: Closing, label: string): MenuItem =>
      ({ key, label, disabled: closing(tabs, key, tab.path).length === 0, onSelect: () => void actions.close(key, tab.path) });
    const at = tabs.indexOf(tab);
    return [
      { key: 'refresh', label: '刷新', icon: 'refresh', onSelect: () => void actions.refresh(tab.path) },
      { ...item('this', '关闭'), icon: 'close' },
      item('others', '关闭其他'),
      item('left', '关闭左侧'),
      item('right', '关闭右侧'),
      item('all', '关闭全部'),
      { key: 'back', label: '向左移动', disabled: at <= 1, onSelect: () => shift(tab, -1) },
      { key: 'forth', label: '向右移动', disabled: at < 1 || at === tabs.length - 1, onSelect: () => shift(tab, 1) },
      {
        key: 'full', label: '全屏', onSelect: () => {
          if (tab.path !== pathname) actions.go(tab);
          contentFull.open();
        },
      },
    ];
  }

  const Item = dragging?.SortableTab ?? TabItem;
  const items = tabs.map((tab) => (
    <Item
      key={tab.path}
      tab={tab}
      shown={tab === shown}
      stop={tab === stop}
      unsaved={liveScreen(tab.path)?.isUnsaved ?? false}
      actions={actions}
      onMenu={onMenu}
    />
  ));

  const focusAt = (index: number) => {
    const elements = list.current!.querySelectorAll<HTMLElement>('[role="tab"]');
    elements[(index + elements.length) % elements.length]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ path }) => path === (event.target as HTMLElement).dataset.path);
    const tab = tabs[at];
    if (!tab || event.altKey || event.metaKey) return;
    const order = event.ctrlKey && event.shiftKey;
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const by = event.key === 'ArrowRight' ? 1 : -1;
      if (order) shift(tab, by);
      else focusAt(at + by);
    } else if (event.key === 'Home') focusAt(0);
    else if (event.key === 'End') focusAt(-1);
    else if (event.key === 'Enter' || event.key === ' ') actions.go(tab);
    else if (event.key === 'Delete' && !isPinned(tab)) {
      focusAt(at + (at === tabs.length - 1 ? -1 : 1));
      void actions.close('this', tab.path);
    } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) onMenu(tab, event.target as HTMLElement);
    else return;
    event.preventDefault();
  };

  return (
    <div className="tab-bar" data-style={tagsStyle}>
      {scroll.overflows && <IconButton icon="chevronLeft" label="向左滚动标签页" size="small" onClick={() => scroll.by(-stride)} />}
      <div ref={list} role="tablist" aria-label="历史菜单" className="tab-list" onKeyDown={onKeyDown}>
        {dragging ? <dragging.SortableTabs tabs={tabs}>{items}</dragging.SortableTabs> : items}
      </div>
      {scroll.overflows && <IconButton icon="chevronRight" label="向右滚动标签页" size="small" onClick={() => scroll.by(stride)} />}
      <Menu label="标签页" name="标签页操作" size="small" items={menuItems(shown ?? homeTab)} />
      {menu && <MenuPopup key={menu.tab.path} anchor={menu.anchor} align="start" label={`${menu.tab.title}：标签页操作`} items={menuItems(menu.tab)} onClose={() => setMenu(undefined)} />}
    </div>
  );
}

/** What tabs are dragged with, once there was something to drag and its code is here; keys and menu move them meanwhile. */
function useDragging(isNeeded: boolean) {
  const [code, setCode] = useState<typeof import('./SortableTabs')>();
  useEffect(() => {
    if (isNeeded && !code) void import('./SortableTabs').then(setCode, () => undefined);
  }, [isNeeded, code]);
  return code;
}
