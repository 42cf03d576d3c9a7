/** `npm run backup -- FILE`: writes every row to one file, also while the server runs, also with DATABASE_URL. */
import { resolve } from 'node:path';
import { backup } from '../src/server/backup/backup';
import { command, usage } from './command';

const [file] = process.argv.slice(2);
if (!file) usage('npm run backup -- 文件名');
await command('running', async ({ room }) => {
  const tables = await backup(room, resolve(file));
  console.log(`已备份 ${tables} 张表到 ${file}`);
});
