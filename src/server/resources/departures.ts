/** Actions that no keyword expresses are written by hand, at the path of their schema: `src/server/routes/<section>/<entity>.ts`. */
import type { Input } from './call';
import type { Row } from './door/rows';
import type { House } from './house';
import type { Resource } from './resource';

export interface DepartureInput {
  house: House;
  resource: Resource;
  /** Records that the call names; none for a call on the whole list. */
  ids: (number | string)[];
  /** Decoded and validated input. */
  values: Row;
  input: Input;
}

/** Answers `data`. Writes go through the door (`write` and `door/door.ts`), so that log, version and rules hold here too. */
export type Departure = (call: DepartureInput) => Promise<unknown>;

/** By entity key, then by name of the action. */
export type Departures = Readonly<Record<string, Readonly<Record<string, Departure>>>>;
