/** When a server looks for what is due: `keepLooking`. */
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepLooking } from '../../../src/server/jobs/schedule';

beforeEach(() => { vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }); });
afterEach(() => { vi.useRealTimers(); });

/** A look that knows of something due in five seconds. */
function looking() {
  const app = Fastify();
  const look = vi.fn(async () => 5000);
  return { app, look, wake: keepLooking(app, look) };
}
/** Lets what a look has promised be done. */
const settled = () => new Promise((done) => { setImmediate(done); });

it('one that only is asked looks when it is woken, and not again by itself', async () => {
  const { app, look, wake } = looking();
  await app.ready();
  wake();
  await settled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(1);
  await app.close();
});

it('one that listens looks every half minute, and once the next is due', async () => {
  const { app, look } = looking();
  await app.listen({ port: 0, host: '127.0.0.1' });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(look).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1000);
  await settled();
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  await settled();
  expect(look).toHaveBeenCalledTimes(2);
  await app.close();
  expect(vi.getTimerCount(), 'a closed one looks no more').toBe(0);
});
