/** A queue as it should be: plain data, one step at a time. What the database does is held against it. */
import fc from '../../../property';

export const admins = [1, 2] as const;
export const windows = ['window-a', 'window-b', 'window-c', 'window-d'] as const;
export type Window = (typeof windows)[number];
/** Two windows each. */
export const adminOf = (window: Window): number => admins[windows.indexOf(window) % 2]!;

export type Step =
  | { does: 'claim'; window: Window }
  | { does: 'skip'; window: Window; at: number }
  | { does: 'renew'; window: Window; id: number }
  | { does: 'release'; window: Window }
  /** The clock moves on for what the window holds. */
  | { does: 'expire'; window: Window }
  /** At hand, or any record: from the ordinary list. */
  | { does: 'decide'; window: Window; id: number };

const window = fc.constantFrom(...windows);
export const stepsFor = (records: number) => {
  const id = fc.integer({ min: 1, max: records });
  return fc.array(fc.oneof(
    { weight: 4, arbitrary: fc.record({ does: fc.constant('claim' as const), window }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('skip' as const), window, at: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('renew' as const), window, id }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('release' as const), window }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('expire' as const), window }) },
    { weight: 4, arbitrary: fc.record({ does: fc.constant('decide' as const), window, id }) },
  ), { minLength: 1, maxLength: 20 });
};

interface Held { window: Window; live: boolean; since: number }

export class QueueModel {
  readonly pending: Set<number>;
  readonly claims = new Map<number, Held>();
  readonly decided: number[] = [];
  /** `admin id` → when. */
  private readonly aside = new Map<string, number>();
  private tick = 0;

  constructor(records: number) {
    this.pending = new Set(Array.from({ length: records }, (_, index) => index + 1));
  }

  run(step: Step): unknown {
    switch (step.does) {
      case 'claim': return this.claim(step.window);
      case 'skip': return this.claim(step.window, this.of(step.window)[step.at]);
      case 'renew': return this.renew(step.window, step.id);
      case 'release': return this.drop((held) => held.window === step.window);
      case 'expire': return void [...this.claims.values()].filter((held) => held.window === step.window).forEach((held) => { held.live = false; });
      case 'decide': return this.decide(adminOf(step.window), step.id);
    }
  }

  /** What a window has, the first claimed first. */
  of(window: Window): number[] {
    return [...this.claims].filter(([, held]) => held.window === window).sort(([, left], [, right]) => left.since - right.since).map(([id]) => id);
  }

  private claim(window: Window, skip?: number) {
    const admin = adminOf(window);
    if (skip !== undefined) {
      this.claims.delete(skip);
      this.aside.set(`${admin} ${skip}`, ++this.tick);
    }
    const held = this.of(window);
    for (const id of held) this.claims.get(id)!.live = true;
    const rank = (id: number) => this.aside.get(`${admin} ${id}`) ?? 0;
    while (held.length < 2) {
      const [next] = [...this.pending].filter((id) => !this.claims.get(id)?.live).sort((left, right) => rank(left) - rank(right) || left - right);
      if (next === undefined) break;
      this.claims.set(next, { window, live: true, since: ++this.tick });
      held.push(next);
    }
    const busy = [...this.claims].filter(([, each]) => each.live && each.window !== window).length;
    return { ids: held, left: this.pending.size, busy };
  }

  private renew(window: Window, id: number) {
    const held = this.claims.get(id);
    if (held?.window === window) {
      held.live = true;
      return { held: [id], lost: [] };
    }
    return { held: [], lost: [{ id, realName: held?.live ? `审核员${adminOf(held.window)}` : null }] };
  }

  private drop(which: (held: Held) => boolean): void {
    for (const [id, held] of this.claims) if (which(held)) this.claims.delete(id);
  }

  private decide(admin: number, id: number): string {
    if (!this.pending.has(id)) return 'decided before';
    const held = this.claims.get(id);
    if (held?.live && adminOf(held.window) !== admin) return 'held by another';
    this.claims.delete(id);
    for (const each of admins) this.aside.delete(`${each} ${id}`);
    this.pending.delete(id);
    this.decided.push(id);
    return 'decided';
  }
}
