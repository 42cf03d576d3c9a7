// @vitest-environment jsdom
/** Records are reached from wherever they are named; held for every list, detail and row of every schema. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../generated/resources';
import { loadResource } from '../../../src/console/data/resources';
import { DetailItems } from '../../../src/console/resource/detail/DetailItems';
import { RecordsProvider } from '../../../src/console/resource/records/RecordsProvider';
import { cellRenderer } from '../../../src/console/resource/table/cells';
import { DetailPanelsContext } from '../../../src/ui/ports/detailPanels';
import { RecordLink } from '../../../src/ui/display/RecordLink';
import { RecordLinksContext, ShownRecordContext, type RecordLinks } from '../../../src/ui/ports/records';
import { ReferenceContext } from '../../../src/ui/ports/references';
import type { FieldModel, ResourceModel } from '../../../src/engine/model';
import { FieldCell } from '../../../src/fields/FieldCell';
import { fakeBackend } from '../data/backend';
import { account, renderConsole, signInAt } from './harness';

const resources = await Promise.all(Object.keys(entities).map(loadResource));
const byKey = new Map(resources.map((resource) => [resource.key, resource]));

/** What is opened from wherever it is mentioned, among them what operators ask for all day. */
const linked = resources.filter((resource) => resource.linked);

it.each(['order/order', 'order/refund', 'user/user', 'product/product', 'merchant/merchant'])('%s is opened from wherever it is mentioned', (key) => {
  expect(byKey.get(key)?.linked).toBe(true);
});

const isNameOf = ({ display, primaryKey }: ResourceModel, field: string) => field === display || field === primaryKey;

/** The reference beside a field through which it tells what another record is called. */
function byReference(field: FieldModel, fields: readonly FieldModel[]): FieldModel | undefined {
  const { computed } = field;
  if (!computed || !('of' in computed) || !('field' in computed)) return undefined;
  const of = fields.find(({ name }) => name === computed.of);
  const target = of?.kind === 'reference' || of?.kind === 'treeReference' ? byKey.get(of.to ?? '') : undefined;
  return target?.linked && isNameOf(target, computed.field) ? of : undefined;
}

/** Numbers that name one record by themselves, wherever they stand: order numbers, refund numbers. */
const numbers = new Set(linked.filter(({ display, fields }) => /No$/.test(display) && fields.some(({ name, unique }) => name === display && unique)).map(({ display }) => display));

/** The record to which a field must lead, judged by what the schema says of it and not by what the compiler made of that. */
function expected(field: FieldModel, fields: readonly FieldModel[]): { of: string; id: string } | undefined {
  if ((field.kind === 'reference' || field.kind === 'references' || field.kind === 'treeReference') && field.to !== undefined) {
    return byKey.get(field.to)?.linked ? { of: field.to, id: field.name } : undefined;
  }
  const reference = byReference(field, fields);
  if (reference) return { of: reference.to!, id: reference.name };
  // A copy of another entity's number beside the reference to it.
  const owner = fields.find(({ to, kind }) => kind === 'reference' && numbers.has(field.name) && byKey.get(to ?? '')?.display === field.name);
  return owner && field.kind === 'text' ? { of: owner.to!, id: owner.name } : undefined;
}

const target = (entity: string) => ({ title: `打开${entity}`, href: (id: number | string) => `/${entity}/${id}`, open: () => undefined });
const everywhere: RecordLinks = {
  to: (entity) => (entities[entity]?.open ? target(entity) : undefined),
  list: (entity) => (entities[entity]?.list ? { title: `查看${entity}`, href: (query) => `/${entity}?${String(new URLSearchParams(query))}`, open: () => undefined } : undefined),
};
const names = { useOptions: () => { throw new Error('nothing is chosen here'); }, useRegions: () => ({ options: [], loading: false }), useNames: () => ({ 7: '某某' }) };

const about = (fields: readonly FieldModel[], field: FieldModel, { id }: { id: string }) => ({
  ...Object.fromEntries(fields.map(({ name }) => [name, ''])), [id]: fields.find(({ name }) => name === id)?.kind === 'references' ? [7] : 7,
  ...(field.name === id ? {} : { [field.name]: field.kind === 'integer' ? 7 : '某某' }),
});

function linksIn(content: React.ReactNode): string[] {
  const { container } = render(<RecordLinksContext value={everywhere}><ReferenceContext value={names}>{content}</ReferenceContext></RecordLinksContext>);
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href')!);
  cleanup();
  return links;
}

interface Place {
  where: string;
  to: string;
  shown(): string[];
}

function placesOf(resource: ResourceModel): Place[] {
  const { key, fields, detail } = resource;
  const map = new Map(fields.map((field) => [field.name, field]));
  const lists = [...(resource.list ? [resource.list] : []), ...resource.views.filter(({ name }) => name !== 'picker' && name !== 'link')];
  const columns = lists.flatMap((list) => list.columns.map((column) => ({ list, column })));
  const items = [...(detail?.facts ?? []), ...(detail?.sections ?? []).flatMap((section) => section.fields)].map((item) => (typeof item === 'string' ? { name: item } : item));
  const place = (where: string, name: string, draw: (row: Record<string, unknown>) => React.ReactNode): Place[] => {
    const field = map.get(name);
    const lead = field && expected(field, fields);
    return lead ? [{ where: `${key} ${where} ${name}`, to: `/${lead.of}/7`, shown: () => linksIn(draw(about(fields, field, lead))) }] : [];
  };
  return [
    ...columns.flatMap(({ list, column }) => place(list.name, column.name, cellRenderer({ ...column, cases: undefined, below: undefined, texts: undefined }, map, () => undefined, everywhere))),
    ...items.flatMap((item) => place('detail', item.name, (row) => <DetailItems resource={resource} items={[{ ...item, when: undefined }]} row={row} />)),
    ...items.flatMap(({ name }) => (map.get(name)?.fields ?? []).flatMap((column): Place[] => {
      const rows = map.get(name)!.fields!;
      const lead = expected(column, rows);
      return lead ? [{ where: `${key} ${name}.${column.name}`, to: `/${lead.of}/7`, shown: () => linksIn(<FieldCell field={column} value={about(rows, column, lead)[column.name]} record={about(rows, column, lead)} />) }] : [];
    })),
  ];
}

const places = resources.flatMap(placesOf);

describe('every list and detail', () => {
  it('has such places', () => {
    expect(places.map(({ where }) => where)).toEqual(expect.arrayContaining(['order/refund list orderNo', 'order/refund list userNickName', 'order/order list merName', 'order/order detail merName', 'product/product list merchantName', 'product/comment list productName', 'user/user detail spreadName', 'distribution/brokerageRecord promotions orderNo']));
  });

  it.each(places)('$where leads to $to', ({ to, shown }) => {
    expect(shown()).toEqual([to]);
  });

  it('answers the ids that its links need', () => {
    const missing = resources.flatMap((resource) => [...(resource.list ? [resource.list] : []), ...resource.views].filter(({ name }) => name !== 'picker' && name !== 'link').flatMap((list) => {
      const read = resource.endpoints.find(({ name }) => name === list.endpoint);
      const answered = read?.fields && [...read.fields, ...(read.byRight ?? []), resource.primaryKey];
      return list.columns.flatMap(({ name }) => {
        const field = resource.fields.find((each) => each.name === name);
        const id = field && expected(field, resource.fields)?.id;
        return id === undefined || !answered || answered.includes(id) ? [] : [`${resource.key} ${list.name} ${name}: ${id}`];
      });
    }));
    expect(missing).toEqual([]);
  });
});

describe('a mention of a record', () => {
  const mention = <RecordLink entity="user/user" id={7}>王小明</RecordLink>;

  it('stays text where the person may not read it, where its id is not known, and in the record itself', () => {
    const nowhere: RecordLinks = { to: () => undefined, list: () => undefined };
    for (const content of [
      <RecordLinksContext key="right" value={nowhere}>{mention}</RecordLinksContext>,
      <RecordLink key="none" entity="user/user" id={0}>王小明</RecordLink>,
      <RecordLink key="null" entity="user/user" id={null}>王小明</RecordLink>,
      <ShownRecordContext key="own" value={{ entity: 'user/user', id: '7' }}>{mention}</ShownRecordContext>,
    ]) expect(linksIn(content)).toEqual([]);
    expect(linksIn(mention)).toEqual(['/user/user/7']);
  });
});

describe('a field that leads to a list', () => {
  const columnOf = (key: string, name: string) => {
    const { fields, list } = byKey.get(key)!;
    const draw = cellRenderer(list!.columns.find((column) => column.name === name)!, new Map(fields.map((field) => [field.name, field])), () => undefined, everywhere);
    return (row: Record<string, unknown>) => linksIn(draw(row));
  };

  it('names in its address what it was worked out of', () => {
    const row = { dataDate: '2026-03-01', orderReceivable: '12.00', payNum: 3 };
    expect(columnOf('finance/dailyStatement', 'payNum')(row)).toEqual(['/finance/entry?figure=payNum&dateLimit=2026-03-01%2C2026-03-01']);
    expect(linksIn(<DetailItems resource={byKey.get('finance/dailyStatement')!} items={[{ name: 'orderReceivable', template: '¥{orderReceivable}（{payNum}笔）' }]} row={row} />)).toEqual(['/finance/entry?figure=orderReceivable&dateLimit=2026-03-01%2C2026-03-01']);
  });

  it('leads where the first condition that holds says, else to the record that it names', () => {
    const number = columnOf('finance/entry', 'orderNo');
    expect(number({ kind: 'refundSettled', orderNo: 'TK1', orderId: 7 })).toEqual(['/order/refund?refundOrderNo=TK1']);
    expect(number({ kind: 'userClosingPaid', orderNo: 'YHJS1', orderId: null })).toEqual(['/finance/userClosing?closingNo=YHJS1']);
    expect(number({ kind: 'orderPaid', orderNo: 'DD1', orderId: 7 })).toEqual(['/order/order/7']);
    expect(number({ kind: 'balanceGiven', orderNo: '5', orderId: null })).toEqual([]);
  });

  it('stays text where the record does not tell what it is narrowed by', () => {
    expect(columnOf('finance/dailyStatement', 'payNum')({ dataDate: '', payNum: 3 })).toEqual([]);
  });
});

it('a case of a column that shows another field leads where that leads', () => {
  const { fields, list } = byKey.get('finance/flow')!;
  const draw = cellRenderer(list!.columns.find(({ name }) => name === 'nickName')!, new Map(fields.map((field) => [field.name, field])), () => undefined, everywhere);
  expect(linksIn(draw({ uid: null, nickName: '', merId: 7, merName: '茶舍' }))).toEqual(['/merchant/merchant/7']);
  expect(linksIn(draw({ uid: 8, nickName: '王小明', merId: 7, merName: '茶舍' }))).toEqual(['/user/user/8']);
});

describe('the page', () => {
  const backend = fakeBackend();
  const order = { id: 5, orderNo: 'PT5', uid: 7, nikeName: '王小明', memberId: 7, merId: 3, merName: '测试店', status: 1, refundStatus: 0, orderDetailList: [], statusList: [] };
  /** What screens draw by hand is theirs to test. */
  const panels = new Proxy({}, { get: () => () => null });
  const show = () => renderConsole({ '/': <DetailPanelsContext value={panels}><RecordsProvider><p>订单 <RecordLink entity="order/order" id={5}>PT5</RecordLink></p></RecordsProvider></DetailPanelsContext> });

  beforeEach(() => {
    backend.answer('get', '/console/resources/order/order/one/5', order);
    backend.answer('get', '/console/resources/user/user/one/7', { id: 7, nickname: '王小明' });
    backend.answer('get', '/admin/platform/user/detail/7', { id: 7, nickname: '王小明' });
  });

  it('opens the record above what is there, another above that, and gives the focus back', async () => {
    await signInAt(backend);
    show();
    const link = screen.getByRole('link', { name: 'PT5' });
    expect(link).toHaveAttribute('href', '/order/list?open=5');
    await userEvent.click(link);
    const drawer = await screen.findByRole('dialog', { name: '订单详情' });
    const member = await within(drawer).findByRole('link', { name: /王小明/ });
    await userEvent.click(member);
    const above = await screen.findByRole('dialog', { name: byKey.get('user/user')!.detail!.title });
    await userEvent.click(within(above).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(member).toHaveFocus());
    await userEvent.click(within(drawer).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(link).toHaveFocus());
  });

  it('leaves a press with Ctrl to the browser', async () => {
    await signInAt(backend);
    show();
    const person = userEvent.setup();
    await person.keyboard('{Control>}');
    await person.click(screen.getByRole('link', { name: 'PT5' }));
    await person.keyboard('{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows text to whoever may not read the record', async () => {
    await signInAt(backend, { ...account, roles: ['clerk'], permissionsList: ['platform:order:page:list'] });
    show();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/PT5/)).toBeVisible();
  });
});
