/** The walk of `npm run check-backend`: what it makes of a backend whose first records have nothing of what a read tells. */
import { expect, it } from 'vitest';
import type { NamedCall } from '../scripts/backend/published';
import { type Send, walkBackend } from '../scripts/backend/walk';

const calls = [
  { method: 'GET', path: '/order/list', section: 'order', page: { orderNo: 'string' } },
  { method: 'GET', path: '/order/{orderNo}/invoice/list', section: 'order', list: { id: 'integer' } },
  { method: 'GET', path: '/order/get/{invoiceId}/logistics/info', section: 'order', object: { number: 'string' } },
] as unknown as NamedCall[];

/** @param first parcel of a courier; those of the orders before it were handed over by the shop itself */
const backend = (orders: number, first: number): Send => async (_method, path) => {
  const told = (data: unknown) => ({ status: 200, code: 200, message: '', data });
  const [, orderNo] = /^\/order\/D(\d+)\/invoice/.exec(path) ?? [];
  const [, parcel] = /^\/order\/get\/(\d+)\//.exec(path) ?? [];
  if (orderNo !== undefined) return told([{ id: Number(orderNo) }]);
  if (parcel !== undefined) return Number(parcel) < first ? { status: 200, code: 400, message: '只有快递配送可以查看物流', data: null } : told({ number: `SF${parcel}` });
  return told({ list: Array.from({ length: orders }, (_each, at) => ({ orderNo: `D${at + 1}` })), page: 1, limit: 60, totalPage: 1, total: orders });
};

it.each([[30, 1], [30, 14], [60, 60]])('of %i orders, the parcel that a courier has may be the %ith', async (orders, first) => {
  const verdicts = await walkBackend(calls, backend(orders, first));
  expect(verdicts.map(({ state }) => state)).toEqual(['answers', 'answers', 'answers']);
});

it('a backend without any such parcel says why nothing is told', async () => {
  const verdicts = await walkBackend(calls, backend(5, 99));
  expect(verdicts.at(-1)).toMatchObject({ state: 'drifted', details: ['答复 400 只有快递配送可以查看物流'] });
});
