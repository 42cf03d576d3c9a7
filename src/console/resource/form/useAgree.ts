import { useCallback } from 'react';
import { useConfirm } from '../../../ui/layers/Confirm';

/** Asks what a save would leave out; resolves to whether the person agrees. */
export function useAgree(): (question: string) => Promise<boolean> {
  const confirm = useConfirm();
  return useCallback((question) => confirm({ text: question }), [confirm]);
}
