/** Things that are read as a whole and replaced as a whole: a save is held against what is stored, and refused where that is no longer what was seen. */
import { codes } from '../../../engine/envelope';
import { ApiError } from './errors';

/** An answer, and what the server calls it; undefined where it does not say. */
export interface Tagged<T> {
  data: T;
  tag?: string;
}

/** Times that others may be in between with the very same content before the save is given up. */
const tries = 3;

export const changedByOthers = '内容已被他人修改';

/**
 * Reads what is stored, has it judged, and saves. Where the server tells one state from another, nothing comes in between; on others
 * a change made between that read and the save goes unnoticed.
 * @param judge throws the conflict when what is stored is not what was seen
 * @param write with the header that names the state it replaces
 */
export async function saveSeen<T>(read: () => Promise<Tagged<T>>, judge: (current: T) => void | Promise<void>, write: (headers: Record<string, string>) => Promise<void>): Promise<void> {
  for (let left = tries; ; left -= 1) {
    const { data, tag } = await read();
    await judge(data);
    try {
      return await write(tag === undefined ? {} : { 'If-Match': tag });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== codes.conflict || left === 1) throw error;
    }
  }
}
