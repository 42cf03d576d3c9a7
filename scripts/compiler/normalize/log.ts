/** The conventions of a log of moves. */
import type { Entity } from '../../../generated/types/vocabulary';
import type { LoggedValues, MoveLogModel, TimelineModel } from '../../../src/engine/model';
import { madeFrom } from '../origin';

export interface NormalLog extends MoveLogModel {
  timeline?: TimelineModel;
}

/** @returns what the row of each move says in full; undefined where moves are not logged */
export function normalizeLog({ resource }: Entity): NormalLog | undefined {
  const states = resource ? resource.states : undefined;
  if (!states?.log) return undefined;
  const { log, moves } = states;
  const whole = (own: object | undefined): LoggedValues => {
    const values = { ...log.values, ...own };
    return madeFrom(values, own ?? log.values ?? log);
  };
  const logged = Object.entries(moves).flatMap(([name, move]) => (move.log === false ? [] : [[name, whole(move.log)] as const]));
  return madeFrom({
    in: log.in, by: log.by, ...(log.create ? { create: whole(log.create) } : {}), moves: madeFrom(Object.fromEntries(logged), moves),
    ...(log.timeline ? { timeline: madeFrom({ ...log.timeline, time: log.timeline.time ?? 'createTime' }, log.timeline) } : {}),
  }, log);
}
