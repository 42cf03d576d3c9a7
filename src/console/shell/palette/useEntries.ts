import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FoundRecord } from '../../../engine/extension/paths';
import { useCapabilities } from '../../data/capabilities';
import { listPath } from '../../data/menu/menuPlace';
import { useMenus } from '../../data/menu/menus';
import { mayCall } from '../../data/session/permissions';
import { creatable } from '../../data/resources';
import { useRecordSearch } from '../../data/records/search';
import { commandGroups } from '../../../ui/ports/commands';
import { tabList } from '../tabs/store';
import { commandEntries, fitting, screenEntries, type Entry } from './entries';
import { openPalette } from './open';
import { recentEntries, remember, type Recent } from './recent';
import { usePinyin } from './usePinyin';
import { useRested } from './useRested';

/** Milliseconds of rest before records are searched for. */
const rest = 200;

/** What fits what was typed; while nothing is, what was opened last, the screens, and what can be done here. */
export function useEntries(typed: string): { entries: Entry[]; loading: boolean } {
  const navigate = useNavigate();
  const { nodes, loading } = useMenus();
  const { demo } = useCapabilities();
  const pinyin = usePinyin(typed);
  const keyword = useRested(typed.trim(), rest);
  const records = useRecordSearch(keyword);
  // As things stood when the palette opened, above what was open then.
  const [commands] = useState(() => commandEntries(commandGroups(), document.querySelector('dialog[open]') !== null).filter(({ run }) => run !== openPalette));
  const [recent] = useState(recentEntries);

  return useMemo(() => {
    const open = (entry: Recent) => {
      remember(entry);
      const tab = tabList().find(({ path }) => path === entry.path);
      // An open tab is shown as it was left.
      void navigate(entry.path + (tab && !entry.state ? tab.search : ''), { state: entry.state ? { ...entry.state, entered: Date.now() } : tab?.state });
    };
    const screens = screenEntries(nodes, open);
    const recalled = recent.map((entry): Entry => ({ key: `recent ${entry.path} ${entry.title}`, group: '最近', icon: 'restore', title: entry.title, hint: entry.hint, words: [], run: () => open(entry) }));
    const creations = creatable.filter(({ key, create, demoOnly }) => mayCall(create) && listPath(key) && (demo || !demoOnly)).map(({ key, create }): Entry => ({
      key: `create ${key}`, group: '新增', icon: 'add', title: create.title, words: ['新增', '添加'],
      run: () => void navigate(listPath(key)!, { state: { arrival: { create: true }, entered: Date.now() } }),
    }));
    const found = records.found.map((record) => recordEntry(record, open)).filter((entry) => entry !== undefined);
    const entries = typed.trim() === ''
      ? [...recalled, ...screens, ...commands]
      : [...fitting([...screens, ...commands, ...creations], typed, pinyin), ...found];
    return { entries, loading: loading || records.loading };
  }, [nodes, loading, demo, recent, commands, records.found, records.loading, typed, pinyin, navigate]);
}

function recordEntry({ resource, id, name, title }: FoundRecord, open: (entry: Recent) => void): Entry | undefined {
  const path = listPath(resource);
  if (path === undefined) return undefined;
  const hint = `${title} ID:${id}`;
  return { key: `record ${resource} ${id}`, group: '数据', icon: 'file', title: name, hint, words: [], run: () => open({ title: name, hint, path, state: { arrival: { open: id } } }) };
}
