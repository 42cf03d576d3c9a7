/** What the backend can do beyond the published interface. Asked once per session; a backend that does not answer can do none of it. */
import { useQuery } from '@tanstack/react-query';
import { extension, type Capabilities } from '../../engine/extension/paths';
import { call } from './transport/http';
import { queryClient } from './queryClient';
import { onSessionEnd } from './session/session';

const none: Capabilities = {
  demo: false, history: false, recycle: false, batch: false, batchJobs: false, export: false, reorder: false,
  views: false, changes: false, search: false, one: false, many: false, recordVersion: false, orderBy: false, account: false,
  statistics: false, errors: false, settings: false, postedWrites: false, merchantConsole: false, miniProgram: false, queue: false, pages: false, follows: false, undo: false, formRights: false,
};

let asked: Promise<Capabilities> | undefined;
onSessionEnd(() => {
  asked = undefined;
});

/** What was announced has changed: it is asked for once more. */
export function forgetCapabilities(): void {
  asked = undefined;
  void queryClient.invalidateQueries({ queryKey: ['capabilities'] });
}

export function capabilities(): Promise<Capabilities> {
  asked ??= call<Partial<Capabilities>>('GET', extension.capabilities, { quiet: true }).then(
    (answer) => ({ ...none, ...answer }),
    () => none,
  );
  return asked;
}

/** Undefined until known. */
export function useKnownCapabilities(): Capabilities | undefined {
  return useQuery({ queryKey: ['capabilities'], queryFn: capabilities, staleTime: Infinity }).data;
}

/** All false until known, so that nothing appears that might have to vanish again. */
export const useCapabilities = (): Capabilities => useKnownCapabilities() ?? none;

/** The backend speaks the published interface and nothing else. False until known. */
export const usePlainBackend = (): boolean => useKnownCapabilities() === none;
