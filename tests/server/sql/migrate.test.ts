import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FieldModel, TableColumn, TableModel } from '../../../src/engine/model';
import { columns } from '../../../src/fields/columns';
import { contract } from '../../../src/server/contract';
import { wantedTables } from '../../../src/server/prepare';
import { keptTotalOf } from '../../../src/server/resources/totals/read';
import type { SqlRoom } from '../../../src/server/sql/connect';
import { valueFunction } from '../../../src/server/sql/functions';
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
    ['the empty text where a value must stand', ['note', 'text', { nullable: false, fill: "''" }], ''],
    ['zero', ['note', 'bigint', { nullable: false, fill: '0' }], 0],
    ['false', ['note', 'boolean', { nullable: false, fill: 'false' }], false],
    ['an empty list', ['note', 'bigint[]', { nullable: false, fill: "'{}'" }], []],
    ['nothing where nothing may be made up', ['note', 'bigint', { nullable: false }], null],
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

describe('rows that are written once', () => {
  const entries = (columns: ColumnSketch[], isKept = true) => [goods(columns, isKept ? { appendOnly: true } : {})];
  const change = () => run("update goods set name = 'b'");

  it('are refused to whoever would change or delete them, not to whoever adds some', async () => {
    await migrate(room.sql, entries(['name']));
    expect(await migrate(room.sql, entries(['name']))).toEqual([]);
    await run("insert into goods (name) values ('a')");
    await expect(change()).rejects.toThrow('rows of goods are written once');
    await expect(run('delete from goods')).rejects.toThrow('rows of goods are written once');
    expect(await rows()).toEqual([{ id: 1, name: 'a' }]);
  });

  it('become so when the schema says it, and no more when it does not', async () => {
    await migrate(room.sql, entries(['name'], false));
    await run("insert into goods (name) values ('a')");
    await migrate(room.sql, entries(['name']));
    await expect(change()).rejects.toThrow('written once');
    await migrate(room.sql, entries(['name'], false));
    await change();
    expect(await rows()).toEqual([{ id: 1, name: 'b' }]);
  });

  it('are filled in by a step of the table, and refused again afterwards', async () => {
    await migrate(room.sql, entries(['name']));
    await run('insert into goods (name) values (null)');
    await migrate(room.sql, entries([['name', 'text', { nullable: false, fill: "'none'" }]]));
    expect(await rows()).toEqual([{ id: 1, name: 'none' }]);
    await expect(change()).rejects.toThrow('written once');
  });

  it('are refused again after somebody switched that off', async () => {
    await migrate(room.sql, entries(['name']));
    await run("insert into goods (name) values ('a')");
    await run('alter table goods disable trigger append_only');
    await migrate(room.sql, entries(['name']));
    await expect(change()).rejects.toThrow('written once');
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
  ])('%s is refused with the file and the step to write, and nothing is changed', async (_, columns, step) => {
    const wanted = goods([...columns, 'extra']);
    await expect(migrate(room.sql, [wanted])).rejects.toThrow(step);
    await expect(migrate(room.sql, [wanted])).rejects.toThrow('schemas/shop/goods.json');
    expect(await rows()).toEqual([{ id: 1, title: '手机', note: null }]);
  });

  it('a column that becomes unique while rows repeat its values is refused by its name, and nothing is changed', async () => {
    await run("insert into goods (title) values ('手机')");
    const index = { name: 'goods_key', columns: ['title'], unique: true, using: 'btree' as const };
    await expect(migrate(room.sql, [goods([['title', 'varchar(20)'], 'note', 'extra'], { indexes: [index] })])).rejects.toMatchObject({ refusals: ['表 goods 的 title 有重复的值，不能改为唯一；改掉重复的值后再启动'] });
    expect(await rows()).toEqual([{ id: 1, title: '手机', note: null }, { id: 2, title: '手机', note: null }]);
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

describe('a value that must stand from now on', () => {
  const required = (rest: Partial<TableColumn>, steps: TableModel['steps'] = []) => goods(['title', ['note', 'text', { nullable: false, ...rest }]], { steps });
  const isOpen = async () => (await run("select is_nullable from information_schema.columns where table_name = 'goods' and column_name = 'note'"))[0]!.is_nullable === 'YES';
  beforeEach(async () => {
    await migrate(room.sql, [goods(['title', 'note'])]);
    await run("insert into goods (title, note) values ('a', null), ('b', 'kept'), ('c', null)");
  });

  it.each<[string, Partial<TableColumn>, string]>([
    ['its default', { default: "'-'" }, '-'],
    ['what they are read as', { fill: "''" }, ''],
  ])('rows that hold nothing get %s first', async (_, rest, value) => {
    await migrate(room.sql, [required(rest)]);
    expect((await rows()).map(({ note }) => note)).toEqual([value, 'kept', value]);
    expect(await isOpen()).toBe(false);
    await expect(run("insert into goods (title, note) values ('d', null)")).rejects.toThrow('not-null');
    expect(await migrate(room.sql, [required(rest)])).toEqual([]);
  });

  it('waits where nothing says which, names table, column and count, and stops no start', async () => {
    const told: string[] = [];
    await migrate(room.sql, [required({})], (sentence) => told.push(sentence));
    expect(told).toEqual(['表 goods 的列 note 必须有值，但有 2 行没有值，暂时仍允许为空；补上这些值后，下次启动时生效（schemas/shop/goods.json）']);
    expect((await rows()).map(({ note }) => note)).toEqual([null, 'kept', null]);
    expect(await isOpen()).toBe(true);
  });

  it('stands as soon as every row has a value', async () => {
    await migrate(room.sql, [required({})]);
    await run("update goods set note = 'given' where note is null");
    const told: string[] = [];
    await migrate(room.sql, [required({})], (sentence) => told.push(sentence));
    expect([told, await isOpen()]).toEqual([[], false]);
  });
});

describe('every column of this version', () => {
  const stored = contract.entities.filter(({ table }) => !table.kept).flatMap(({ key, fields, table }) =>
    table.columns.filter(({ role }) => role === undefined).map((held) => ({ name: `${key} ${held.field}`, held, field: fields.find(({ name }) => name === held.field) })));

  it('that a record always fills holds no null', () => {
    const filled = stored.filter(({ field }) => field && !field.when && (field.required || ['string', 'number', 'boolean'].includes(typeof field.default)));
    expect(filled.length).toBeGreaterThan(400);
    expect(filled.filter(({ held }) => held.nullable).map(({ name }) => name)).toEqual([]);
  });

  it('that may hold null is one whose absence means something', () => {
    const open = stored.filter(({ held, field }) => held.nullable && field);
    // What has no form of its own in the database while it is empty, as a time of day, is null there.
    const isKept = (field: FieldModel): boolean => {
      const empty = columns[field.kind].fromSql(null, field);
      return empty !== null && columns[field.kind].toSql(empty, field) !== null;
    };
    expect(open.filter(({ field }) => isKept(field!)).map(({ name, field }) => `${name}: ${field!.kind}`)).toEqual([]);
  });
});

it('a database of before, whose columns all may be empty, is brought here: rows get what they are read as, the rest is told', async () => {
  const now = wantedTables(contract, true);
  const open = (table: WantedTable): WantedTable => ({
    ...table, indexes: [], columns: table.columns.map((held) => (held.role === 'system' || held.name === 'id' ? held : { ...held, nullable: true, default: undefined })),
  });
  await migrate(room.sql, now.map(open));
  for (const { name, columns: [first] } of now) if (first!.type === 'bigint') await run(`insert into "${name}" default values`);
  const told: string[] = [];
  await migrate(room.sql, now, (sentence) => told.push(sentence));
  const live = await run("select table_name as \"table\", column_name as name from information_schema.columns where table_schema = 'public' and is_nullable = 'YES'");
  const isOpen = new Set(live.map(({ table, name }) => `${String(table)}.${String(name)}`));
  const late = now.flatMap(({ name, columns: held }) => held.filter((column) => !column.nullable && isOpen.has(`${name}.${column.name}`)).map((column) => `表 ${name} 的列 ${column.name} `));
  expect(told.map((sentence) => sentence.slice(0, sentence.indexOf('必须')))).toEqual(late);
  expect(late.length).toBeGreaterThan(20);
  const unsaid = now.filter(({ columns: [first] }) => first!.type === 'bigint').flatMap(({ name, columns: held }) => held
    .filter((column) => !column.nullable && column.name !== 'id' && column.default === undefined && column.fill === undefined).map((column) => `表 ${name} 的列 ${column.name} `));
  expect(late).toEqual(unsaid);
});

it('several processes that start at once migrate once', async () => {
  const rooms = Array.from({ length: 8 }, () => database.connect());
  const done = await Promise.all(rooms.map(({ sql }) => migrate(sql, [goods(['name'])])));
  await Promise.all(rooms.map((each) => each.close()));
  expect(done.map(({ length }) => length > 0).filter(Boolean)).toEqual([true]);
});

describe('functions that statements call', () => {
  const wanted = wantedTables(contract, true).filter(({ name }) => /^kept_/.test(name));
  const told = async (key: string) => (await run(`select kept_total_of('goods', '${key}') as told`))[0]!.told;
  const made = () => migrate(room.sql, wanted, undefined, [keptTotalOf, quoted]);
  const quoted = valueFunction<unknown, 'of_text'>({ name: 'quoted_of', takes: ['of_text'], returns: 'json', table: 'kept_list' }, ({ of_text: text }) => sql`json_build_object('text', ${text}::text, 'quote', ${"it's $1"}::text, 'number', ${7}::int)`);

  it('are made with the tables that they read, and anew where the database has another', async () => {
    await made();
    expect(await told('')).toBeNull();
    await run("insert into kept_list (name, table_name) values ('goods', 'goods'); insert into kept_total (list, key, n) values ('goods', '', 7), ('goods', 'other', 100); insert into kept_change (list, key, n) values ('goods', '', -2), ('goods', '', 1), ('others', '', 50)");
    expect([await told(''), await told('none')]).toEqual([6, 0]);
    await run("create or replace function kept_total_of(of_list text, of_key text) returns int language sql as 'select 1'");
    expect(await made()).toEqual([expect.stringContaining('create or replace function kept_total_of')]);
    expect(await told('')).toBe(6);
  });

  it('hold what is said in the statement that they are made of, whatever it holds', async () => {
    await made();
    const { rows } = await sql`select ${quoted.call({ of_text: "$2 and 'more'" })} as told`.execute(room.sql);
    expect(rows).toEqual([{ told: { text: "$2 and 'more'", quote: "it's $1", number: 7 } }]);
    expect(await made()).toEqual([]);
  });

  it('are not wanted where nothing calls them', async () => {
    await migrate(room.sql, [goods(['name'])], undefined, [keptTotalOf]);
    expect(await run("select proname from pg_proc where proname = 'kept_total_of'")).toEqual([]);
  });
});
