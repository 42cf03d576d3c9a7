/** The record that a screen is about, as its address and this window know it. */
import { createContext, useCallback, useEffect, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AboutModel, ResourceModel } from '../../../engine/model';
import { banOf } from '../../../engine/rules/choices';
import { rememberAbout, rememberedAbout } from '../../data/about';
import { currentUser } from '../../data/session/session';
import { useProvider } from '../provider';
import type { Row } from '../table/model';
import { sourceOf } from './useLookup';

/** What a list does for the record that its screen is about. */
export interface ListAbout {
  /** What new records begin with. */
  defaults: Row | undefined;
  /** Why nothing can be begun for it. */
  barred: string | undefined;
}

export const AboutContext = createContext<ListAbout>({ defaults: undefined, barred: undefined });

/** The search of an address with the record that this window remembers; undefined where it names one, or none is remembered. */
export function searchWithRemembered({ field, of }: AboutModel, search: string): string | undefined {
  const id = rememberedAbout(of);
  const query = new URLSearchParams(search);
  if (id === undefined || query.get(field)) return undefined;
  query.set(field, id);
  return String(query);
}

export interface About {
  id: string | undefined;
  record: Row | undefined;
  error: Error | null;
  barred: string | undefined;
  /** @param id undefined: the screen is about nobody any more */
  choose(id: string | undefined): void;
}

/** @param resource what `about.of` is the key of */
export function useAbout(about: AboutModel, resource: ResourceModel): About {
  const { field, of } = about;
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get(field) || undefined;
  // A link that names a record chooses it.
  useEffect(() => {
    if (id !== undefined) rememberAbout(of, id);
  }, [of, id]);
  const choose = useCallback((next: string | undefined) => {
    rememberAbout(of, next);
    const query = new URLSearchParams(search);
    query.delete('page');
    if (next === undefined) query.delete(field);
    else query.set(field, next);
    void navigate({ search: String(query) }, { state });
  }, [of, field, search, state, navigate]);

  const provider = useProvider();
  const { data, error } = useQuery({
    queryKey: [of, 'about', id],
    enabled: id !== undefined,
    queryFn: async () => {
      const { data: rows } = await provider.getList(of, { filter: { [resource.primaryKey]: id }, pagination: { page: 1, perPage: 1 }, meta: { read: sourceOf(resource).list.endpoint } });
      if (!rows[0]) throw new Error(resource.missing.message);
      return rows[0] as Row;
    },
    retry: false,
    refetchOnMount: 'always',
  });
  const record = id === undefined ? undefined : data;
  const barred = record && banOf(resource.choice, record, currentUser()?.account)?.message;
  return useMemo(() => ({ id, record, error, barred, choose }), [id, record, error, barred, choose]);
}
