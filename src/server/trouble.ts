/** Failures that are nobody's mistake and pass: a database out of reach, a disk without room. What they are called, and what is answered. */
import { codes } from '../engine/envelope';
import { Refusal } from './refusal';

export type Trouble =
  /** No connection to the database was to be had. */
  | 'away'
  /** The connection broke while it was used. */
  | 'cut'
  /** The connection broke when it had been asked to commit: nobody knows whether it did. */
  | 'unknown'
  /** Too many changed the same rows at once, and it was tried often enough. */
  | 'busy'
  /** A disk is full: the database's, or that of the files. */
  | 'full'
  /** A disk, or the whole database, takes no writes. */
  | 'readOnly';

const sentences: Record<Trouble, string> = {
  away: '数据库暂时无法访问，请稍后再试',
  cut: '数据库连接中断，请刷新后重试',
  unknown: '数据库连接在保存时中断，无法确定是否已经保存，请刷新后确认',
  busy: '同时修改这些数据的人太多，请稍后再试',
  full: '存储空间不足，暂时无法保存，请联系系统管理员清理磁盘',
  readOnly: '存储空间只读，暂时无法保存，请联系系统管理员检查磁盘',
};

/** Errors whose codes alone do not tell: they could come from any socket. */
const marked = new WeakMap<object, Trouble>();

/** Lets `troubleOf` know an error again. */
export const mark = (error: unknown, trouble: Trouble): void => {
  if (typeof error === 'object' && error !== null) marked.set(error, trouble);
};

/** connection_exception, admin_shutdown and its like, idle_in_transaction_session_timeout */
const cutStates = /^(08\w{3}|57P0[1-5]|25P03)$/;
/** serialization_failure, deadlock_detected */
const busyStates = new Set(['40001', '40P01']);
/** disk_full, as PostgreSQL and as the system call it. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** read_only_sql_transaction: a database that has become somebody's replica. */
const readOnlyCodes = new Set(['25006', 'EROFS']);

/** What pg says of a query on a connection that broke before or under it. */
const broken = /^(Connection terminated|Client has encountered a connection error)/;

/** @returns undefined for every other failure */
export function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', message } = error as NodeJS.ErrnoException;
  // A library that writes files by itself hands on the system's words, not its code.
  if (fullCodes.has(code) || message.includes('No space left on device')) return 'full';
  if (readOnlyCodes.has(code) || message.includes('Read-only file system')) return 'readOnly';
  if (busyStates.has(code)) return 'busy';
  const known = marked.get(error);
  if (known !== undefined) return known;
  if (cutStates.test(code) || broken.test(message)) return 'cut';
  return troubleOf(error.cause);
}

/** A disk or a database takes no writes; what is there can still be read. */
export const takesNoWrites = (trouble: Trouble | undefined): trouble is 'full' | 'readOnly' => trouble === 'full' || trouble === 'readOnly';

export const troubleRefusal = (trouble: Trouble): Refusal => new Refusal(codes.unavailable, sentences[trouble]);
