/** What a person has before them in a queue, as plain data: what the server hands out, and what has been done with it here. */
import type { Claimed } from '../../../engine/extension/queue';

type Id = number | string;

export interface Done {
  id: Id;
  name: string;
  /** The decision: 审核通过. */
  outcome: string;
}

export interface Work {
  /** The record at hand, then the next one. */
  ids: Id[];
  /** Pending records, those at hand among them; undefined until known. */
  left?: number;
  /** Of these, held by others. */
  busy: number;
  /** What was passed on, in order; an answer that was asked for before knows nothing of it. */
  passed: { id: Id; decided: boolean }[];
  /** Decided here, the last one last. */
  done: Done[];
  /** The record at hand is no longer this person's. */
  lost?: { realName: string | null };
  /** Nothing came. */
  failed?: string;
}

export type Event =
  /** `since`: how much had been passed on when it was asked for. */
  | { type: 'claimed'; answer: Claimed; since: number }
  | { type: 'failed'; message: string }
  | { type: 'lost'; id: Id; realName: string | null }
  /** `done` absent: put aside, or somebody else's business by now. */
  | { type: 'passed'; id: Id; done?: Done };

export const nothing: Work = { ids: [], busy: 0, passed: [], done: [] };

const same = (left: Id, right: Id) => String(left) === String(right);

export function step(work: Work, event: Event): Work {
  switch (event.type) {
    case 'claimed': return claimed(work, event.answer, event.since);
    case 'failed': return { ...work, failed: event.message };
    case 'lost': return work.ids[0] !== undefined && same(work.ids[0], event.id) ? { ...work, lost: { realName: event.realName } } : work;
    case 'passed': {
      const { lost: _lost, ...rest } = work;
      const { id, done } = event;
      return {
        ...rest,
        ids: work.ids.filter((each) => !same(each, id)),
        passed: [...work.passed, { id, decided: done !== undefined }],
        ...(done && { done: [...work.done, done], left: work.left === undefined ? undefined : Math.max(0, work.left - 1) }),
      };
    }
  }
}

function claimed({ failed: _failed, ...work }: Work, { ids, left, busy }: Claimed, since: number): Work {
  const meanwhile = work.passed.slice(since);
  const fresh = ids.filter((id) => !meanwhile.some((passed) => same(passed.id, id)));
  const [current] = work.ids;
  const known = { ...work, left: left - meanwhile.filter(({ decided }) => decided).length, busy };
  if (current === undefined) return { ...known, ids: fresh };
  const others = fresh.filter((id) => !same(id, current));
  // Whoever reads it is told that it is gone; it does not vanish under the hand.
  return { ...known, ids: [current, ...others], ...(others.length === fresh.length && { lost: work.lost ?? { realName: null } }) };
}
