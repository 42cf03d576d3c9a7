import { useCallback, useContext, useMemo } from 'react';
import { UNSAFE_DataRouterContext, useNavigate } from 'react-router-dom';
import { useConfirm } from '../../../ui/layers/Confirm';
import { beside, closing, shownAfter, without, type Closing, type Tab } from './list';
import { liveScreen } from './LiveScreen';
import { changeTabs, tabList } from './store';

export interface TabActions {
  /** Shows a tab as it was left. */
  go(tab: Tab): void;
  /** Shows the tab before or after the one that is shown, going round. */
  step(by: 1 | -1): void;
  /** Asks first where something is unsaved; the draft is kept either way. @param path of the tab that is shown, unless given */
  close(what: Closing, path?: string): Promise<void>;
  /** Starts the screen of a tab anew. */
  refresh(path: string): Promise<void>;
}

/** What can be done with the open tabs, from the bar, by keys, from the header. Stable. */
export function useTabActions(): TabActions {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const here = useAddress();

  return useMemo(() => {
    const go = ({ path, search, state }: Tab) => void navigate(path + search, { state });
    /** Shows what is at stake, and asks. */
    const agreed = async (unsaved: readonly Tab[], doing: string) => {
      const [first] = unsaved;
      if (!first) return true;
      if (!unsaved.some(({ path }) => path === here())) go(first);
      return confirm({ text: `${unsaved.map(({ title }) => `“${title}”`).join('、')}中有未保存的内容，${doing}后只留有草稿。确认${doing}？` });
    };
    const unsavedIn = (paths: readonly string[]) => tabList().filter(({ path }) => paths.includes(path) && liveScreen(path)?.isUnsaved);

    return {
      go,
      step: (by) => go(beside(tabList(), here(), by)),
      async close(what, path = here()) {
        const paths = closing(tabList(), what, path);
        if (!(await agreed(unsavedIn(paths), '关闭'))) return;
        const next = shownAfter(tabList(), paths, here());
        changeTabs((tabs) => without(tabs, paths));
        if (paths.includes(here())) go(next);
      },
      async refresh(path) {
        const tab = tabList().find((each) => each.path === path);
        if (!tab || !(await agreed(unsavedIn([path]), '刷新'))) return;
        liveScreen(path)?.giveUp();
        void navigate(path + tab.search, { replace: path === here(), state: { ...(tab.state as object | null), entered: Date.now() } });
      },
    };
  }, [navigate, confirm, here]);
}

/**
 * Path that was gone to last, stable. The router draws an address as a transition: a second key may come before the
 * first has been drawn, and would start from the tab before.
 */
function useAddress(): () => string {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(() => (router?.state ?? globalThis).location.pathname, [router]);
}
