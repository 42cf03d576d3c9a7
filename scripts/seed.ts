/** `npm run seed`: makes the tables, the rows that ship with the product, and the demo rows that DEMO asks for. */
import { contract } from '../src/server/contract';
import { prepare } from '../src/server/prepare';
import { command } from './command';

await command('running', async ({ room }, config) => {
  const { firstPassword } = await prepare(room, contract, config, (sentence) => console.log(sentence));
  if (firstPassword !== undefined) console.log(`管理员账号 admin，首次登录密码 ${firstPassword}（只显示这一次，登录后请修改）`);
  console.log(config.demo === 0 ? '基础数据已就绪' : '基础数据和演示数据已就绪');
});
