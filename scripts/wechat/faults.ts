/** What may go wrong at WeChat, and at those who take payments, switched on one by one. */

export interface Fault<Code = number> {
  /** It answers this code and does nothing: 45009 for too many calls, -1 for a busy system, 41030 for a page that is not there. */
  errcode?: Code;
  /** `slow`: answers after `delay`. `down`: closes the line, nothing is done. `lost`: it is done, and the answer never comes. `garbled`: answers nothing that can be read. `forged`: the signature of the answer, where it has one, is wrong. */
  kind?: 'slow' | 'down' | 'lost' | 'garbled' | 'forged';
  /** Milliseconds. */
  delay?: number;
  /** Only calls of this path. */
  path?: string;
  /** So many calls; all until it is mended when absent. */
  times?: number;
}

export class Faults<Code = number> {
  #faults: Fault<Code>[] = [];

  break(fault: Fault<Code>): void {
    this.#faults.push({ ...fault });
  }

  mend(): void {
    this.#faults = [];
  }

  /** @returns the first fault that concerns a call of the path */
  take(path: string): Fault<Code> | undefined {
    const fault = this.#faults.find((each) => each.path === undefined || each.path === path);
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times === 0) this.#faults = this.#faults.filter((each) => each !== fault);
    }
    return fault;
  }
}
