/** Handing a record to WeChat, once, and keeping what became of it. */
import { wallTime } from '../../../../engine/time/wallTime';
import { system } from '../../../resources/door/visit';
import { write } from '../../../resources/house';
import type { Options } from '../../../resources/typed';
import type { House, Visit } from '../../../resources/types';
import { isUnderWay } from '../../../wechat/underWay';
import { fateOf, isSilence } from './channel';

/** What every record says that is handed over. */
export interface Handed {
  /** When somebody began to send it; null where nothing is at WeChat. */
  sentTime: string | null;
  /** Why it could not be sent yet. */
  wechatNote: string;
}

/** The room of such records. */
export interface Keeping<Kept extends Handed> {
  lock(id: number): Promise<{ record: Kept }>;
  assign(id: number, values: Partial<Kept> | Partial<Handed>, options: Options): Promise<unknown>;
}

export interface Errand<Kept extends Handed> {
  /** What the log calls it. */
  title: string;
  of(visit: Visit): Keeping<Kept>;
  /** The platform has passed it, and WeChat does not have it. */
  isWaiting(record: Kept): boolean;
  /**
   * Runs outside of transactions.
   * @param record as it was before: its `sentTime` tells that sending was begun and never ended, so that it may be there already
   * @returns what is kept of WeChat's answer
   */
  send(record: Kept): Promise<Partial<Kept>>;
  /** WeChat has decided against it. */
  refuse(visit: Visit, reason: string): Promise<unknown>;
}

/** What is handed over, and how to find what waits for it. */
export interface HandOver<Room> {
  waiting(room: Room): Promise<number[]>;
  /** @returns false where WeChat said nothing */
  send(room: Room, id: number): Promise<boolean>;
}

/** Hands over all that waits, as long as WeChat answers: those that follow would wait for it in vain. */
export async function handOverAll<Room>(room: Room, { waiting, send }: HandOver<Room>): Promise<void> {
  for (const id of await waiting(room)) if (!(await send(room, id))) return;
}

/** Writes down first that it is being sent, so that no other process does. @returns false where WeChat said nothing */
export async function handOver<Kept extends Handed>(house: House, id: number, { title, of, isWaiting, send, refuse }: Errand<Kept>): Promise<boolean> {
  const claimed = await write(house, system, async (visit) => {
    const { record } = await of(visit).lock(id);
    if (!isWaiting(record) || isUnderWay(record.sentTime)) return undefined;
    await of(visit).assign(id, { sentTime: wallTime() }, { title });
    return record;
  });
  if (!claimed) return true;
  let kept: Partial<Kept>;
  try {
    kept = await send(claimed);
  } catch (error) {
    const fate = fateOf(error);
    await write(house, system, (visit) => (fate.is === 'refused' ? refuse(visit, fate.reason) : of(visit).assign(id, { wechatNote: fate.note, ...(fate.is === 'waiting' && { sentTime: null }) }, { title })));
    return !isSilence(error);
  }
  await write(house, system, (visit) => of(visit).assign(id, { ...kept, wechatNote: '' }, { title }));
  return true;
}
