/** Members over two years: when they came, who brought them, and what they hold as orders go by. */
import { fromSeconds } from '../../../../engine/time/wallTime';
import type { Row } from '../../../resources/types';
import type { TimedRow } from '../../../seed/writer';
import { day } from './calendar';
import type { Dice } from './dice';

const years = 2 * 365 * day;
const nobody = -1;

export class Members {
  /** Rising: a member who came later has a higher place. */
  private readonly came: Float64Array;
  private readonly superior: Int32Array;
  private readonly subordinates: Int32Array;
  private readonly seen: Float64Array;
  readonly points: Int32Array;
  /** 分 */
  readonly money: Int32Array;
  readonly experience: Int32Array;
  /** 分 */
  readonly brokerage: Int32Array;
  readonly payCount: Int32Array;

  /**
   * @param planned rows of the schema's plan; where more members are wanted they come again with other telephones
   * @param firstId id of the first member
   */
  constructor(private readonly planned: readonly Row[], readonly count: number, private readonly firstId: number, private readonly now: number, dice: Dice) {
    const whole = () => new Int32Array(count);
    [this.came, this.seen] = [new Float64Array(count), new Float64Array(count)];
    [this.superior, this.subordinates, this.points, this.money, this.experience, this.brokerage, this.payCount] = [whole(), whole(), whole(), whole(), whole(), whole(), whole()];
    for (let at = 0; at < count; at += 1) this.came[at] = now - years + years * ((at + dice.random()) / count) ** 0.8;
    const promoters: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const brought = promoters.length > 0 && dice.chance(0.3) ? dice.pick(promoters) : nobody;
      this.superior[at] = brought;
      if (brought !== nobody) this.subordinates[brought] += 1;
      if (this.rowOf(at).isPromoter === true && !this.isGone(at)) promoters.push(at);
    }
  }

  rowOf = (at: number): Row => this.planned[at % this.planned.length];
  idOf = (at: number): number => this.firstId + at;
  cameAt = (at: number): number => this.came[at];
  isGone = (at: number): boolean => this.rowOf(at).isLogoff === true;

  /** Places of those who brought a member, at most two. */
  superiors(at: number): number[] {
    const first = this.superior[at];
    if (first === nobody) return [];
    const second = this.superior[first];
    return second === nobody ? [first] : [first, second];
  }

  /** Somebody who had come by then; early members order more. */
  buyer(moment: number, { random }: Dice): number {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.came[middle] <= moment) low = middle + 1;
      else high = middle;
    }
    for (;;) {
      const at = Math.floor(low * random() ** 1.4);
      if (!this.isGone(at)) return at;
    }
  }

  /** Places of members who had come a while before that and are there, the first of them. */
  early(moment: number): number[] {
    return Array.from({ length: Math.min(this.count, 400) }, (_, at) => at).filter((at) => this.came[at] < moment - day && !this.isGone(at)).slice(0, 60);
  }

  /** Of those who had come by then, and are there, somebody whom the latest promoter brought; undefined where nobody was brought. */
  broughtLast(moment: number): number | undefined {
    const brought = Array.from({ length: this.count }, (_, at) => at).filter((at) => this.came[at] <= moment && this.superior[at] !== nobody && !this.isGone(at));
    return brought.length === 0 ? undefined : brought.reduce((one, other) => (this.superior[other] > this.superior[one] ? other : one));
  }

  /** An order was made, and perhaps paid. */
  orders(at: number, moment: number, paid: boolean): void {
    this.seen[at] = Math.max(this.seen[at], moment);
    if (paid) this.payCount[at] += 1;
  }

  phoneOf(at: number): string {
    const phone = String(this.rowOf(at).phone);
    return at < this.planned.length ? phone : `${phone.slice(0, 3)}${String((Number(phone.slice(3)) + at * 7_919) % 100_000_000).padStart(8, '0')}`;
  }

  /** The row of the table, with all that has come together. */
  row(at: number, levelOf: (experience: number) => number | null, dice: Dice): TimedRow<'user/user'> {
    const came = this.came[at];
    const brought = this.superior[at];
    const planned = this.rowOf(at);
    const seen = Math.max(this.seen[at], came + dice.random() ** 2 * (this.now - came));
    return {
      ...planned, phone: this.phoneOf(at), createTime: fromSeconds(came), lastLoginTime: fromSeconds(seen),
      ...(this.isGone(at) ? { logoffTime: fromSeconds(seen) } : {}), ...(planned.isPromoter === true ? { promoterTime: fromSeconds(came) } : {}),
      ...(brought === nobody ? {} : { spreadUid: this.idOf(brought), spreadTime: fromSeconds(came) }), spreadCount: this.subordinates[at],
      integral: this.points[at], nowMoney: (this.money[at] / 100).toFixed(2), experience: this.experience[at], level: levelOf(this.experience[at]),
      brokeragePrice: (this.brokerage[at] / 100).toFixed(2), payCount: this.payCount[at],
    };
  }
}
