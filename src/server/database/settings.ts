/** The settings of the embedded PostgreSQL, as the machine allows them. */
import { totalmem } from 'node:os';

const megabyte = 1024 ** 2;
/** Of the memory: server, console and the files of the database need the rest. */
const share = 1 / 8;
/** Megabytes: as much as PostgreSQL takes by itself, and as much as lists of some million rows have use for. */
const least = 128;
const most = 2048;

/** Bytes of memory that this process and its children may take: less than the machine has, where a container is limited. */
function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** @param memory bytes @returns PostgreSQL's `shared_buffers`: tables are read from there three times as fast as from the files that the system keeps in memory */
export const sharedBuffers = (memory: number): string => `${Math.min(most, Math.max(least, Math.floor(memory * share / megabyte)))}MB`;

/** @param durable false only for throw-away databases of tests: no flush to disk */
export const serverSettings = (durable: boolean): Record<string, string> => ({
  max_connections: '100',
  log_min_messages: 'warning',
  shared_buffers: sharedBuffers(availableMemory()),
  // A small shop takes little room: pages that are logged whole are packed, and logs that are done with go instead of waiting for their next use.
  wal_compression: 'on',
  wal_recycle: 'off',
  ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
});
