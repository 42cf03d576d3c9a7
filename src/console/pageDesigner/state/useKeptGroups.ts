/** Groups of widgets that a person keeps under a name: each is a view of the list `personal/pageWidgets`. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readClip } from '../../../engine/page/clip';
import { useProvider } from '../../resource/provider';
import { isClip } from './clipboard';

const list = 'personal/pageWidgets';
const queryKey = ['views', list];

export interface KeptGroup {
  id: number;
  name: string;
  /** As `readClip` takes it. */
  text: string;
}

interface KeptGroups {
  /** Undefined while unknown. */
  groups: readonly KeptGroup[] | undefined;
  /** Without id a new one. Rejects when it was refused; that has been told by then. */
  keep(group: Omit<KeptGroup, 'id'> & { id?: number }): Promise<void>;
  forget(id: number): Promise<void>;
}

export function useKeptGroups(): KeptGroups {
  const provider = useProvider();
  const client = useQueryClient();
  const { data: groups } = useQuery({
    queryKey,
    queryFn: async () => (await provider.views(list)).data.map(({ id, name, query }): KeptGroup => ({ id, name, text: query.widgets ?? '' })).filter(({ text }) => isClip(text)),
    staleTime: 60_000,
  });
  const refresh = () => client.invalidateQueries({ queryKey });
  return {
    groups,
    keep: async ({ text, ...group }) => {
      await provider.saveView(list, { ...group, query: { widgets: JSON.stringify(readClip(text)) } });
      await refresh();
    },
    forget: async (id) => {
      await provider.deleteView(id);
      await refresh();
    },
  };
}
