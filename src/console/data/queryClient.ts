/** The one cache of answers. */
import { QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from './session';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A refused call stays refused, and a lost connection is named to the person, who decides when to try again.
      retry: false,
      refetchOnWindowFocus: false,
      // A browser that thinks itself offline would hold calls back in silence (spec 1 §8: a network error is shown).
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

onSessionEnd(() => queryClient.clear());
