/** The one cache of answers. */
import { QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from './session';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A refused call stays refused, and a lost connection is named to the person, who decides when to try again.
      retry: false,
      refetchOnWindowFocus: false,
    },
  },
});

onSessionEnd(() => queryClient.clear());
