import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMenus } from '../../data/menus';
import { commandGroups } from '../../ui/commands';
import { openPalette } from './open';
import { commandEntries, fitting, screenEntries, type Entry } from './entries';
import { usePinyin } from './usePinyin';

/** What fits what was typed. */
export function useEntries(typed: string): { entries: Entry[]; loading: boolean } {
  const navigate = useNavigate();
  const { nodes, loading } = useMenus();
  const pinyin = usePinyin(typed);
  // As things stood when the palette opened, above what was open then.
  const [commands] = useState(() => commandEntries(commandGroups(), document.querySelector('dialog[open]') !== null));
  const screens = useMemo(() => screenEntries(nodes, (path) => void navigate(path)), [nodes, navigate]);
  const entries = useMemo(
    () => fitting([...screens, ...commands.filter(({ run }) => run !== openPalette)], typed, pinyin),
    [screens, commands, typed, pinyin],
  );
  return { entries, loading };
}
