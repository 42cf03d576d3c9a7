import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Modal } from '../../ui/Modal';
import { MenuTree } from '../menu/MenuTree';
import { SiteMark } from './SiteMark';
import { Top } from './Top';
import { useNarrow } from './useNarrow';
import './Layout.css';

/** Menu, top bar and content. Below 1000 px (spec 1 §9) the menu moves off the canvas. */
export function Layout({ children }: { children: ReactNode }) {
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key, narrow]);
  const content = useRef<HTMLElement>(null);
  return (
    <div className="layout">
      <a className="layout-skip" href="#content" onClick={(event) => { event.preventDefault(); content.current?.focus(); }}>跳到正文</a>
      {narrow ? (
        <Modal open={open} title="菜单" width={280} className="layout-drawer" backdropCloses onClose={() => setOpen(false)}>
          <MenuTree />
        </Modal>
      ) : (
        <aside className="layout-side">
          <SiteMark />
          <MenuTree />
        </aside>
      )}
      <div className="layout-body">
        <Top onMenu={narrow ? () => setOpen(true) : undefined} />
        <main id="content" className="layout-content" tabIndex={-1} ref={content}>
          {children}
        </main>
      </div>
    </div>
  );
}
