/** Turns failed calls into what the person sees (spec 1 §8). */
import { onFailure } from '../../data/transport/errors';
import { demandsPasswordChange, endSession } from '../../data/session/session';
import { showNotice } from '../../ui/states/notices';

/**
 * A 401 ends the session; the guard then leads to the sign-in page, and on that page itself nothing moves.
 * A password that must be changed first says so on a page of its own.
 */
export function listenToFailures(): () => void {
  return onFailure((error) => {
    if (demandsPasswordChange(error)) return;
    showNotice('error', error.message);
    if (error.kind === 'unauthorized') endSession();
  });
}
