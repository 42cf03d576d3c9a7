/** Which screens are kept, and which of them stand in the document. */
import type { Location } from 'react-router-dom';
import { same } from '../../../engine/json';
import type { RouteModel } from '../../../engine/model';
import type { LiveScreen } from './LiveScreen';

export interface KeptScreen {
  /** Another one for a screen that starts anew. */
  id: number;
  path: string;
  route: RouteModel;
  /** Where this screen believes to be: the address of another one is none of its business. */
  location: Location;
  /** Its elements are in the document; otherwise it is drawn again when it is shown. */
  drawn: boolean;
  screen: LiveScreen;
}

interface Arrival {
  route: RouteModel;
  location: Location;
  /** Makes the screen of an address that is entered for the first time, or anew. */
  make(): LiveScreen;
}

/** A menu click starts a screen anew even on its own address; what is unsaved in it is reason enough not to. */
export const enteredAt = (location: Location): unknown => (location.state as { entered?: unknown } | null)?.entered;

/** Hidden screens stand in the document while together they have no more elements and are no more than this. */
export const roomFor = { elements: 60_000, screens: 30 };

/**
 * @param arrival the address now shown; undefined where it is no screen
 * @param isOpen whether a path still has its tab
 * @returns the same array when nothing changed
 */
export function keep(kept: readonly KeptScreen[], arrival: Arrival | undefined, isOpen: (path: string) => boolean): readonly KeptScreen[] {
  const path = arrival?.location.pathname;
  const open = kept.filter((each) => each.path === path || isOpen(each.path));
  const next = withinRoom(arrival ? arrive(open, arrival) : open, path);
  return next.length === kept.length && next.every((each, index) => each === kept[index]) ? kept : next;
}

function arrive(kept: readonly KeptScreen[], { route, location, make }: Arrival): readonly KeptScreen[] {
  const known = kept.find(({ path }) => path === location.pathname);
  const fresh = (): KeptScreen => ({ id: nextId++, path: location.pathname, route, location, drawn: true, screen: make() });
  if (!known) return [...kept, fresh()];
  const entered = enteredAt(location);
  const anew = entered !== undefined && entered !== enteredAt(known.location) && !known.screen.isUnsaved;
  if (anew) return kept.map((each) => (each === known ? fresh() : each));
  if (known.drawn && sameAddress(known.location, location)) return kept;
  return kept.map((each) => (each === known ? { ...known, drawn: true, location: sameAddress(known.location, location) ? known.location : location } : each));
}

let nextId = 1;

/** Another visit of the same address: the screen need not hear of it. */
const sameAddress = (left: Location, right: Location): boolean =>
  left.search === right.search && left.hash === right.hash && same(left.state, right.state);

/** The longest unseen go first, those with something unsaved last. */
function withinRoom(kept: readonly KeptScreen[], shown: string | undefined): readonly KeptScreen[] {
  const hidden = kept.filter(({ path, drawn }) => drawn && path !== shown)
    .sort((left, right) => Number(right.screen.isUnsaved) - Number(left.screen.isUnsaved) || right.screen.shownAt - left.screen.shownAt);
  let elements = 0;
  const out = new Set(hidden.filter(({ screen }, index) => {
    elements += screen.weight;
    return index + 1 > roomFor.screens || elements > roomFor.elements;
  }));
  if (out.size === 0) return kept;
  return kept.map((each) => {
    if (!out.has(each)) return each;
    each.screen.resumes = each.screen.isUnsaved;
    return { ...each, drawn: false };
  });
}
