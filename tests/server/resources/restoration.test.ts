/** What comes back with a record from its recycle bin: what its deletion took along, and the references that it cleared. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extension } from '../../../src/engine/extension/paths';
import { startTestApp, type TestApp } from '../helper';
import { contractWith } from './contract';

const name = { type: 'string', title: '名称', maxLength: 40 } as const;
const contract = contractWith({
  'trial/floor': { title: '楼层', properties: { name }, required: ['name'] },
  'trial/room': { title: '房间', properties: { name, floorId: { to: 'trial/floor', title: '楼层', onDelete: { rule: 'cascade' } } }, required: ['name', 'floorId'] },
  'trial/chair': {
    title: '椅子', properties: { name: { ...name, unique: { message: '名称已存在' } }, roomId: { to: 'trial/room', title: '房间', onDelete: { rule: 'cascade' } } }, required: ['name', 'roomId'],
  },
  'trial/guest': {
    title: '客人',
    properties: {
      name, floorId: { to: 'trial/floor', title: '常住楼层', onDelete: { rule: 'clear' } },
      lastFloorId: { to: 'trial/floor', title: '上次楼层', default: 0, onDelete: { rule: 'clear' } },
      floors: { kind: 'references', to: 'trial/floor', title: '可去楼层', onDelete: { rule: 'clear' } },
    },
    required: ['name'],
  },
}, true);

let server: TestApp;
beforeAll(async () => { server = await startTestApp({ contract }); });
afterAll(() => server?.close());

type Kind = 'floor' | 'room' | 'chair' | 'guest';
let number = 0;
const call = (path: string, body: object = {}) => server.call('POST', `/admin/platform/trial/${path}`, { body });
const make = async (kind: Kind, values: object = {}): Promise<number> => (await call(`${kind}/save`, { name: `${kind}${number += 1}`, ...values })).data.id;
const remove = async (kind: Kind, ...ids: number[]) => expect((await server.call('POST', extension.batch(`trial/${kind}`), { body: { operation: 'delete', ids } })).data).toMatchObject({ done: ids.length });
const restore = async (kind: Kind, ...ids: number[]) => (await server.call('POST', extension.restore(`trial/${kind}`), { body: { ids } })).data;
const there = async (kind: Kind, ...ids: number[]) =>
  (await sql<{ id: string }>`select id from ${sql.table(`trial_${kind}`)} where id = any(${ids}) and not is_del order by id`.execute(server.app.sql)).rows.map(({ id }) => Number(id));
const guest = async (id: number) => {
  const { data: { floorId, floors, lastFloorId } } = await server.call('GET', extension.one('trial/guest', id));
  return [floorId, floors, lastFloorId];
};

describe('rows that went along', () => {
  it('come back, with what went along with them, and tell so in their history', async () => {
    const floor = await make('floor');
    const rooms = [await make('room', { floorId: floor }), await make('room', { floorId: floor })];
    const chairs = [await make('chair', { roomId: rooms[0] }), await make('chair', { roomId: rooms[1] })];
    await remove('floor', floor);
    expect([await there('room', ...rooms), await there('chair', ...chairs)]).toEqual([[], []]);
    expect(await restore('floor', floor)).toMatchObject({ done: 1, failed: [] });
    expect([await there('room', ...rooms), await there('chair', ...chairs)]).toEqual([rooms, chairs]);
    expect((await server.call('GET', extension.history('trial/chair', chairs[0]!))).data[0]).toMatchObject({ kind: 'RESTORE', title: '恢复楼层' });
  });

  it('stay in the bin where they had been deleted before, or were deleted again', async () => {
    const floor = await make('floor');
    const rooms = [await make('room', { floorId: floor }), await make('room', { floorId: floor }), await make('room', { floorId: floor })];
    await remove('room', rooms[0]!);
    await remove('floor', floor);
    await restore('floor', floor);
    await remove('room', rooms[1]!);
    await remove('floor', floor);
    await restore('floor', floor);
    expect(await there('room', ...rooms)).toEqual([rooms[2]]);
  });

  it('are told apart where several records were deleted at one moment', async () => {
    const floors = [await make('floor'), await make('floor')];
    const rooms = [await make('room', { floorId: floors[0] }), await make('room', { floorId: floors[1] })];
    await remove('floor', ...floors);
    await restore('floor', floors[1]!);
    expect(await there('room', ...rooms)).toEqual([rooms[1]]);
    await restore('floor', floors[0]!);
    expect(await there('room', ...rooms)).toEqual(rooms);
  });

  it('stay in the bin where their place is taken, and the others come back', async () => {
    const room = await make('room', { floorId: await make('floor') });
    const chairs = [await make('chair', { roomId: room, name: '唯一' }), await make('chair', { roomId: room })];
    await remove('room', room);
    const other = await make('chair', { roomId: await make('room', { floorId: await make('floor') }), name: '唯一' });
    expect(await restore('room', room)).toMatchObject({ done: 1, failed: [] });
    expect(await there('chair', ...chairs, other)).toEqual([chairs[1], other]);
    expect(await restore('chair', chairs[0]!)).toMatchObject({ done: 0, failed: [{ id: chairs[0], message: '名称已存在' }] });
  });

  it('stay in the bin once the log has been cleaned', async () => {
    const floor = await make('floor');
    const room = await make('room', { floorId: floor });
    await remove('floor', floor);
    await sql`delete from operation_log`.execute(server.app.sql);
    expect(await restore('floor', floor)).toMatchObject({ done: 1 });
    expect(await there('room', room)).toEqual([]);
  });
});

describe('references that were cleared', () => {
  it('are as before, at their place', async () => {
    const floors = [await make('floor'), await make('floor'), await make('floor')];
    const id = await make('guest', { floorId: floors[1], floors, lastFloorId: floors[1] });
    await remove('floor', floors[1]!, floors[2]!);
    expect(await guest(id)).toEqual([null, [floors[0]], 0]);
    await restore('floor', floors[1]!);
    expect(await guest(id)).toEqual([floors[1], floors.slice(0, 2), floors[1]]);
    await restore('floor', floors[2]!);
    expect(await guest(id)).toEqual([floors[1], floors, floors[1]]);
  });

  it('stay as they are where something else stands there now', async () => {
    const [old, next] = [await make('floor'), await make('floor')];
    const id = await make('guest', { floorId: old, floors: [old] });
    await remove('floor', old);
    await call('guest/update', { id, name: '客', floorId: next, floors: [next] });
    await restore('floor', old);
    expect(await guest(id)).toEqual([next, [old, next], 0]);
  });
});
