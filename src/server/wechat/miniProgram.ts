/** The shop's mini-program at WeChat: its access token, and pictures of codes that open one of its pages. */
import { codes } from '../../engine/envelope';
import { readConfiguration, readSecret } from '../configuration';
import type { Vault } from '../secrets/vault';
import { Refusal } from '../refusal';
import type { Sql } from '../sql/connect';
import { askWechat } from './ask';

export interface CodeRequest {
  /** What the page learns of the code, e.g. `id=0`. */
  scene: string;
  /** Of the mini-program, e.g. `pages/index/index`. */
  path: string;
  /** Published version, trial, or that of developers. */
  version: string;
}

interface Account {
  appId: string;
  secret: string;
}

interface Failure {
  errcode?: unknown;
  errmsg?: unknown;
}

export const unconfigured = '未配置小程序，请在平台设置的“小程序配置”中填写AppID和AppSecret';

/** What an operator can mend, by WeChat's error code. */
const known: Readonly<Record<number, string>> = {
  40001: '小程序AppSecret不正确或凭证已失效', 40013: '小程序AppID不正确', 40125: '小程序AppSecret不正确', 40164: '本服务器的IP不在小程序的白名单中',
  41030: '小程序中没有这个页面，请先发布小程序', 40097: '小程序码的参数不正确', 45009: '调用次数已达上限，请稍后再试',
};

/** A token that is no longer good: revoked, replaced or over. */
const spent: ReadonlySet<unknown> = new Set([40001, 40014, 42001]);

/** Seconds before its end from which on a token is no longer used. */
const margin = 60;

/** @returns undefined until both AppID and AppSecret are set */
export async function miniProgramAccount(sql: Sql, vault: Vault): Promise<Account | undefined> {
  const [appId, secret] = [(await readConfiguration(sql, ['routine_appid'])).get('routine_appid'), await readSecret(sql, vault, 'routine_appsecret')];
  return appId && secret ? { appId, secret } : undefined;
}

/**
 * @param api origin of WeChat's interface
 * @returns draws a code: a picture as a data URL. The token is kept in memory alone; every process asks for the stable one, which
 * does not end those of others.
 */
export function miniProgramCodes(sql: Sql, vault: Vault, api: string): (request: CodeRequest) => Promise<string> {
  let held: { account: Account; token: string; until: number } | undefined;

  const tokenOf = async (account: Account): Promise<string> => {
    if (held && held.account.appId === account.appId && held.account.secret === account.secret && Date.now() < held.until) return held.token;
    const answer = await askWechat(`${api}/cgi-bin/stable_token`, (response) => response.json() as Promise<Failure & { access_token?: unknown; expires_in?: unknown }>, {
      grant_type: 'client_credential', appid: account.appId, secret: account.secret,
    });
    if (typeof answer.access_token !== 'string') throw refused(answer);
    held = { account, token: answer.access_token, until: Date.now() + (Number(answer.expires_in) - margin) * 1000 };
    return held.token;
  };

  const draw = async (token: string, { scene, path, version }: CodeRequest): Promise<string | Failure> =>
    askWechat(`${api}/wxa/getwxacodeunlimit?access_token=${encodeURIComponent(token)}`, async (response) => {
      const type = /^image\/(jpeg|png)/.exec(response.headers.get('content-type') ?? '')?.[0];
      if (type === undefined) return await response.json() as Failure;
      return `data:${type};base64,${Buffer.from(await response.arrayBuffer()).toString('base64')}`;
    }, { scene, page: path.replace(/^\/+/, ''), env_version: version, check_path: false });

  return async (request) => {
    const account = await miniProgramAccount(sql, vault);
    if (!account) throw new Refusal(codes.invalid, unconfigured);
    const used = held;
    let drawn = await draw(await tokenOf(account), request);
    if (typeof drawn !== 'string' && spent.has(drawn.errcode) && used === held) {
      held = undefined;
      drawn = await draw(await tokenOf(account), request);
    }
    if (typeof drawn !== 'string') throw refused(drawn);
    return drawn;
  };
}

function refused({ errcode, errmsg }: Failure): Refusal {
  const told = known[Number(errcode)] ?? String(errmsg ?? '没有说明原因');
  return new Refusal(codes.invalid, `微信返回：${told}（${String(errcode ?? '无代码')}）`);
}
