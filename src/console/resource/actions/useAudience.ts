import { useMemo } from 'react';
import type { Capabilities } from '../../../engine/extension/paths';
import { useCapabilities } from '../../data/capabilities';
import { mayCall } from '../../data/session/permissions';
import { useSignedIn } from '../../data/session/session';
import { askingOf } from './asking';
import type { Audience } from './offers';

/** The signed-in person, for whom offers are made. Stable while they and the backend's abilities are. */
export function useAudience(): Audience {
  const person = useSignedIn();
  const abilities = useCapabilities();
  return useMemo(() => ({
    may: mayCall,
    asking: (right?: string) => ({ ...askingOf(person), ...(right !== undefined && abilities.alone && { alone: abilities.alone.includes(right) }) }),
    hasCapability: (capability: string) => capability === '' || Boolean(abilities[capability as keyof Capabilities]),
    // `person` decides what `mayCall` answers.
  }), [person, abilities]);
}
