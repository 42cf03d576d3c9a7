import { useRef, type ReactNode } from 'react';
import { deferred } from '../../../ui/deferred';
import { useRootMark } from '../../../ui/useRootMark';
import { usePreferences } from '../../data/preferences';
import { ThemeDrawerHost } from '../theme/ThemeDrawerHost';
import { Footer } from './Footer';
import { classic } from './layouts/Classic';
import { columns } from './layouts/Columns';
import { defaults } from './layouts/Defaults';
import { narrow } from './layouts/Narrow';
import { transverse } from './layouts/Transverse';
import { Top } from './Top';
import { useNarrow } from './useNarrow';
import './frame.css';

/** It brings the code of dragging, which no list waits for; its place is kept. */
const TabBar = deferred(() => import('../tabs/TabBar').then((module) => ({ default: module.TabBar })), <div className="frame-tabs" />);

interface LayoutProps {
  /** The content alone: full-screen routes (decisions 13). */
  bare: boolean;
  children: ReactNode;
}

const layouts = { classic, columns, defaults, transverse };

/**
 * Menu, header and content. Below 1000 px (spec 1 §9) the default layout is drawn, its menu off the canvas. The content keeps
 * its place in the tree whatever the layout, so that a change of layout, or a full-screen
 * page for a while, leaves the open screens as they are.
 */
export function Layout({ bare, children }: LayoutProps) {
  const { layout, fixedHeader, footer, tagsView } = usePreferences();
  useRootMark('fixed', fixedHeader);
  const isNarrow = useNarrow();
  const { name, Side, Header, spans } = isNarrow ? narrow : layouts[layout];
  const content = useRef<HTMLElement>(null);
  const top = !bare && <Top><Header />{tagsView && <TabBar />}</Top>;
  return (
    <div className={`frame frame-${name}`} data-tabs={tagsView || undefined}>
      {!bare && <a className="frame-skip" href="#content" onClick={(event) => { event.preventDefault(); content.current?.focus(); }}>跳到正文</a>}
      {spans && top}
      <div className="frame-middle">
        {!bare && Side && <Side />}
        <div className="frame-body">
          {!spans && top}
          <main id="content" className="frame-content" tabIndex={-1} ref={content}>
            {children}
          </main>
          {!bare && footer && <Footer />}
        </div>
      </div>
      <ThemeDrawerHost />
    </div>
  );
}
