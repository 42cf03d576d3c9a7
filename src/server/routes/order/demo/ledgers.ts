/** Points, balance, experience and brokerage of members, each change a record that says what is left after it, in the order of time. */
import { ledgerDirection, rechargeChannel, rechargePayType } from '../../../../../generated/codes';
import type { BalanceLinkType, ExperienceLinkType, IntegralLinkType } from '../../../../../generated/types/enumerations';
import { fromSeconds } from '../../../../engine/time/wallTime';
import { Agenda } from './agenda';
import type { Earning } from './brokerage';
import { type Asked, Closings, returnedBy, takenBy } from './closings';
import type { Members } from './members';
import type { TableWriter } from '../../../seed/writer';

/** What is booked, and what it comes from. */
export type Entry = {
  at: number;
  /** Points, experience, or 分; below zero what is taken. */
  amount: number;
  title: string;
} & ({ ledger: 'integral'; linkType: IntegralLinkType } | { ledger: 'balance'; linkType: BalanceLinkType } | { ledger: 'experience'; linkType: ExperienceLinkType });

export type Change = Entry & {
  /** Place of the member. */
  member: number;
  linkId: string;
};

/** Brokerage that a member earns. */
export interface Payout {
  at: number;
  member: number;
  ledger: 'brokerage';
  earning: Earning;
}

/** Brokerage that comes back, since its withdrawal was refused. */
interface Return {
  at: number;
  member: number;
  ledger: 'return';
  asked: Asked;
  closingNo: string;
}

export interface LedgerTables {
  integral: TableWriter<'user/integralRecord'>;
  balance: TableWriter<'user/balanceRecord'>;
  experience: TableWriter<'user/experienceRecord'>;
  brokerage: TableWriter<'distribution/brokerageRecord'>;
  recharge: TableWriter<'finance/rechargeOrder'>;
  closing: TableWriter<'finance/userClosing'>;
}

/** Amounts in 分 that people charge their balance with, at least what they are about to pay; and what is given for them. */
const charges = [[10_000, 500], [30_000, 2_000], [50_000, 5_000], [100_000, 0], [200_000, 0]] as const;
/** Ways that people pay by, in turn. */
const ways = [[rechargePayType.weixin, rechargeChannel.mini], [rechargePayType.weixin, rechargeChannel.public], [rechargePayType.alipay, rechargeChannel.alipay], [rechargePayType.weixin, rechargeChannel.h5]] as const;
/** One of so many is placed once more, and left unpaid. */
const forgotten = 9;
const money = (cents: number) => (cents / 100).toFixed(2);

export class Ledgers {
  private readonly agenda = new Agenda<Change | Payout | Return>();
  private readonly closings: Closings;
  private charged = 0;

  constructor(private readonly tables: LedgerTables, private readonly members: Members, private readonly now: number) {
    this.closings = new Closings(now);
  }

  /** What will have happened by now takes place when its time has come. */
  plan(change: Change): void {
    if (change.at <= this.now && change.amount !== 0) this.agenda.add(change);
  }

  /** Everything planned up to a moment takes place. */
  until(moment: number): void {
    for (let change = this.agenda.take(moment); change; change = this.agenda.take(moment)) this.apply(change);
  }

  /** What is settled by now takes place in its time; anything else stands in the books at once, and adds nothing. */
  earn(member: number, earning: Earning): void {
    if (earning.settledAt === undefined) this.book(member, earning);
    else this.agenda.add({ at: earning.settledAt, member, ledger: 'brokerage', earning });
  }

  private book(member: number, { row, amount, settledAt }: Earning): void {
    if (settledAt !== undefined) this.members.brokerage[member] += amount;
    this.record(member, row);
    if (settledAt !== undefined) this.withdraw(member, settledAt);
  }

  private record(member: number, row: Earning['row']): void {
    this.tables.brokerage.add({ ...row, uid: this.members.idOf(member), balance: money(this.members.brokerage[member]) });
  }

  private withdraw(member: number, at: number): void {
    const { realName, nickname } = this.members.rowOf(member);
    const asked = this.closings.ask(this.members.brokerage[member], at, { name: String(realName || nickname).slice(0, 16), phone: this.members.phoneOf(member) });
    if (!asked) return;
    const { closing } = this.tables;
    const closingNo = closing.serialOf('closingNo', closing.add({ ...asked.row, uid: this.members.idOf(member) }), asked.row.createTime)!;
    this.members.brokerage[member] -= asked.amount;
    this.record(member, takenBy(asked, closingNo));
    if (asked.returned !== undefined) this.agenda.add({ at: asked.returned, member, ledger: 'return', asked, closingNo });
  }

  private giveBack({ at, member, asked, closingNo }: Return): void {
    this.members.brokerage[member] += asked.amount;
    this.record(member, returnedBy(asked, closingNo, at));
  }

  private apply(change: Change | Payout | Return): void {
    if (change.ledger === 'brokerage') return this.book(change.member, change.earning);
    if (change.ledger === 'return') return this.giveBack(change);
    const { members } = this;
    const { member, amount, at } = change;
    const common = { uid: members.idOf(member), type: amount > 0 ? ledgerDirection.in : ledgerDirection.out, linkId: change.linkId, createTime: fromSeconds(at) };
    if (change.ledger === 'balance') {
      const short = -amount - members.money[member];
      if (short > 0) this.charge(member, short, at);
      members.money[member] += amount;
      this.tables.balance.add({ ...common, linkType: change.linkType, amount: money(Math.abs(amount)), balance: money(members.money[member]), remark: change.title });
    } else if (change.ledger === 'integral') {
      members.points[member] += amount;
      this.tables.integral.add({ ...common, linkType: change.linkType, integral: Math.abs(amount), balance: members.points[member], title: change.title });
    } else {
      members.experience[member] += amount;
      this.tables.experience.add({ ...common, linkType: change.linkType, experience: Math.abs(amount), balance: members.experience[member], title: change.title });
    }
  }

  /** Nobody pays with more than there is: the balance is charged first. */
  private charge(member: number, short: number, at: number): void {
    const [price, gift] = charges.find(([least]) => least >= short) ?? [Math.ceil(short / 10_000) * 10_000, 0];
    const [payType, payChannel] = ways[this.charged % ways.length]!;
    this.charged += 1;
    const placed = { uid: this.members.idOf(member), price: money(price), givePrice: money(gift), createTime: fromSeconds(at) };
    const number = (of: string) => `CZ${placed.createTime.replaceAll(/\D/g, '')}${of}${String(this.charged).padStart(7, '0')}`;
    if (this.charged % forgotten === 0) this.tables.recharge.add({ ...placed, orderNo: number('0') });
    const orderNo = number('1');
    this.tables.recharge.add({ ...placed, orderNo, paid: true, payType, payChannel, payTime: placed.createTime, outTradeNo: orderNo });
    this.apply({ at, member, ledger: 'balance', amount: price + gift, linkType: 'recharge', linkId: orderNo, title: gift > 0 ? `余额充值，赠送${money(gift)}元` : '余额充值' });
  }
}
