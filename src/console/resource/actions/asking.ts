import type { Asking } from '../../../engine/rules/locks';
import { wallTime } from '../../../engine/time/wallTime';
import type { SignedIn } from '../../data/session/session';

/** What `$me`, `$now` and `$today` stand for while somebody looks at a screen. */
export const askingOf = (person: SignedIn | undefined): Asking => ({
  account: person?.account,
  present: { ...(person?.id === undefined ? {} : { me: { id: person.id, name: person.realName } }), now: wallTime() },
});
