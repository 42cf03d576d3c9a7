import { useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConfirm } from '../../../ui/layers/Confirm';
import { closing, shownAfter, without, type Closing, type Tab } from './list';
import { liveScreen } from './LiveScreen';
import { changeTabs, tabList } from './store';

export interface TabActions {
  /** Shows a tab as it was left. */
  go(tab: Tab): void;
  /** Asks first where something is unsaved; the draft is kept either way. */
  close(what: Closing, path: string): Promise<void>;
  /** Starts the screen of a tab anew. */
  refresh(path: string): Promise<void>;
}

/** What can be done with the open tabs, from the bar, by keys, from the header. Stable. */
export function useTabActions(): TabActions {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { pathname } = useLocation();
  const here = useRef(pathname);
  here.current = pathname;

  return useMemo(() => {
    const go = ({ path, search, state }: Tab) => void navigate(path + search, { state });
    /** Shows what is at stake, and asks. */
    const agreed = async (unsaved: readonly Tab[], doing: string) => {
      const [first] = unsaved;
      if (!first) return true;
      if (!unsaved.some(({ path }) => path === here.current)) go(first);
      return confirm({ text: `${unsaved.map(({ title }) => `“${title}”`).join('、')}中有未保存的内容，${doing}后只留有草稿。确认${doing}？` });
    };
    const unsavedIn = (paths: readonly string[]) => tabList().filter(({ path }) => paths.includes(path) && liveScreen(path)?.isUnsaved);

    return {
      go,
      async close(what, path) {
        const paths = closing(tabList(), what, path);
        if (!(await agreed(unsavedIn(paths), '关闭'))) return;
        const next = shownAfter(tabList(), paths, here.current);
        changeTabs((tabs) => without(tabs, paths));
        if (paths.includes(here.current)) go(next);
      },
      async refresh(path) {
        const tab = tabList().find((each) => each.path === path);
        if (!tab || !(await agreed(unsavedIn([path]), '刷新'))) return;
        liveScreen(path)?.giveUp();
        void navigate(path + tab.search, { replace: path === here.current, state: { ...(tab.state as object | null), entered: Date.now() } });
      },
    };
  }, [navigate, confirm]);
}
