// @vitest-environment jsdom
/** 会员有礼 as a member sees it: the real coupons that the form holds, without deleted ones. */
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetCapabilities } from '../../../src/console/data/capabilities';
import { queryClient } from '../../../src/console/data/queryClient';
import { loadResource } from '../../../src/console/data/resources';
import SingleScreen from '../../../src/console/resource/single/SingleScreen';
import { detailPanels } from '../../../src/console/screens/pages';
import { DetailPanelsContext } from '../../../src/ui/ports/detailPanels';
import { envelope, fakeBackend } from '../data/backend';
import { renderConsole, signInAt } from '../resource/harness';

const backend = fakeBackend();
const coupon = { isFixedTime: false, day: 7, useStartTime: null, useEndTime: null, isLimited: false, lastTotal: 0, category: 3 };

beforeEach(async () => {
  queryClient.clear();
  forgetCapabilities();
  await signInAt(backend);
  backend.answer('get', '/admin/platform/coupon/can/send/list', () => envelope({ list: [], total: 0, page: 1, limit: 10, totalPage: 1 }));
  backend.answer('get', '/console/resources/marketing/coupon/many', [
    { ...coupon, id: 1, name: '迎新券', money: 5, minPrice: 0 },
    { ...coupon, id: 2, name: '满减券', money: 10, minPrice: 99, isFixedTime: true, useStartTime: '2026-01-01 00:00:00', useEndTime: '2026-12-31 23:59:59' },
    { ...coupon, id: 3, name: '旧券', money: 20, minPrice: 0, recordDeleted: true },
  ]);
});

it.each([
  ['newPeoplePresent', 'new/people', 'newPeopleSwitch', '新人专享礼'],
  ['birthdayPresent', 'birthday', 'birthdaySwitch', '生日快乐'],
])('%s', async (entity, path, name, title) => {
  backend.answer('get', `/admin/platform/marketing/activity/${path}/present/config`, () => envelope({ [name]: false, couponIdList: [1, 2, 3], couponList: [] }));
  const resource = await loadResource(`marketing/${entity}`);
  renderConsole({ '/': <DetailPanelsContext value={detailPanels}><SingleScreen resource={resource} /></DetailPanelsContext> });
  const phone = await screen.findByRole('group', { name: `${title}预览` }, { timeout: 60_000 });
  await screen.findByText('领取后7天内有效', undefined, { timeout: 60_000 });
  expect([...phone.querySelectorAll('li')].map((ticket) => ticket.textContent)).toEqual(['¥5迎新券无门槛领取后7天内有效', '¥10满减券满99元可用2026-01-01 至 2026-12-31']);
  expect(phone).toHaveTextContent('活动未开启，会员不会收到礼包');
});
