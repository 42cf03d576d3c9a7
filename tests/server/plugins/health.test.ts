import { expect, it } from 'vitest';
import { startTestApp } from '../helper';

it('healthz is 200 while the database answers and 503 when it does not', async () => {
  const { app, database } = await startTestApp();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await database.stop();
  const answer = await app.inject('/healthz');
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'unavailable', database: 'unavailable' }]);
  await app.close();
});
