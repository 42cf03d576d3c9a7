/** What a form would not show of its inputs changes nothing, whoever sends it: every action of the schemas whose inputs are hidden at times. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../../generated/contract/entities';
import { enumerations } from '../../../generated/enumerations';
import type { FieldModel } from '../../../src/engine/model';
import { holds } from '../../../src/engine/rules/holds';
import { hiddenInputs, toldShown } from '../../../src/engine/rules/shown';
import { openGoods, type Goods, type Row } from '../routes/goods';

let goods: Goods;
beforeAll(async () => { goods = await openGoods(); });
afterAll(() => goods?.close());
let number = 0;

const conditional = ({ when }: FieldModel): boolean => when !== undefined;
const all = entities.flatMap((entity) => [...entity.actions, ...(entity.service?.actions ?? [])].filter(({ form }) => form?.fields.some(conditional)).map((action) => ({ entity, action, fields: action.form!.fields })));

describe.each(all)('$entity.key $action.name', ({ fields }) => {
  // Every code of what decides, with a value in every other input.
  const deciding = new Set(fields.flatMap(({ when }) => Object.keys(when ?? {})));
  const codes = (name: string): unknown[] => {
    const field = fields.find((each) => each.name === name);
    return field?.enumeration ? (enumerations[field.enumeration]?.items ?? []).map(({ value }) => value) : [true, false];
  };
  it.each([...deciding].flatMap((name) => codes(name).map((code) => [name, code] as const)))('takes what %s %s shows', (name, code) => {
    const values = { ...Object.fromEntries(fields.map((field) => [field.name, '值'])), [name]: code };
    const told = toldShown(fields, values);
    for (const field of fields) expect([field.name, field.name in told]).toEqual([field.name, holds(field.when, told)]);
  });
});

it('what a hidden input would show is hidden with it', () => {
  const input = (name: string, when?: FieldModel['when']) => ({ name, title: name, kind: 'text', wire: 'plain', required: false, readOnly: false, writeOnly: false, messages: {}, when }) as FieldModel;
  const fields = [input('a'), input('b', { a: 1 }), input('c', { b: 'x' })];
  expect([...hiddenInputs(fields, { a: 2, b: 'x', c: 'y' })]).toEqual(['b', 'c']);
  expect(toldShown(fields, { a: 1, b: 'x', c: 'y', other: 1 })).toEqual({ a: 1, b: 'x', c: 'y', other: 1 });
});

/** How one stands before it is decided on, and what is said of every input. */
const cases: readonly [string, string, (goods: Goods) => Promise<Row>, Row][] = [
  ['marketing/integralReceipt', '/admin/platform/integral/receipt/audit', async ({ references: { merId } }) => ({ uid: await goods.create('user/user', { account: `h${number += 1}`, nickname: '小满', phone: '13800138000' }), merId, receiptNo: 'XP-OWN', consumeAmount: '12.00', consumeTime: '2026-01-02 08:00:00', remark: '原' }),
    { merId: null, receiptNo: 'XP-SENT', consumeAmount: '77.00', consumeTime: '2026-01-01 08:00:00', integral: 55, remark: '改', refusalReason: '不清晰' }],
  ['product/product', '/admin/platform/product/audit', async () => ({ ...goods.references, image: '/demo/picture-1.svg', name: '手机', ficti: 0, rank: 0, auditStatus: 1, isAudit: true }), { reason: '改' }],
];
const decisions: Readonly<Record<string, [unknown, string[]]>> = { 'marketing/integralReceipt': [3, ['merId', 'receiptNo', 'consumeAmount', 'consumeTime', 'integral', 'remark']], 'product/product': ['success', ['reason']] };
const column = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

it.each(cases)('%s keeps what the decision does not ask, sent or not', async (key, path, made, sent) => {
  const [decision, hidden] = decisions[key]!;
  const table = entities.find((entity) => entity.key === key)!.table!.name;
  for (const body of [sent, Object.fromEntries(Object.entries(sent).filter(([name]) => !hidden.includes(name)))]) {
    const id = await goods.create(key, await made(goods));
    const read = async () => (await sql<Row>`select ${sql.join(hidden.map((name) => sql.ref(column(name))))} from ${sql.table(table)} where id = ${id}`.execute(goods.server.app.sql)).rows[0];
    const before = await read();
    expect(await goods.server.call('POST', path, { body: { id, auditStatus: decision, ...body } })).toMatchObject({ code: 200 });
    expect(await read()).toEqual(before);
  }
});
