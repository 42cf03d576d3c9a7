/** `npm run account -- unlock|password ACCOUNT`: ends a lockout, or gives a new random password; also while the server runs. */
import { unlockAccount } from '../src/server/accounts/attempts';
import { resetPassword } from '../src/server/accounts/passwords';
import { command, usage } from './command';

const [verb, account] = process.argv.slice(2);
if (!account || (verb !== 'unlock' && verb !== 'password')) usage('npm run account -- unlock|password 账号');
await command('running', async ({ room }) => {
  const known = await room.sql.selectFrom('system_admin').select('id').where('account', '=', account).where('is_del', '=', false).executeTakeFirst() as { id: number } | undefined;
  if (!known) throw new Error(`没有账号 ${account}`);
  if (verb === 'unlock') console.log(`账号 ${account} 已解锁，清除失败记录 ${await unlockAccount(room.sql, account)} 条`);
  else console.log(`账号 ${account} 的新密码：${await resetPassword(room.sql, known.id)}（只显示这一次，登录后请修改）`);
});
