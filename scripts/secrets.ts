/** `npm run secrets -- turn|forget`: seals every secret with a new key, or gives up those whose key is lost; `turn` also while the server runs. */
import { contract } from '../src/server/contract';
import { addKey, vaultFor } from '../src/server/secrets/keys';
import { forgetStored, proveKey, sealStored } from '../src/server/secrets/stored';
import { command, usage } from './command';

const [verb] = process.argv.slice(2);
if (verb !== 'turn' && verb !== 'forget') usage('npm run secrets -- turn|forget');
await command('running', async ({ room: { sql } }, config) => {
  const vault = vaultFor(config);
  if (verb === 'forget') {
    console.log(`已清除 ${await forgetStored(sql, contract, vault)} 项无法解密的密钥，请重新填写；清除的两步验证由本人重新开启`);
    return;
  }
  await proveKey(sql, vault);
  addKey(config);
  console.log(`已用新密钥 ${vault.keyId()} 重新加密 ${await sealStored(sql, contract, vault)} 项`);
});
