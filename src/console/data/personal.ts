/**
 * What a person has arranged for themselves. It follows them from browser to browser where the backend keeps views (a view of the
 * list `personal/<name>`); elsewhere it stays in this browser, by account.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { extension, type SavedView } from '../../engine/extension/paths';
import { capabilities } from './capabilities';
import { call } from './transport/http';
import { currentUser } from './session/session';
import { asRecord, readStored, stored, writeStored } from './stored';

interface Kept {
  /** Absent: nothing was arranged yet. */
  value?: unknown;
  /** The view that holds it. */
  view?: number;
}

/** @returns `value` undefined while unknown and when nothing was arranged; `save` rejects when it could not be kept */
export function usePersonal(name: string): { value: unknown; loading: boolean; save(value: unknown): Promise<void> } {
  const client = useQueryClient();
  const key = ['personal', name];
  const { data, isPending } = useQuery({ queryKey: key, queryFn: () => load(name), staleTime: Infinity });
  return {
    value: data?.value,
    loading: isPending,
    save: async (value) => void client.setQueryData(key, await keep(name, value)),
  };
}

const listOf = (name: string) => `personal/${name}`;

async function load(name: string): Promise<Kept> {
  if (!(await capabilities()).views) return { value: localOf()[name] };
  const views = await call<SavedView[]>('GET', extension.views, { query: { resource: listOf(name) }, quiet: true });
  const view = views.at(-1);
  return view ? { value: JSON.parse(view.query.value ?? 'null'), view: view.id } : {};
}

async function keep(name: string, value: unknown): Promise<Kept> {
  if (!(await capabilities()).views) {
    const all = readStored(stored.personal, asRecord);
    writeStored(stored.personal, { ...all, [account()]: { ...localOf(), [name]: value } });
    return { value };
  }
  const { view } = await load(name);
  const saved = await call<SavedView>('POST', extension.views, { body: { id: view ?? null, resource: listOf(name), name, query: { value: JSON.stringify(value) } } });
  return { value, view: saved.id };
}

const account = (): string => currentUser()?.account ?? '';
const localOf = (): Record<string, unknown> => asRecord(readStored(stored.personal, asRecord)?.[account()]) ?? {};
