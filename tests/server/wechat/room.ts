/** A platform that asks the stand-in of WeChat. */
import { type StandIn, standInAccounts, startStandIn } from '../../../scripts/wechat/standIn';
import { startTestApp, type TestApp, type TestAppOptions } from '../helper';

export interface WechatRoom {
  server: TestApp;
  standIn: StandIn;
  close(): Promise<void>;
}

export async function startWechatRoom({ config, ...options }: TestAppOptions = {}): Promise<WechatRoom> {
  const standIn = await startStandIn();
  const server = await startTestApp({ ...options, config: { strict: true, wechatApi: standIn.url, wechatPatience: 2000, ...config } });
  return {
    server, standIn,
    async close() {
      await server.close();
      await standIn.close();
    },
  };
}

/** As an operator fills in a form of 平台设置. */
export async function fillIn({ call }: Pick<TestApp, 'call'>, template: string, values: Record<string, string>): Promise<void> {
  const { data: { id } } = await call('GET', '/admin/platform/system/form/temp/name/info', { query: { name: template } });
  const fields = Object.entries(values).map(([name, value]) => ({ name, title: name, value }));
  const saved = await call('POST', '/admin/platform/system/config/save/form', { body: { id, sort: 0, status: true, fields } });
  if (saved.code !== 200) throw new Error(`${template}: ${saved.message}`);
}

const { official, miniProgram } = standInAccounts;
export const fillInMiniProgram = (server: Pick<TestApp, 'call'>, changes: Record<string, string> = {}) =>
  fillIn(server, '小程序配置', { routine_appid: miniProgram.appId, routine_appsecret: miniProgram.secret, ...changes });
export const fillInOfficial = (server: Pick<TestApp, 'call'>, changes: Record<string, string> = {}) =>
  fillIn(server, '公众号配置', { wechat_appid: official.appId, wechat_appsecret: official.secret, ...changes });
