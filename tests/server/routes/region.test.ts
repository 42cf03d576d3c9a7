/** 城市区域: those that ship, and what operators make of them, by the console's calls and by the published ones, which name a region by its code. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../src/server/contract';
import { prepare } from '../../../src/server/prepare';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;
beforeAll(async () => { server = await startTestApp(); });
afterAll(() => server?.close());

const base = '/admin/platform/city/region';
type Answer = { code: number; message: string | null; data: any };
const post = (path: string, query: Record<string, string> = {}, token?: string): Promise<Answer> => server.call('POST', `${base}${path}`, { query, token });
const read = async (path: string) => (await server.call('GET', `${base}${path}`)).data as any[];
const add = (regionId: number, parentId: number, regionName: string, regionType: number) => post('/add', { regionId: `${regionId}`, parentId: `${parentId}`, regionName, regionType: `${regionType}` });
const edit = (oldRegionId: number, regionId: number, regionName: string) => post('/edit', { oldRegionId: `${oldRegionId}`, regionId: `${regionId}`, regionName });
let members = 0;
const member = async (district: number | null) => {
  const { rows: [row] } = await sql<{ id: number }>`insert into user_user (nickname, phone, province_id, city_id, district_id) values ('住户', ${`1390013${String(members++).padStart(4, '0')}`}, 330000, 330100, ${district}) returning id`.execute(server.app.sql);
  return row!.id;
};

it('the provinces, cities and districts of the country ship, each in the one above', async () => {
  expect((await read('/province/list')).length).toBe(34);
  expect(await read('/city/list/330000')).toContainEqual(expect.objectContaining({ regionId: 330_100, parentId: 330_000, regionName: '杭州市', regionType: 2, createTime: expect.stringMatching(/^\d{4}-/) }));
  const { rows: [orphans] } = await sql<{ count: number }>`select count(*)::int as count from operation_region t where region_type > 1 and not exists (select from operation_region above where above.id = t.pid and above.region_type = t.region_type - 1)`.execute(server.app.sql);
  expect(orphans!.count).toBe(0);
});

it('a region is added, renamed, given another code and deleted by its code', async () => {
  expect(await add(330_190, 330_100, '云栖新区', 3)).toMatchObject({ code: 200 });
  expect(await read('/district/list/330100')).toContainEqual(expect.objectContaining({ regionId: 330_190, parentId: 330_100, regionName: '云栖新区', regionType: 3 }));
  expect(await add(330_190_001, 330_190, '云栖街道', 4)).toMatchObject({ code: 200 });
  expect(await edit(330_190, 330_191, '云栖区')).toMatchObject({ code: 200 });
  const hangzhou = (await read('/list/tree')).find(({ regionId }) => regionId === 330_000).child.find(({ regionId }: any) => regionId === 330_100);
  expect(hangzhou.child).toContainEqual({ regionId: 330_191, parentId: 330_100, regionName: '云栖区', regionType: 3, child: [{ regionId: 330_190_001, parentId: 330_191, regionName: '云栖街道', regionType: 4, child: [] }] });
  expect(await post('/delete/330191')).toMatchObject({ message: '请先删除该区域下的下级区域' });
  expect(await post('/delete/330190001')).toMatchObject({ code: 200 });
  expect(await post('/delete/330191')).toMatchObject({ code: 200 });
  expect((await read('/district/list/330100')).map(({ regionName }) => regionName)).not.toContain('云栖区');
  expect(await post('/delete/330191')).toMatchObject({ code: 7901, message: '区域不存在' });
  for (const code of ['abc', '1e3', '99999999999', '%2500']) expect(await post(`/delete/${code}`)).toMatchObject({ code: 7901, message: '区域不存在' });
});

it.each<[string, () => Promise<Answer>, object]>([
  ['the code of another', () => add(330_106, 330_100, '新区', 3), { message: '区域编码已存在', data: { errors: [expect.objectContaining({ field: 'regionId' })] } }],
  ['the name of a sibling', () => add(330_192, 330_100, '西湖区', 3), { message: '同级区域不能重名' }],
  ['a parent that is not there', () => add(330_192, 330_999, '新区', 3), { code: 7901, message: '区域不存在' }],
  ['a level that is not the next', () => add(330_192, 330_100, '新区', 2), { message: '区域类型应为上级区域的下一级' }],
  ['no name', () => add(330_192, 330_100, '', 3), { code: 400 }],
  ['a code too short', () => add(12, 330_100, '新区', 3), { code: 400, data: { errors: [expect.objectContaining({ field: 'regionId' })] } }],
  ['the code of another, when it is edited', () => edit(330_106, 330_105, '西湖区'), { message: '区域编码已存在' }],
  ['one that is not there, when it is edited', () => edit(999_998, 999_997, '无'), { code: 7901 }],
])('%s is refused', async (_what, call, refusal) => {
  expect(await call()).toMatchObject(refusal);
});

describe('a region in which somebody lives', () => {
  it('neither goes nor changes its code, and may be renamed', async () => {
    const id = await member(330_110);
    expect(await post('/delete/330110')).toMatchObject({ code: 400, message: '余杭区已有会员使用，不能删除' });
    expect(await edit(330_110, 330_195, '余杭区')).toMatchObject({ code: 400, message: '余杭区已有会员使用，不能修改编码' });
    expect(await edit(330_110, 330_110, '余杭新城区')).toMatchObject({ code: 200 });
    expect(await edit(330_110, 330_110, '余杭区')).toMatchObject({ code: 200 });
    await sql`delete from user_user where id = ${id}`.execute(server.app.sql);
  });

  it('is not chosen while it goes: of two at once either the member has it, or it is gone', async () => {
    for (let round = 0; round < 5; round += 1) {
      const code = 330_150 + round;
      await add(code, 330_100, `竞争区${round}`, 3);
      const id = await member(null);
      const form = { id, nickname: '住户', phone: '13800138000', sex: 0, isPromoter: false, status: true, provinceId: 330_000, cityId: 330_100, districtId: code };
      const [chosen, gone] = await Promise.all([server.call('POST', '/admin/platform/user/update', { body: form }), post(`/delete/${code}`)]);
      expect([chosen.code, gone.code].sort(), `${chosen.message} / ${gone.message}`).toEqual([200, 400]);
    }
  });
});

it('what operators deleted does not come back at the next start', async () => {
  expect(await post('/delete/659012')).toMatchObject({ code: 200 });
  const room = server.database.connect();
  await prepare(room, contract, { ...server.app.config, demo: 0 });
  await room.close();
  expect((await read('/list/tree')).flatMap(({ child }) => child).flatMap(({ child }) => child).map(({ regionId }) => regionId)).not.toContain(659_012);
});
