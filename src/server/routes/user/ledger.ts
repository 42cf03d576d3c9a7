/** Points, balance and experience of a member: each change is one record that says what is left after it, written with the member's row locked. */
import { add, compare, subtract, toFixed } from '../../../engine/format/decimal';
import { codes } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import { assignRecord, createRecord } from '../../resources/door/door';
import { lockRow } from '../../resources/door/rows';
import type { Visit } from '../../resources/door/visit';

const members = 'user/user';

export interface LedgerChange {
  /** Member. */
  uid: unknown;
  /** What comes in; below zero what is taken. Points and experience are whole, money is 元 with two decimals; 0 changes nothing. */
  amount: string | number;
  /** A code of the ledger's own link types. */
  linkType: string;
  /** What brought it about: number of an order, id of a record. */
  linkId?: string;
  title: string;
  /** At more length, for people. */
  mark?: string;
}

interface Ledger {
  records: string;
  /** Field of the member that holds what is left. */
  held: string;
  /** Field of a record that holds what came or went. */
  amount: string;
  name: string;
  most: string;
  scale: number;
  /** What the record keeps of title and mark. */
  words(change: LedgerChange): object;
}

const titled = ({ title, mark = '' }: LedgerChange) => ({ title, mark });

const integral: Ledger = { records: 'user/integralRecord', held: 'integral', amount: 'integral', name: '积分', most: '99999999', scale: 0, words: titled };
const experience: Ledger = { records: 'user/experienceRecord', held: 'experience', amount: 'experience', name: '经验', most: '99999999', scale: 0, words: titled };
const balance: Ledger = {
  records: 'user/balanceRecord', held: 'nowMoney', amount: 'amount', name: '余额', most: '99999999.99', scale: 2,
  words: ({ title, mark }) => ({ remark: mark === undefined ? title : `${title}：${mark}` }),
};

const direction = { in: 1, out: 2 } as const;

async function change(visit: Visit, ledger: Ledger, given: LedgerChange): Promise<string> {
  const member = visit.resources.get(members)!;
  const { id, record } = await lockRow(visit, member, given.uid);
  if (record.isLogoff === true) throw new Refusal(8105, '会员已注销');
  const amount = toFixed(given.amount, ledger.scale);
  const before = String(record[ledger.held]);
  const sign = compare(amount, 0);
  if (sign === 0) return before;
  const after = toFixed(add(before, amount), ledger.scale);
  if (compare(after, 0) < 0) throw new Refusal(codes.invalid, `${ledger.name}扣减后不能小于0`);
  if (compare(after, ledger.most) > 0) throw new Refusal(codes.invalid, `${ledger.name}增加后不能大于${ledger.most}`);
  const kept = (value: string) => (ledger.scale === 0 ? Number(value) : value);
  await assignRecord(visit, member, id, { [ledger.held]: kept(after) }, { title: given.title });
  await createRecord(visit, visit.resources.get(ledger.records)!, {
    uid: id, type: sign > 0 ? direction.in : direction.out, [ledger.amount]: kept(sign > 0 ? amount : toFixed(subtract(0, amount), ledger.scale)), balance: kept(after),
    linkType: given.linkType, linkId: given.linkId ?? '', ...ledger.words(given),
  }, { title: given.title });
  return after;
}

/**
 * In the visit's own transaction, like its siblings: whoever changes several members in one visit goes by rising ids, so that two
 * visits cannot wait for each other.
 * @param given linkType of `integralLinkType`
 * @returns what is left
 * @throws Refusal when the member is not there (8102) or logged off (8105), or when less than 0 or more than 99999999 would be left
 */
export const changeIntegral = async (visit: Visit, given: LedgerChange): Promise<number> => Number(await change(visit, integral, given));

/** @param given linkType of `experienceLinkType` @returns what is left @throws Refusal as `changeIntegral` */
export const changeExperience = async (visit: Visit, given: LedgerChange): Promise<number> => Number(await change(visit, experience, given));

/** @param given linkType of `balanceLinkType` @returns what is left, 元 @throws Refusal as `changeIntegral`, within 0…99999999.99 */
export const changeBalance = (visit: Visit, given: LedgerChange): Promise<string> => change(visit, balance, given);
