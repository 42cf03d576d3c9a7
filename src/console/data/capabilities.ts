/** What the backend can do beyond the published interface. Asked once per session; a backend that does not answer can do none of it. */
import { useQuery } from '@tanstack/react-query';
import { extension, type Capabilities } from '../../engine/extension/paths';
import { call } from './transport/http';
import { queryClient } from './queryClient';
import { onSessionEnd } from './session/session';
import { readToken } from './transport/token';

const none: Capabilities = {
  demo: false, history: false, recycle: false, batch: false, batchJobs: false, export: false, reorder: false,
  views: false, changes: false, search: false, one: false, many: false, recordVersion: false, orderBy: false, account: false,
  statistics: false, errors: false, settings: false, postedWrites: false, merchantConsole: false, miniProgram: false, queue: false, pages: false, follows: false, undo: false, formRights: false,
};

/** By whom it was asked, too: what still stands on the screen when a session ends asks as nobody, and the next person is told anew. */
let asked: { by: string | undefined; answer: Promise<Capabilities> } | undefined;
onSessionEnd(() => {
  asked = undefined;
});

/** What was announced has changed: it is asked for once more. */
export function forgetCapabilities(): void {
  asked = undefined;
  void queryClient.invalidateQueries({ queryKey: ['capabilities'] });
}

export function capabilities(): Promise<Capabilities> {
  const by = readToken();
  if (asked && asked.by === by) return asked.answer;
  const answer = call<Partial<Capabilities>>('GET', extension.capabilities, { quiet: true }).then((told) => ({ ...none, ...told }), () => none);
  asked = { by, answer };
  return answer;
}

/** Undefined until known. */
export function useKnownCapabilities(): Capabilities | undefined {
  return useQuery({ queryKey: ['capabilities'], queryFn: capabilities, staleTime: Infinity }).data;
}

/** All false until known, so that nothing appears that might have to vanish again. */
export const useCapabilities = (): Capabilities => useKnownCapabilities() ?? none;

/** The backend speaks the published interface and nothing else. False until known. */
export const usePlainBackend = (): boolean => useKnownCapabilities() === none;
