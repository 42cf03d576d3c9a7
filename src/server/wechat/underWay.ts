/** Something that is being sent to WeChat, or was when its process ended: nobody else sends it before it may be taken that nobody does. */
import { fromSeconds, toSeconds, wallTime } from '../../engine/time/wallTime';

/** Minutes after which it is taken that whoever was sending has ended without telling, and WeChat has worked off what arrived. */
const patience = 2;

export const longAgo = (): string => wallTime(new Date(Date.now() - patience * 60_000));

/** @returns when it may be sent again */
export const doneBy = (sentTime: string): string => fromSeconds(toSeconds(sentTime) + patience * 60);

/** @param sentTime when sending was begun; null where nothing can be at WeChat */
export const isUnderWay = (sentTime: string | null): boolean => sentTime !== null && sentTime > longAgo();
