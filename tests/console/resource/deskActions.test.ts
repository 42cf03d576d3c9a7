/** What the desk offers on the work of others. */
import { expect, test } from 'vitest';
import { offersOf } from '../../../src/console/resource/actions/offers';
import { allResources } from '../../resources';

const now = '2026-06-15 12:00:00';
const me = { id: 7, name: '店员' };
const row = { id: 1, status: 3, createTime: '2026-06-15 09:00:00' };

test.each([
  ['customerService/integralManual', me.id, ['detail', 'revoke']],
  ['customerService/integralManual', 8, ['detail']],
  ['marketing/integralManual', 8, ['detail', 'revoke']],
])('on %s points that account %i granted offer %j', async (key, operatorId, expected) => {
  const resource = (await allResources()).find((each) => each.key === key)!;
  const offers = offersOf(resource, resource.list!, resource.list!.rowActions, { may: () => true, hasCapability: () => true, asking: () => ({ account: 'clerk', present: { me, now } }) });
  expect(offers.filter((offer) => offer.on({ ...row, operatorId })).map(({ name }) => name)).toEqual(expected);
});
