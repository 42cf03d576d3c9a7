import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TableColumn, TableModel } from '../../../src/engine/model';
import { contract } from '../../../src/server/contract';
import { wantedTables } from '../../../src/server/prepare';
import type { SqlRoom } from '../../../src/server/sql/connect';
import { migrate } from '../../../src/server/sql/migrate';
import type { WantedTable } from '../../../src/server/sql/plan';
import { startTestDatabase, type TestDatabase } from '../helper';

let database: TestDatabase;
let room: SqlRoom;
beforeAll(async () => {
  database = await startTestDatabase();
  room = database.connect();
});
afterAll(async () => {
  await room.close();
  await database.stop();
});
beforeEach(() => run('drop schema public cascade; create schema public'));

const run = async (statement: string): Promise<Record<string, unknown>[]> =>
  (await room.sql.executeQuery(CompiledQuery.raw(statement))).rows as Record<string, unknown>[];

type ColumnSketch = string | [name: string, type: string, rest?: Partial<TableColumn>];
const column = (sketch: ColumnSketch): TableColumn => {
  const [name, type, rest] = typeof sketch === 'string' ? [sketch, 'text', {}] as const : sketch;
  return { name, field: name, type, nullable: true, ...rest };
};
const goods = (columns: ColumnSketch[], rest: Partial<TableModel> = {}): WantedTable => ({
  name: 'goods', source: 'schemas/shop/goods.json', steps: [], indexes: [],
  columns: [{ name: 'id', field: 'id', type: 'bigint', nullable: false }, ...columns.map(column)], ...rest,
});
const rows = () => run('select * from goods order by id');

describe('what only adds is done', () => {
  it('creates a table whose ids count by themselves and stay numbers', async () => {
    await migrate(room.sql, [goods(['name'])]);
    await run("insert into goods (name) values ('a'), ('b')");
    expect(await rows()).toEqual([{ id: 1, name: 'a' }, { id: 2, name: 'b' }]);
  });

  it('does nothing the second time', async () => {
    const wanted = [goods(['name'], { indexes: [{ name: 'goods_name', columns: ['name'], unique: true, using: 'btree' }] })];
    await migrate(room.sql, wanted);
    expect(await migrate(room.sql, wanted)).toEqual([]);
  });

  it('does nothing the second time for any table of this version', async () => {
    const wanted = wantedTables(contract, true);
    expect((await migrate(room.sql, wanted)).length).toBeGreaterThan(wanted.length);
    expect(await migrate(room.sql, wanted)).toEqual([]);
  });

  it.each<[string, ColumnSketch, unknown]>([
    ['empty', ['note', 'text'], null],
    ['its default', ['note', 'text', { nullable: false, default: "'none'" }], 'none'],
    ['the empty text where a value must stand', ['note', 'text', { nullable: false }], ''],
    ['zero', ['note', 'bigint', { nullable: false }], 0],
    ['false', ['note', 'boolean', { nullable: false }], false],
    ['an empty list', ['note', 'bigint[]', { nullable: false }], []],
  ])('adds a column; rows that exist get %s', async (_, added, value) => {
    await migrate(room.sql, [goods(['name'])]);
    await run("insert into goods (name) values ('a')");
    await migrate(room.sql, [goods(['name', added])]);
    expect(await rows()).toEqual([{ id: 1, name: 'a', note: value }]);
  });

  it.each([
    ['integer', 'bigint', '7'], ['varchar(5)', 'varchar(9)', 'x'], ['varchar(5)', 'text', 'x'], ['numeric(6,2)', 'numeric(8,2)', '1.50'],
  ])('widens %s to %s', async (from, to, value) => {
    await migrate(room.sql, [goods([['value', from]])]);
    await run(`insert into goods (value) values ('${value}')`);
    await migrate(room.sql, [goods([['value', to]])]);
    expect((await rows())[0]!.value).toEqual(to === 'bigint' ? Number(value) : value);
  });

  it('allows an absent value where one was required', async () => {
    await migrate(room.sql, [goods([['name', 'text', { nullable: false }]])]);
    await migrate(room.sql, [goods([['name', 'text']])]);
    await run('insert into goods (name) values (null)');
    expect(await rows()).toEqual([{ id: 1, name: null }]);
  });

  it('makes an index anew when its columns change, and drops one that is gone', async () => {
    const index = (columns: string[]) => ({ indexes: [{ name: 'goods_i', columns, unique: false, using: 'btree' as const }] });
    const definition = async () => (await run("select indexdef from pg_indexes where indexname = 'goods_i'")).map(({ indexdef }) => indexdef);
    await migrate(room.sql, [goods(['a', 'b'], index(['a']))]);
    await migrate(room.sql, [goods(['a', 'b'], index(['a', 'b']))]);
    expect(await definition()).toEqual([expect.stringContaining('(a, b)')]);
    await migrate(room.sql, [goods(['a', 'b'])]);
    expect(await definition()).toEqual([]);
  });

  it('leaves indexes and tables alone that it has not made', async () => {
    await run('create table theirs (id int); create index theirs_i on theirs (id)');
    await migrate(room.sql, [goods(['a'])]);
    await run('create index by_hand on goods (a)');
    expect(await migrate(room.sql, [goods(['a'])])).toEqual([]);
  });
});

describe('what could lose data', () => {
  beforeEach(async () => {
    await migrate(room.sql, [goods([['title', 'varchar(20)'], 'note'])]);
    await run("insert into goods (title, note) values ('手机', null)");
  });

  it.each<[string, ColumnSketch[], string]>([
    ['a column that is gone', [['title', 'varchar(20)']], '{ "drop": "note" }'],
    ['a shorter text', [['title', 'varchar(2)'], 'note'], '{ "narrow": "title" }'],
    ['another type', [['title', 'bigint'], 'note'], '{ "narrow": "title" }'],
    ['a value required where rows have none', [['title', 'varchar(20)'], ['note', 'text', { nullable: false }]], '{ "narrow": "note" }'],
  ])('%s is refused with the file and the step to write, and nothing is changed', async (_, columns, step) => {
    const wanted = goods([...columns, 'extra']);
    await expect(migrate(room.sql, [wanted])).rejects.toThrow(step);
    await expect(migrate(room.sql, [wanted])).rejects.toThrow('schemas/shop/goods.json');
    expect(await rows()).toEqual([{ id: 1, title: '手机', note: null }]);
  });

  it('tells everything that is refused at once', async () => {
    await expect(migrate(room.sql, [goods([['title', 'bigint']])])).rejects.toMatchObject({ refusals: [expect.any(String), expect.any(String)] });
  });

  it.each<[string, ColumnSketch[], TableModel['steps'], Record<string, unknown>]>([
    ['a rename keeps its data', [['name', 'varchar(20)'], 'note'], [{ rename: 'title', to: 'name' }], { id: 1, name: '手机', note: null }],
    ['two renames in a row arrive at the last', [['label', 'varchar(20)'], 'note'], [{ rename: 'title', to: 'name' }, { rename: 'name', to: 'label' }], { id: 1, label: '手机', note: null }],
    ['a drop', [['title', 'varchar(20)']], [{ drop: 'note' }], { id: 1, title: '手机' }],
    ['a narrowing', [['title', 'varchar(20)'], ['note', 'text', { nullable: false, default: "'-'" }]], [{ narrow: 'note' }], { id: 1, title: '手机', note: '-' }],
    ['a rename onto a required column', [['title', 'varchar(20)'], ['remark', 'text', { nullable: false }]], [{ rename: 'note', to: 'remark' }, { narrow: 'remark' }], { id: 1, title: '手机', remark: '' }],
  ])('with its step, %s', async (_, columns, steps, row) => {
    const wanted = goods(columns, { steps });
    await migrate(room.sql, [wanted]);
    expect(await rows()).toEqual([row]);
    expect(await migrate(room.sql, [wanted])).toEqual([]);
  });

  it('a step stays written without doing anything in a new database', async () => {
    await run('drop table goods');
    await migrate(room.sql, [goods(['name'], { steps: [{ rename: 'title', to: 'name' }, { drop: 'note' }] })]);
    expect(await migrate(room.sql, [goods(['name'], { steps: [{ rename: 'title', to: 'name' }, { drop: 'note' }] })])).toEqual([]);
  });
});

it('several processes that start at once migrate once', async () => {
  const rooms = Array.from({ length: 8 }, () => database.connect());
  const done = await Promise.all(rooms.map(({ sql }) => migrate(sql, [goods(['name'])])));
  await Promise.all(rooms.map((each) => each.close()));
  expect(done.map(({ length }) => length > 0).filter(Boolean)).toEqual([true]);
});
