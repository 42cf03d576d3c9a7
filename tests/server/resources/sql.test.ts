import type { RawBuilder } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../src/engine/model';
import { conditionSql } from '../../../src/server/resources/condition';
import { openHouse } from '../../../src/server/resources/house';
import { project } from '../../../src/server/resources/projection';
import { planQuery, readQuery } from '../../../src/server/resources/query';
import { readsAll } from '../../../src/server/resources/reading';
import { listsOf, nest } from '../../../src/server/resources/reads';
import { renumbered } from '../../../src/server/resources/reorder';
import { readRestQuery } from '../../../src/server/resources/rest';
import { countSql, pageSql } from '../../../src/server/resources/select';
import { copyText } from '../../../src/server/seed/copy';
import { dry } from '../../../src/server/sql/dry';
import { contractWith } from './contract';

const text = (fragment: RawBuilder<unknown>) => {
  const { sql, parameters } = fragment.compile(dry);
  return [sql.replace(/\s+/g, ' ').trim(), ...parameters];
};

const contract = contractWith({
  'trial/box': {
    title: '盒子',
    properties: {
      name: { type: 'string', title: '名称', maxLength: 20, column: { sortable: true }, filter: { operator: 'contains' } },
      size: { type: 'integer', title: '尺寸', minimum: 0, maximum: 99, column: { sortable: true }, filter: { operator: 'range' } },
      open: { kind: 'switch', title: '打开', column: {}, filter: {} },
      tags: { kind: 'tags', title: '标签', filter: { operator: 'in' } },
      parent: { kind: 'treeReference', to: 'product/category', title: '分类', filter: {} },
      boxes: { type: 'integer', title: '数', computed: { count: 'trial/lid', by: 'boxId' }, readOnly: true },
    },
    resource: { list: { sort: ['-size'], tabs: { param: 'type', default: 1, counts: false, items: [{ value: 1, title: '开', where: { open: true } }, { value: 2, title: '大', where: { size: { from: 50 } } }] } } },
  },
  'trial/lid': { title: '盖子', properties: { name: { type: 'string', title: '名称', column: {} }, boxId: { kind: 'reference', to: 'trial/box', title: '盒子' } } },
});
const house = openHouse({ sql: dry, pool: undefined as never }, contract, { demo: true, notify: async () => undefined });
const box = house.resources.get('trial/box')!;
const plan = planQuery(box, listsOf(box), true);
const where = (query: Record<string, unknown>) => readQuery(plan, query, readsAll).where.map(text);

describe('a condition becomes SQL', () => {
  it.each<[Condition, unknown[]]>([
    [{}, ['true']],
    [{ open: true }, ['t."open" = $1::boolean', true]],
    [{ size: null }, ['t."size" is null']],
    [{ size: [1, 2] }, ['t."size" = any($1::bigint[])', [1, 2]]],
    [{ size: [1, null] }, ['(t."size" = any($1::bigint[]) or t."size" is null)', [1]]],
    [{ size: { not: 3 } }, ['not coalesce(t."size" = $1::bigint, false)', 3]],
    [{ size: { from: 1, to: 9 } }, ['(t."size" >= $1 and t."size" <= $2)', 1, 9]],
    [{ name: { empty: true } }, [`coalesce(t."name", '') = ''`]],
    [{ tags: { empty: false } }, ['not coalesce(cardinality(t."tags"), 0) = 0']],
    [{ tags: ['新', '旧'] }, ['(t."tags" @> array[$1]::text[] or t."tags" @> array[$2]::text[])', '新', '旧']],
    [{ open: true, any: [{ size: 1 }, { size: 2 }] }, ['(t."open" = $1::boolean and (t."size" = $2::bigint or t."size" = $3::bigint))', true, 1, 2]],
  ])('%j', (condition, expected) => expect(text(conditionSql(box, condition))).toEqual(expected));

  it('refuses a field that has no column', () => expect(() => conditionSql(box, { boxes: 1 })).toThrow('trial/box: condition on boxes'));
});

describe('a query becomes SQL', () => {
  it.each<[Record<string, unknown>, unknown[][]]>([
    [{}, []],
    [{ name: '' }, []],
    [{ name: ' 华为 ' }, [['(t."name_grams" @> $1::text[] and t."name"::text ilike $2)', ['华为'], '%华为%']]],
    [{ name: '为' }, [['(t."name_grams" @> $1::text[] and t."name"::text ilike $2)', ['为'], '%为%']]],
    [{ name: '5%_\\' }, [['(t."name_grams" @> $1::text[] and t."name"::text ilike $2)', ['%_', '5%', '_\\'], '%5\\%\\_\\\\%']]],
    [{ size: '1,9' }, [['(t."size" >= $1::bigint and t."size" <= $2::bigint)', 1, 9]]],
    [{ size: ',9' }, [['t."size" <= $1::bigint', 9]]],
    [{ open: '1' }, [['t."open" = $1::boolean', true]]],
    [{ tags: '新,旧' }, [['(t."tags" @> array[$1]::text[] or t."tags" @> array[$2]::text[])', '新', '旧']]],
    [{ parent: '7' }, [[
      't."parent" = any(array(with recursive below(id) as ( select unnest($1::bigint[]) union select c."id" from "product_category" c join below on c."pid" = below.id '
      + 'where not c."is_del") select id from below))', [7],
    ]]],
    [{ type: '2' }, [['t."size" >= $1', 50]]],
  ])('%j', (query, expected) => expect(where(query)).toEqual(expected));

  it.each<[Record<string, unknown>, string]>([
    [{ size: 'x,y' }, '尺寸必须是整数'],
    [{ size: '5' }, '尺寸格式不正确'],
    [{ open: 'maybe' }, '打开格式不正确'],
    [{ name: 'a\u0000b' }, '名称格式不正确'],
    [{ type: '3' }, '不存在的列表分类'],
    [{ orderBy: 'tags:asc' }, '不能按标签排序'],
    [{ orderBy: 'nothing' }, '不能按nothing排序'],
    [{ orderBy: 'size:up' }, '不能按尺寸排序'],
    [{ page: '0' }, '页码必须是不小于1的整数'],
    [{ page: '1.5' }, '页码必须是不小于1的整数'],
    [{ limit: '0' }, '每页条数必须是不小于1的整数'],
    [{ limit: '10000' }, '每页条数不能超过9999'],
  ])('%j is refused: %s', (query, message) => expect(() => readQuery(plan, query, readsAll)).toThrow(message));

  it('names what it does not know and passes what any call may carry', () => {
    expect(readQuery(plan, { temp: '1', token: 'x', stranger: '2' }, readsAll).ignored).toEqual(['stranger']);
  });
});

describe('a page becomes SQL', () => {
  const columns = project(box, house.resources, ['name']).columns;
  const page = (query: Record<string, unknown>) => text(pageSql(box, columns, readQuery(plan, query, readsAll)));

  it('is ordered, with the primary key between equals', () => {
    expect(page({})).toEqual(['select t."id", t."name", t."record_version" from "trial_box" t where true order by t."size" desc, t."id" desc limit $1 offset $2', 20, 0]);
    expect(page({ orderBy: 'name:asc', page: '2', limit: '5' })[0]).toContain('order by t."name" asc, t."id" asc');
    expect(page({ orderBy: 'id:asc' })[0]).toContain('order by t."id" asc limit');
  });

  it('finds deep pages by their ids first', () => {
    expect(page({ page: '101', limit: '10' })).toEqual([
      'select t."id", t."name", t."record_version" from (select t."id" from "trial_box" t where true order by t."size" desc, t."id" desc limit $1 offset $2) ids join "trial_box" t on t."id" = ids."id" order by t."size" desc, t."id" desc',
      10, 1000,
    ]);
  });

  it('counts no further than totals are exact', () => {
    expect(text(countSql(box, []))).toEqual(['select count(*)::int as total from (select 1 from "trial_box" t where true limit 100001) matches']);
  });

  it('counts rows that refer here, deleted ones aside', () => {
    expect(text(project(box, house.resources, ['boxes']).columns)[0])
      .toBe('t."id", (select count(*)::int from "trial_lid" o where o."box_id" = t."id" and not o."is_del") as "boxes", t."record_version"');
  });
});

describe('trees nest', () => {
  const tree = { parent: 'pid', children: 'child' } as never;
  it('puts rows under their parents, wherever they stand', () => {
    const rows = [{ id: 3, pid: 2 }, { id: 1, pid: 0 }, { id: 2, pid: 1 }, { id: 9, pid: 8 }];
    expect(nest(rows, tree, 'id')).toEqual([
      { id: 1, pid: 0, child: [{ id: 2, pid: 1, child: [{ id: 3, pid: 2, child: [] }] }] },
      { id: 9, pid: 8, child: [] },
    ]);
  });
});

it.each<[number, number, boolean, number[]]>([
  [3, 0, false, [1, 2, 3]], [3, 1, true, [3, 2, 1]], [2, 5, false, [5, 6]], [0, 1, false, []],
])('%i siblings from %i, descending %s, are numbered %j', (count, minimum, descending, expected) =>
  expect(renumbered(count, minimum, descending)).toEqual(expected));

it.each<[unknown, string]>([
  [null, '\\N'], [true, 't'], ['a\tb\n\\', 'a\\tb\\n\\\\'], [[1, 2], '{"1","2"}'], [['x"y', '\\'], '{"x\\\\"y","\\\\\\\\"}'],
])('COPY writes %j as %s', (value, expected) => expect(copyText(value)).toBe(expected));

describe('the simple-rest convention', () => {
  it('is read', () => {
    expect(readRestQuery({ sort: '["name","DESC"]', range: '[10,19]', filter: '{"name":"x"}' }))
      .toEqual({ first: 10, count: 10, filter: { name: 'x' }, orderBy: 'name:desc' });
  });
  it.each([{ range: '[5,1]' }, { range: '[0]' }, { range: '[-1,3]' }, { range: 'x' }, { filter: '[]' }, { sort: '{}' }, { range: '[0,99999]' }])(
    '%j is refused', (query) => expect(() => readRestQuery(query)).toThrow('格式不正确'));
});
