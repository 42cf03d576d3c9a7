/** `npm run books`: proves that orders, refunds, ledgers, stock and counters agree, for the whole database; also while the server runs. */
import { accounts } from './books/accounts';
import { atOneMoment, findings, keptLists, wrongTotals } from './books/check';
import { command } from './command';

await command('running', async ({ room }) => {
  const started = performance.now();
  let count = 0;
  await atOneMoment(room.pool, async (client) => {
    for (const told of [findings(client), wrongTotals(client)]) {
      for await (const { table, id, what, expected, found } of told) {
        count += 1;
        console.log(`${table} ${id}：${what}，应为 ${expected}，实为 ${found}`);
      }
    }
  });
  const facts = accounts.reduce((total, account) => total + account.facts.length, keptLists.length);
  console.log(count === 0 ? `账目相符：${facts} 项检查，用时 ${((performance.now() - started) / 1000).toFixed(1)} 秒` : `发现 ${count} 处不符`);
  if (count > 0) process.exitCode = 1;
});
