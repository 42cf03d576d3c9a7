/** Everything the environment decides, read once at start. The README of the server lists the same names. */
import { resolve } from 'node:path';
import { mostIds } from './resources/mostIds';

/** The official account whose authorisation administrators may sign in with. */
export interface WechatConfig {
  appId: string;
  secret: string;
}

export interface Config {
  port: number;
  host: string;
  /** Absolute folder of the embedded database and of uploaded files. */
  dataDir: string;
  /** A PostgreSQL-compatible engine to use instead of the embedded one. */
  databaseUrl?: string;
  /** A replica of it in streaming replication, for what only reads. */
  databaseReadUrl?: string;
  /** Origin of another platform backend: the console is served, `/api/` proxied there, no database started. */
  upstream?: string;
  /** Seals secrets in the database; absent: a key in `dataDir`. */
  secretKey?: string;
  /** Still opens what was sealed before the key was turned. */
  secretKeyOld?: string;
  /** Password of the account `admin` when it is first created; random when absent. */
  adminPassword?: string;
  /** 0: no demo rows and no demo-only entities, 1: demo rows, 2: many. */
  demo: 0 | 1 | 2;
  /** Demo rows of one entity at most; all that its plan asks for when absent. */
  demoRows?: number;
  /** Records of a batch that a call of the console works on at once; more becomes a job. */
  batchMost: number;
  /** Believe X-Forwarded-For and X-Forwarded-Proto of the proxy in front. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  /** Address under which browsers reach this server, e.g. `https://admin.example.com`. */
  publicUrl?: string;
  /** Undeclared body fields and query keys are refused instead of dropped (decisions 9). */
  strict: boolean;
  logLevel: string;
  /** Origin at which the shop's own pages are served, apart from the console. */
  shopOrigin?: string;
  /** `/api/openapi.json` is answered to anybody, not only to the signed-in. */
  openapiPublic: boolean;
  /** Mobile shop, answered by `front/domain`, and origin that pages may frame. */
  shopUrl?: string;
  /** Merchant console, to which sign-in tickets may be posted. */
  merchantUrl?: string;
  /** Absent: WeChat sign-in answers that it is not configured. */
  wechat?: WechatConfig;
  /** Origin of WeChat's interface. */
  wechatApi: string;
  /** Milliseconds that WeChat may take to answer. */
  wechatPatience: number;
  /** Origins of the interfaces of WeChat Pay and Alipay. */
  weixinPayApi: string;
  alipayApi: string;
  /** Milliseconds that either may take to answer. */
  paymentPatience: number;
  /** Origin of the provider of paid services (一号通); absent: it cannot be asked. */
  onePassApi?: string;
  /** Origin of Alibaba Cloud's express queries. */
  expressApi: string;
  /** What addresses of parking lots may be beside public ones by https. */
  parkingAllows: readonly ParkingAllowance[];
  /** Folder of the built console. */
  consoleDir: string;
  /** Where uploaded files are kept instead of the folder of this machine. */
  s3?: S3Config;
}

const parkingAllowances = ['http', 'private'] as const;
export type ParkingAllowance = (typeof parkingAllowances)[number];

export interface S3Config {
  /** Scheme, host and port. */
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

const leastKey = 32;

const secrets = new Set(['SECRET_KEY', 'SECRET_KEY_OLD', 'DATABASE_URL', 'DATABASE_READ_URL', 'ADMIN_PASSWORD', 'WECHAT_APP_SECRET', 'S3_SECRET']);

/**
 * @param environment usually `process.env`; an empty variable counts as absent
 * @param cwd folder against which DATA_DIR is resolved
 * @throws Error that names the variable and what it accepts
 */
export function readConfig(environment: Record<string, string | undefined>, cwd = process.cwd()): Config {
  const get = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const refuse = (name: string, accepts: string): never => {
    // An address of a database holds its password.
    throw new Error(secrets.has(name) ? `${name}: ${accepts}` : `${name}=${environment[name]}: ${accepts}`);
  };
  const port = Number(get('PORT') ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65535) refuse('PORT', '应为 0 到 65535 的整数');
  const demo = Number(get('DEMO') ?? 1);
  if (demo !== 0 && demo !== 1 && demo !== 2) refuse('DEMO', '应为 0、1 或 2');
  const demoRows = get('DEMO_ROWS');
  if (demoRows !== undefined && !/^[1-9]\d{0,6}$/.test(demoRows)) refuse('DEMO_ROWS', '应为正整数');
  const batchMost = get('BATCH_MOST') ?? String(mostIds);
  if (!/^[1-9]\d{0,3}$/.test(batchMost) || Number(batchMost) > mostIds) refuse('BATCH_MOST', `应为 1 到 ${mostIds} 的整数`);
  const patience = (name: string): number => {
    const milliseconds = Number(get(name) ?? 10_000);
    return Number.isInteger(milliseconds) && milliseconds >= 100 && milliseconds <= 25_000 ? milliseconds : refuse(name, '应为 100 到 25000 的整数（毫秒）');
  };
  const parking = (get('PARKING_ALLOW') ?? '').split(',').map((word) => word.trim()).filter((word) => word !== '');
  const parkingAllows = parkingAllowances.filter((each) => parking.includes(each));
  if (parkingAllows.length !== parking.length) refuse('PARKING_ALLOW', '应为 http、private，以逗号分隔');
  const logLevel = get('LOG_LEVEL') ?? 'info';
  if (!levels.includes(logLevel)) refuse('LOG_LEVEL', `应为 ${levels.join('、')} 之一`);
  const adminPassword = get('ADMIN_PASSWORD');
  if (adminPassword && (adminPassword.length < 6 || adminPassword.length > 64)) {
    throw new Error('ADMIN_PASSWORD: 长度应为 6 到 64 个字符');
  }
  const url = (name: string, protocols: string[]): string | undefined => {
    const text = get(name);
    if (text === undefined) return undefined;
    // PostgreSQL's addresses may name a socket folder (`?host=/var/run/postgresql`) instead of a host.
    const whole = protocols.includes('postgres:') ? text.replace(/^(\w+:\/\/(?:[^/@]*@)?)(?=[/?]|$)/, '$1localhost') : text;
    const parsed = URL.canParse(whole) ? new URL(whole) : refuse(name, '应为完整的网址');
    if (!protocols.includes(parsed.protocol)) refuse(name, `应以 ${protocols.map((p) => `${p}//`).join(' 或 ')} 开头`);
    return text.replace(/\/+$/, '');
  };
  if (get('DATABASE_READ_URL') !== undefined && get('DATABASE_URL') === undefined) throw new Error('DATABASE_READ_URL: 需要同时设置 DATABASE_URL，指向它的主库');
  const http = ['http:', 'https:'];
  const key = (name: string): string | undefined => {
    const text = get(name);
    return text !== undefined && text.length < leastKey ? refuse(name, `至少 ${leastKey} 个字符，例如 openssl rand -base64 32 的输出`) : text;
  };
  const wechat = (): WechatConfig | undefined => {
    const [appId, secret] = [get('WECHAT_APP_ID'), get('WECHAT_APP_SECRET')];
    if ((appId === undefined) !== (secret === undefined)) throw new Error('WECHAT_APP_ID 和 WECHAT_APP_SECRET 应同时设置');
    return appId !== undefined && secret !== undefined ? { appId, secret } : undefined;
  };
  return {
    port,
    host: get('HOST') ?? '127.0.0.1',
    dataDir: resolve(cwd, get('DATA_DIR') ?? 'var'),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseReadUrl: url('DATABASE_READ_URL', ['postgres:', 'postgresql:']),
    upstream: url('UPSTREAM', http),
    adminPassword,
    secretKey: key('SECRET_KEY'),
    secretKeyOld: key('SECRET_KEY_OLD'),
    demo: demo as 0 | 1 | 2,
    demoRows: demoRows === undefined ? undefined : Number(demoRows),
    batchMost: Number(batchMost),
    trustProxy: trusted(get('TRUST_PROXY')),
    publicUrl: url('PUBLIC_URL', http),
    strict: ['1', 'true'].includes(get('STRICT') ?? ''),
    logLevel,
    shopOrigin: origin(url('SHOP_ORIGIN', http), url('PUBLIC_URL', http)),
    openapiPublic: ['1', 'true'].includes(get('OPENAPI_PUBLIC') ?? ''),
    shopUrl: url('SHOP_URL', http),
    merchantUrl: url('MERCHANT_URL', http),
    wechat: wechat(),
    wechatApi: url('WECHAT_API_URL', http) ?? 'https://api.weixin.qq.com',
    wechatPatience: patience('WECHAT_TIMEOUT'),
    weixinPayApi: url('WECHAT_PAY_API_URL', http) ?? 'https://api.mch.weixin.qq.com',
    alipayApi: url('ALIPAY_API_URL', http) ?? 'https://openapi.alipay.com',
    paymentPatience: patience('PAYMENT_TIMEOUT'),
    onePassApi: url('ONE_PASS_URL', http),
    expressApi: url('EXPRESS_API_URL', http) ?? 'https://wuliu.market.alicloudapi.com',
    parkingAllows,
    consoleDir: resolve(cwd, '.build/console'),
    s3: s3(url('S3_URL', http), get),
  };
}

/** `S3_URL` is `https://host/bucket`. @throws Error when it is set and its keys are not */
function s3(address: string | undefined, get: (name: string) => string | undefined): S3Config | undefined {
  if (address === undefined) return undefined;
  const { origin, pathname } = new URL(address);
  const bucket = pathname.slice(1);
  if (!/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket)) throw new Error(`S3_URL=${address}: 应为 https://主机/存储桶`);
  const [key, secret] = [get('S3_KEY'), get('S3_SECRET')];
  if (key === undefined || secret === undefined) throw new Error('S3_URL: 需要同时设置 S3_KEY 和 S3_SECRET');
  return { endpoint: origin, bucket, region: get('S3_REGION') ?? 'us-east-1', key, secret };
}

/** @throws Error when it is more than an origin, or the console's own */
function origin(shop: string | undefined, publicUrl: string | undefined): string | undefined {
  if (shop === undefined) return undefined;
  if (new URL(shop).origin !== shop) throw new Error(`SHOP_ORIGIN=${shop}: 应为不含路径的网址，例如 https://m.example.com`);
  if (publicUrl === undefined || new URL(publicUrl).origin === shop) throw new Error('SHOP_ORIGIN: 需要同时设置 PUBLIC_URL，且两者的主机或端口不同');
  return shop;
}

/** A number of proxies in front, a list of their addresses and networks, or `true` for any (their header can then be forged). */
function trusted(text: string | undefined): Config['trustProxy'] {
  if (text === undefined || text === '0' || text === 'false') return false;
  if (text === 'true') return true;
  return /^\d+$/.test(text) ? (_address, hop) => hop < Number(text) : text;
}
