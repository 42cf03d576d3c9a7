import { useMemo } from 'react';
import type { FormMode } from '../../../engine/model';
import { useSignedIn } from '../../data/session/session';
import type { DraftKey } from './journal';

/** The same object while person, record and mode stay; undefined while the person is not known. */
export function useDraftKey(resource: string, mode: FormMode, id?: number | string): DraftKey | undefined {
  const account = useSignedIn()?.account;
  return useMemo(() => (account ? { account, resource, mode, id } : undefined), [account, resource, mode, id]);
}
