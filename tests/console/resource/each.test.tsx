// @vitest-environment jsdom
/** Columns that tell each row of a child table: taken from every list that has one. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { entities } from '../../../generated/resources';
import { loadResource } from '../../../src/console/data/resources';
import { growWeightOf, leastOf, tightOf } from '../../../src/console/resource/columns/need';
import { cellRenderer } from '../../../src/console/resource/table/cells';
import type { KindName } from '../../../src/engine/model';
import { ReferenceContext, type ReferenceSource } from '../../../src/ui/ports/references';

afterEach(cleanup);

const resources = await Promise.all(Object.keys(entities).map(loadResource));
const columns = resources.flatMap(({ key, fields, list, views }) => [...(list ? [list] : []), ...views].flatMap((each) => each.columns.flatMap((column) =>
  (column.each === undefined ? [] : [{ where: `${key} ${each.name} ${column.name}`, column, fields: new Map(fields.map((field) => [field.name, field])) }]))));

/** Every record is called by its number. */
const names = { useNames: (_entity: string, ids: readonly unknown[]) => Object.fromEntries(ids.map((id) => [String(id), `名称${String(id)}`])) };

const valueOf = (kind: KindName | undefined, at: number): unknown => (kind === 'references' ? [at] : kind === 'reference' || kind === 'integer' ? at : kind === 'money' ? `${at}.50` : `${at}.5`);

it('there are such columns', () => {
  expect(columns.map(({ where }) => where)).toContain('marketing/integralRule list levelRates');
});

it.each(columns)('$where: a line for each row, with names for references, and what an empty one says', ({ column, fields }) => {
  const inner = fields.get(column.name)?.fields ?? [];
  const rows = [7, 8].map((at) => Object.fromEntries(inner.map(({ name, kind }) => [name, valueOf(kind, at)])));
  const expected = [7, 8].map((at) => column.each!.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const kind = inner.find((field) => field.name === name)?.kind;
    return kind === 'reference' || kind === 'references' ? `名称${at}` : String(valueOf(kind, at));
  }));
  const draw = cellRenderer(column, fields, () => undefined);
  const { container, rerender } = render(<ReferenceContext value={names as unknown as ReferenceSource}>{draw({ [column.name]: rows })}</ReferenceContext>);
  expect([...container.children].map(({ textContent }) => textContent)).toEqual(expected);
  rerender(<p>{draw({ [column.name]: [] })}</p>);
  expect(screen.getByText(column.empty ?? '-')).toBeInTheDocument();
});

it('of many rows the first are told, and how many there are', () => {
  const { column, fields } = columns[0]!;
  const { container } = render(<ReferenceContext value={names as unknown as ReferenceSource}>{cellRenderer(column, fields, () => undefined)({ [column.name]: [{}, {}, {}, {}] })}</ReferenceContext>);
  expect([...container.children].at(-1)).toHaveTextContent('等 4 项');
  expect(container.children).toHaveLength(4);
});

it('such a column keeps the room of a sentence where columns are squeezed', () => {
  const { column, fields } = columns[0]!;
  expect(leastOf({ ...column, width: 260 }, fields, true)).toBe(208);
});

it.each([
  ['coloured, however they are entered', { kind: 'enumeration', as: 'radio' }, 'primary', 101],
  ['of a field that is a tag', { kind: 'enumeration', as: 'tag' }, undefined, 101],
  ['without a colour', { kind: 'enumeration', as: 'radio' }, undefined, 83],
  ['positions of a switch, whatever their colour', { kind: 'enumeration', as: 'switch' }, 'primary', 120],
] as const)('codes that are %s are drawn whole', (_what, field, colour, least) => {
  const codes = { name: 'review', title: '类型', items: [{ value: 1, title: '无' }, { value: 4, title: '转人工审核', ...(colour ? { colour } : {}) }] };
  expect(leastOf({ name: 'type', title: '类型', minWidth: 48, width: 120, sortable: false }, new Map([['type', field]]), false, codes)).toBe(least);
});

it('a rating is drawn with all its stars', () => {
  const codes = { name: 'level', title: '级别', items: [1, 2, 3, 4, 5].map((value) => ({ value, title: `${value}星` })) };
  expect(leastOf({ name: 'star', title: '推荐级别', minWidth: 48, width: 170, sortable: false }, new Map([['star', { kind: 'enumeration', as: 'rate' }]]), false, codes)).toBe(108);
});

it('a time that stands below a figure is as little cut off as one that stands alone', () => {
  const amount = { name: 'amount', title: '消费金额/时间', minWidth: 48, width: 160, sortable: false };
  const fields = new Map([['amount', { kind: 'money' }], ['time', { kind: 'datetime' }], ['note', { kind: 'text' }]] as const);
  const least = (template: string) => leastOf({ ...amount, below: [{ template }] }, fields, false);
  expect([least('{time}'), least('{note}'), leastOf(amount, fields, false)]).toEqual([150, 88, 88]);
});

it('a time is cut no further for what stands below it, and takes no more room than that needs', () => {
  const fields = new Map([['time', { kind: 'datetime' }], ['sent', { kind: 'datetime' }], ['note', { kind: 'text' }]] as const);
  const time = { name: 'time', below: [{ template: '{sent}' }] };
  expect([tightOf(150, time, fields), tightOf(100, { name: 'note' }, fields)]).toEqual([undefined, 88]);
  expect([growWeightOf(time, fields), growWeightOf({ name: 'time', below: [{ template: '{note}' }] }, fields), growWeightOf({ name: 'time', below: [{ template: '至 {sent}' }] }, fields)]).toEqual([1, 3, 3]);
});
