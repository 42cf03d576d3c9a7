import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ChangeNotice } from '../../../src/engine/extension/paths';
import { type Changes, openChanges } from '../../../src/server/plugins/changes';
import type { SqlRoom } from '../../../src/server/sql/connect';
import { startTestDatabase, type TestDatabase } from '../helper';

let database: TestDatabase;
const rooms: SqlRoom[] = [];
const opened: Changes[] = [];
const errors: unknown[] = [];

beforeAll(async () => {
  database = await startTestDatabase(0);
});
afterAll(async () => {
  await Promise.all(opened.map((changes) => changes.close()));
  await Promise.all(rooms.map((room) => room.close()));
  await database.stop();
  expect(errors).toEqual([]);
});

/** A process: its pool, its feed, and what it has heard. @param deaf an engine without LISTEN */
async function open(deaf = false): Promise<{ room: SqlRoom; changes: Changes; next(): Promise<ChangeNotice>; heard: ChangeNotice[] }> {
  const room = database.connect();
  rooms.push(room);
  const connect = async () => {
    const client = await room.pool.connect();
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    client.query = ((...args: unknown[]) => (/^listen/.test(String(args[0])) ? Promise.reject(new Error('LISTEN is not supported')) : query(...args))) as never;
    return client;
  };
  const pool = deaf ? Object.assign(Object.create(room.pool) as typeof room.pool, { connect }) : room.pool;
  const changes = await openChanges(room.sql, pool, (error) => errors.push(error));
  opened.push(changes);
  const heard: ChangeNotice[] = [];
  const waiting: ((notice: ChangeNotice) => void)[] = [];
  changes.listen((notices) => {
    for (const notice of notices) (waiting.shift() ?? ((each) => { heard.push(each); }))(notice);
  });
  return { room, changes, heard, next: () => new Promise((done) => { const early = heard.shift(); if (early) done(early); else waiting.push(done); }) };
}

const write = ({ room, changes }: { room: SqlRoom; changes: Changes }, ...recordIds: number[]) =>
  room.sql.transaction().execute((transaction) => changes.record(transaction, recordIds.map((recordId) => ({ resource: 'product/brand', recordId, kind: 'UPDATE' as const }))));

/** Ends every listening connection of this database. */
const cut = (room: SqlRoom) => room.pool.query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen bazaar_change%' and datname = current_database()");

describe('a change', () => {
  it.each([['with LISTEN', false], ['without LISTEN, by asking each second', true]])('is heard by its own process and by another one, %s', async (_, deaf) => {
    const [writer, reader] = [await open(deaf), await open(deaf)];
    await write(writer, 7);
    expect(await Promise.all([writer.next(), reader.next()])).toEqual(Array(2).fill({ id: expect.any(Number), resource: 'product/brand', recordId: 7, kind: 'UPDATE' }));
  });

  it('is heard once', async () => {
    const reader = await open();
    await write(reader, 1, 2, 3);
    expect([(await reader.next()).recordId, (await reader.next()).recordId, (await reader.next()).recordId]).toEqual([1, 2, 3]);
    await reader.changes.settle();
    await reader.changes.settle();
    expect(reader.heard).toEqual([]);
  });

  it('that is taken back is never heard', async () => {
    const reader = await open();
    await expect(reader.room.sql.transaction().execute(async (transaction) => {
      await reader.changes.record(transaction, [{ resource: 'product/brand', recordId: 99, kind: 'DELETE' }]);
      throw new Error('taken back');
    })).rejects.toThrow('taken back');
    await reader.changes.settle();
    expect(reader.heard).toEqual([]);
  });

  it('that is committed after a later one is still heard', async () => {
    const [slow, quick] = [await open(), await open()];
    let commit: () => void = () => undefined;
    const held = new Promise<void>((done) => { commit = done; });
    let written: () => void = () => undefined;
    const first = new Promise<void>((done) => { written = done; });
    const slowly = slow.room.sql.transaction().execute(async (transaction) => {
      await slow.changes.record(transaction, [{ resource: 'product/brand', recordId: 1, kind: 'ADD' }]);
      written();
      await held;
    });
    await first;
    await write(quick, 2);
    expect((await quick.next()).recordId).toBe(2);
    commit();
    await slowly;
    expect((await quick.next()).recordId).toBe(1);
  });

  it('before the start is no news', async () => {
    const late = await open();
    await late.changes.settle();
    expect(late.heard).toEqual([]);
  });

  it('is heard again after the listening connection was cut', async () => {
    const [writer, reader] = [await open(), await open()];
    await cut(writer.room);
    await write(writer, 5);
    expect((await reader.next()).recordId).toBe(5);
  });
});

// Behind a pooler nothing is heard by LISTEN, so that no connection is kept for it.
it.skipIf(inject('cluster').pooler)('a feed that is closed while its connection is being renewed keeps none', async () => {
  const room = database.connect();
  let renewing: () => void = () => undefined;
  let connected: () => void = () => undefined;
  const begun = new Promise<void>((done) => { renewing = done; });
  const held = new Promise<void>((done) => { connected = done; });
  let connections = 0;
  const connect = async () => {
    const client = await room.pool.connect();
    if ((connections += 1) > 1) {
      renewing();
      await held;
    }
    return client;
  };
  const changes = await openChanges(room.sql, Object.assign(Object.create(room.pool) as typeof room.pool, { connect }), (error) => errors.push(error));
  await cut(room);
  await begun;
  await changes.close();
  connected();
  await room.close();
  expect(room.pool.totalCount).toBe(0);
});
