/** Turns failed calls into what the person sees (spec 1 §8). */
import { onFailure } from '../../data/transport/errors';
import { demandsFirst, endSession } from '../../data/session/session';
import { showNotice } from '../../../ui/states/notices';

/**
 * A 401 ends the session; the guard then leads to the sign-in page, and on that page itself nothing moves.
 * What must be done first says so on a page of its own.
 */
export function listenToFailures(): () => void {
  return onFailure((error) => {
    if (demandsFirst(error)) return;
    showNotice('error', error.message);
    if (error.kind === 'unauthorized') endSession();
  });
}
