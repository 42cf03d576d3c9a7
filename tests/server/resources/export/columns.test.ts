/** What the columns of an exported list say. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../helper';

let server: TestApp;
beforeAll(async () => { server = await startTestApp(); });
afterAll(() => server?.close());

it('further lines of a cell are columns of their own, each titled by what it tells', async () => {
  const add = (body: object) => server.call('POST', '/admin/platform/coupon/add', {
    body: { category: 3, receiveType: 1, money: 5, minPrice: 0, isLimited: false, total: 0, isFixedTime: false, day: 3, status: false, linkedData: '', isRepeated: false, ...body },
  });
  expect(await add({ name: '全天领', isTimeReceive: false })).toMatchObject({ code: 200 });
  expect(await add({ name: '限时领', isTimeReceive: true, receiveStartTime: '2099-01-01 00:00:00', receiveEndTime: '2099-02-01 23:59:59' })).toMatchObject({ code: 200 });
  const { body } = await server.send('GET', '/console/resources/marketing/coupon/export', { query: { columns: 'name,receiveStartTime,money' } });
  expect(body.replace('\ufeff', '').trim().split('\r\n')).toEqual(['优惠券名称,领取日期,领取结束时间,面值（元）', '限时领,2099-01-01 00:00:00,2099-02-01 23:59:59,5', '全天领,不限时,,5']);
});
