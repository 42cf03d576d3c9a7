/** The one cache of answers. */
import { defaultScheduler, matchQuery, notifyManager, QueryClient, type InvalidateOptions, type InvalidateQueryFilters, type Query, type QueryKey } from '@tanstack/react-query';
import { afterPress } from '../../ui/press';
import { onSessionEnd } from './session/session';

// What arrives while something is pressed may move it away, and its click would be lost.
notifyManager.setScheduler((tell) => defaultScheduler(() => afterPress(tell)));

/** Milliseconds that a screen stands before it asks anew for what it shows already: whoever passes it by has asked for nothing. */
export const restBeforeAsking = 150;

/** Answers that are shown again and wait for the rest to be over. */
let waiting: Set<Query> | undefined;
let timer: ReturnType<typeof setTimeout>;

/** A screen comes to sight: what is known is painted first, and asked for anew once the screen has stood for a moment. */
export function askAfterRest(): void {
  waiting ??= new Set();
  clearTimeout(timer);
  timer = setTimeout(() => {
    const due = waiting!;
    waiting = undefined;
    void queryClient.refetchQueries({ type: 'active', stale: true, predicate: (query) => due.has(query) });
  }, restBeforeAsking);
}

/**
 * What is on its way when something is saved may tell of the time before. TanStack Query drops it where an earlier answer is there, and
 * keeps it as new otherwise: here a first answer is dropped too, and one that is not asked for anew counts as old once it arrives.
 */
class Answers extends QueryClient {
  override invalidateQueries<K extends QueryKey = QueryKey>(filters: InvalidateQueryFilters<K> = {}, options: InvalidateOptions = {}): Promise<void> {
    const type = filters.refetchType ?? filters.type ?? 'active';
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      const isAskedAnew = type !== 'none' && matchQuery({ type }, query) && !query.isDisabled() && !query.isStatic();
      if (!isAskedAnew) void query.fetch().then(() => query.invalidate(), () => undefined);
      else if (query.state.data === undefined) void query.cancel({ silent: true });
    }
    return super.invalidateQueries(filters, options);
  }
}

export const queryClient = new Answers({
  defaultOptions: {
    queries: {
      // A refused call stays refused, and a lost connection is named to the person, who decides when to try again.
      retry: false,
      refetchOnMount: (query) => {
        waiting?.add(query as Query);
        return waiting === undefined;
      },
      refetchOnWindowFocus: false,
      // A browser that thinks itself offline would hold calls back in silence (spec 1 §8: a network error is shown).
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

onSessionEnd(() => queryClient.clear());
