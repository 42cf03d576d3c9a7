// @vitest-environment jsdom
/** The plain halves of a queue: what is at hand, which key does what, which reasons stand first, which filters narrow it. */
import fc from '../../../property';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadResource } from '../../../../src/console/data/resources';
import { offersOf, type Audience } from '../../../../src/console/resource/actions/offers';
import { decisionsOf } from '../../../../src/console/resource/queue/decisions';
import { filterAt, queueAddress } from '../../../../src/console/resource/queue/filter';
import { ordered } from '../../../../src/console/resource/queue/phrases';
import { nothing, step, type Event, type Work } from '../../../../src/console/resource/queue/work';
import type { ResourceModel } from '../../../../src/engine/model';
import { wallTime } from '../../../../src/engine/time/wallTime';

const after = (events: Event[], work: Work = nothing) => events.reduce(step, work);
const claimed = (ids: number[], since = 0): Event => ({ type: 'claimed', since, answer: { ids, left: 10, busy: 1 } });
const decided = (id: number): Event => ({ type: 'passed', id, done: { id, name: `第${id}条`, outcome: '审核通过' } });

describe('what is at hand', () => {
  it.each<[string, Event[], Partial<Work>]>([
    ['is what was claimed', [claimed([1, 2])], { ids: [1, 2], left: 10, busy: 1 }],
    ['is the next one once this one is decided', [claimed([1, 2]), decided(1)], { ids: [2], left: 9 }],
    ['is the next one once this one is put aside, and as many are left', [claimed([1, 2]), { type: 'passed', id: 1 }], { ids: [2], left: 10, done: [] }],
    ['is not what was decided while the answer was on its way', [claimed([1, 2]), decided(1), claimed([1, 2], 0)], { ids: [2], left: 9 }],
    ['comes back when the server hands it out again', [claimed([1]), { type: 'passed', id: 1 }, claimed([1], 1)], { ids: [1] }],
    ['stays at hand and is told to be gone when the server no longer knows it', [claimed([1, 2]), claimed([2, 3])], { ids: [1, 2, 3], lost: { realName: null } }],
    ['keeps the name of who has it', [claimed([1, 2]), { type: 'lost', id: 1, realName: '王芳' }, claimed([2, 3])], { ids: [1, 2, 3], lost: { realName: '王芳' } }],
    ['is not bothered by the loss of the one behind it', [claimed([1, 2]), { type: 'lost', id: 2, realName: '王芳' }], { ids: [1, 2] }],
    ['is nothing when nothing comes', [{ type: 'failed', message: '网络连接失败' }], { ids: [], failed: '网络连接失败' }],
    ['forgets the failure with the next answer', [{ type: 'failed', message: '网络连接失败' }, claimed([4])], { ids: [4] }],
  ])('%s', (_sentence, events, expected) => {
    const work = after(events);
    expect(work).toMatchObject(expected);
    expect(work.lost).toEqual(expected.lost);
    expect(work.failed).toEqual(expected.failed);
  });

  it('never is what was passed on since, whenever answers come', () => {
    const id = fc.integer({ min: 1, max: 4 });
    const event = fc.oneof(
      fc.record({ does: fc.constant('claimed' as const), ids: fc.uniqueArray(id, { maxLength: 2 }), late: fc.nat(3) }),
      fc.record({ does: fc.constant('passed' as const), decided: fc.boolean() }),
    );
    fc.assert(fc.property(fc.array(event), (events) => {
      let work = nothing;
      for (const each of events) {
        const since = each.does === 'claimed' ? Math.max(0, work.passed.length - each.late) : 0;
        const [current] = work.ids;
        if (each.does === 'claimed') work = step(work, claimed(each.ids, since));
        else if (current !== undefined) work = step(work, each.decided ? decided(Number(current)) : { type: 'passed', id: current });
        if (each.does === 'claimed') for (const passed of work.passed.slice(since)) expect(work.ids.slice(current === undefined ? 0 : 1)).not.toContain(passed.id);
        expect(new Set(work.ids).size).toBe(work.ids.length);
      }
    }));
  });
});

describe('from the schemas', () => {
  let product: ResourceModel;
  let apply: ResourceModel;
  let refund: ResourceModel;
  beforeAll(async () => {
    [product, apply, refund] = await Promise.all(['product/product', 'merchant/apply', 'order/refund'].map(loadResource)) as [ResourceModel, ResourceModel, ResourceModel];
  });
  const everybody: Audience = { may: () => true, asking: () => ({ account: 'admin', present: { now: wallTime() } }), hasCapability: () => true };
  const keys = ({ queue, list, ...resource }: ResourceModel) =>
    decisionsOf(queue!, offersOf({ queue, list, ...resource }, list!, [...queue!.decide, ...queue!.beside], everybody)).map(({ key, title }) => `${key} ${title}`);

  it('the harmless decision is a, the dangerous r, what stands beside n', () => {
    expect(keys(product)).toEqual(['a 审核通过', 'r 审核拒绝']);
    expect(keys(apply)).toEqual(['a 审核通过', 'r 审核拒绝', 'n 备注']);
    expect(keys(refund)).toEqual(['r 强制退款', 'n 备注']);
  });

  it('a queue is narrowed as its list is, but for the tab and what is pending anyway', () => {
    const address = queueAddress(product.list!, product.fields, product.queue!, { type: 3, keywords: '手机', isSelf: true });
    expect(address).toMatch(/^\/product\/list\/queue\?/);
    expect(filterAt(product.list!, product.queue!, new URL(address, 'http://x').search)).toEqual({ keywords: '手机', isSelf: true });
    expect(queueAddress(apply.list!, apply.fields, apply.queue!, { auditStatus: 2 })).toBe('/merchant/application/queue');
  });
});

it('reasons: those used last stand first, then one’s own, then the shipped; what is unknown is gone', () => {
  expect(ordered({ own: ['缺图', '缺证'], used: ['缺证', '删掉的', '价格异常'] }, ['标题不符', '价格异常'])).toEqual([
    { text: '缺证', own: true }, { text: '价格异常', own: false }, { text: '缺图', own: true }, { text: '标题不符', own: false },
  ]);
});
