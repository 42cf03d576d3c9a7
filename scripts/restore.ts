/** `npm run restore -- FILE [--replace]`: reads a backup into an empty database, or in place of what it holds. */
import { resolve } from 'node:path';
import { restore } from '../src/server/backup/restore';
import { contract } from '../src/server/contract';
import { migrateShop } from '../src/server/prepare';
import { command, usage } from './command';

const words = process.argv.slice(2);
const [file] = words.filter((word) => word !== '--replace');
if (!file) usage('npm run restore -- 文件名 [--replace]');
await command('alone', async ({ room }, { demo }) => {
  const tables = await restore(room, resolve(file), words.includes('--replace'));
  await migrateShop(room.sql, contract, demo !== 0, console.log);
  console.log(`已从 ${file} 恢复 ${tables} 张表；所有人需要重新登录`);
});
