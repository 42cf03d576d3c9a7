import { useState } from 'react';
import { currentUser } from '../../data/session/session';
import { journal, type DraftKey } from './journal';

/**
 * The form of this resource that was open when the person's sign-in expired, so that the list can open it again.
 * Read once; the form itself then restores what was typed.
 */
export function useReturningForm(resource: string): DraftKey | undefined {
  const [form] = useState(() => {
    const account = currentUser()?.account;
    return account === undefined ? undefined : journal.returnPoint(account)?.forms.find((each) => each.resource === resource);
  });
  return form;
}
