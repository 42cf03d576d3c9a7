/**
 * The console from its sources with hot replacement, in front of the platform server, which is replaced when its sources change
 * (`platform.ts`). A changed schema shows in the open page without losing its state (`compiler/vite-plugin.ts`).
 * Takes the environment of `npm start`; PORT and HOST are those of the console. With `--wechat` a stand-in answers in WeChat's
 * place, with `--payment` one in the place of WeChat Pay and Alipay, with `--onepass` one in that of the provider
 * of short messages.
 */
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { schemas } from '../compiler/vite-plugin';
import { round } from '../compiler/watch';
import { forward } from './forward';
import { onePassAccount, type OnePassStandIn, startOnePass } from '../onepass/standIn';
import { type PaymentStandIn, standInApp, standInMerchants, startPaymentStandIn } from '../payment/standIn';
import { type StandIn, standInAccounts, startStandIn } from '../wechat/standIn';
import { type Platform, startPlatform } from './platform';

const root = process.cwd();
const port = Number(process.env.PORT || 8080);
const host = process.env.HOST || '127.0.0.1';

let vite: ViteDevServer | undefined;
let platform: Platform | undefined;
let wechat: StandIn | undefined;
let payment: PaymentStandIn | undefined;
let onePass: OnePassStandIn | undefined;
let ending: Promise<void> | undefined;

/** Leaves neither a server nor a database behind. */
function end(code: number): void {
  ending ??= Promise.allSettled([platform?.stop(), vite?.close(), wechat?.close(), payment?.close(), onePass?.close()]).then(() => process.exit(code));
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));

try {
  const { error } = await round(root);
  if (error) console.error(error.message);
  if (process.argv.includes('--wechat')) {
    wechat = await startStandIn();
    process.env.WECHAT_API_URL = wechat.url;
    const { official, miniProgram } = standInAccounts;
    console.log(`wechat: a stand-in answers at ${wechat.url}; enter in 平台设置: 公众号配置 ${official.appId} ${official.secret}, 小程序配置 ${miniProgram.appId} ${miniProgram.secret}`);
  }
  if (process.argv.includes('--payment')) {
    payment = await startPaymentStandIn();
    // Whatever the demo orders say that they were paid with.
    payment.till.isTrusting = true;
    process.env.WECHAT_PAY_API_URL = payment.url;
    process.env.ALIPAY_API_URL = payment.url;
    const { official, miniProgram, app } = standInMerchants;
    console.log(`payment: a stand-in answers at ${payment.url}; enter in 平台设置 - 支付设置: 公众号商户号 ${official.id} ${official.key}, 小程序商户号 ${miniProgram.id} ${miniProgram.key}, APP商户号 ${app.id} ${app.key}, 支付宝APPID ${standInApp.appId}; certificates and keys lie in scripts/payment/keys`);
  }
  if (process.argv.includes('--onepass')) {
    onePass = await startOnePass();
    process.env.ONE_PASS_URL = onePass.url;
    console.log(`onepass: a stand-in answers at ${onePass.url}; enter in 一号通配置: ${onePassAccount.accessKey} ${onePassAccount.secretKey}; ids of its templates look like SMS_1`);
  }
  platform = await startPlatform(root, {
    report: (sentence) => console.log(sentence),
    failed: (message) => vite?.ws.send({ type: 'error', err: { message, stack: '', plugin: 'platform' } }),
    ended: () => end(1),
  });
  vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    plugins: [schemas(root, error), forward(['/api/', '/uploads/', '/healthz'], platform.address)],
    server: { port, host, strictPort: true },
  });
  await Promise.all([vite.listen(), platform.address()]);
  console.log(`Console ready at http://${['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host) ? 'localhost' : host}:${port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  end(1);
}
