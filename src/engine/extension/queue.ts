/**
 * Working off pending records one at a time, each held by one person (`schemas`: `queue`). Present where the capability `queue`
 * is announced. `key` is an entity key; the permission is that of the first action which decides, unless said.
 */
export const queuePaths = {
  /** POST ClaimRequest → Claimed: keeps what the holder has, and fills up from what is free */
  claim: (key: string) => `/console/queue/${key}/claim`,
  /** POST {holder, ids} → Renewed: another `claimSeconds` for each that still is the holder's */
  renew: (key: string) => `/console/queue/${key}/renew`,
  /** POST {holder}: everything that the holder has is free again */
  release: (key: string) => `/console/queue/${key}/release`,
  /** GET + the list's filters → QueueState; permission of the entity's list */
  state: (key: string) => `/console/queue/${key}`,
} as const;

type Id = number | string;

/** A claim ends by itself when it is not renewed within this time. */
export const claimSeconds = 300;

/** Claims of one holder: the record at hand, and the next one. */
export const claimsHeld = 2;

export interface ClaimRequest {
  /** Made up by the window that works: 8 to 64 letters, digits, - and _. */
  holder: string;
  /** The list's filters as they stand in its address. */
  filter?: Record<string, string>;
  /** Put aside by the caller: it comes back to him when nothing else is left. */
  skip?: Id;
}

export interface Claimed {
  /** In the order in which they were claimed. */
  ids: Id[];
  /** Pending records that the filters match, these among them. */
  left: number;
  /** Of these, held by others. */
  busy: number;
}

export interface Renewed {
  held: Id[];
  lost: { id: Id; realName: string | null }[];
}

export interface QueueState {
  left: number;
  /** What others hold now. */
  claims: { id: Id; realName: string }[];
}
