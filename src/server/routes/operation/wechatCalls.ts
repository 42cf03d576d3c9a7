/** Calls of the WeChat module that no schema describes (contract wechat): menu, signature of pages, materials, replies by keyword, links. */
import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { codes } from '../../../engine/envelope';
import { faultsOfButton, mostBelow, mostButtons, published } from '../../../engine/wechat/menu';
import { defineCall } from '../../calls/define';
import { acceptMultipart } from '../../files/multipart';
import { invalid, Refusal } from '../../refusal';
import { actorOf } from '../../resources/call';
import { write } from '../../resources/house';
import { project } from '../../resources/projection';
import { resourceOf } from '../../resources/resource';
import type { House } from '../../resources/types';
import { materialCalls } from '../../wechat/calls/material';
import { menuCalls } from '../../wechat/calls/menu';
import { pageCalls } from '../../wechat/calls/page';
import { WechatFailure } from '../../wechat/failure';
import { sha1 } from '../../wechat/signature';
import { sql } from 'kysely';

const base = '/admin/platform/wechat';
const text = { type: 'string', maxLength: 1_024, default: '' } as const;
const keys = { name: { type: 'string', maxLength: 60, default: '', title: '菜单名称' }, type: text, key: text, url: text, appid: text, pagepath: text } as const;

export function wechatCalls(app: FastifyInstance, house: House): void {
  menuOf(app);
  signatureOf(app);
  materialsOf(app);
  if (house.resources.has('operation/wechatReply')) replyOf(app, house);
  if (house.resources.has('operation/wechatLink')) linksOf(app, house);
}

/** WeChat's code for an account without a menu. */
const noMenu = 46003;

function menuOf(app: FastifyInstance): void {
  const menu = `${base}/public/customize/menu`;
  const right = 'platform:wechat:public:customize:menu';
  const shared = { adminOnly: true, tag: '微信菜单' } as const;
  defineCall(app, {
    ...shared, method: 'GET', path: menu, permission: `${right}:get`, title: '获取公众号自定义菜单', answer: { type: 'object' },
    async handler() {
      try {
        return { menu: { button: await app.wechat.ask(menuCalls.read, {}) } };
      } catch (error) {
        if (error instanceof WechatFailure && error.errcode === noMenu) return { menu: { button: [] } };
        throw error;
      }
    },
  });
  const below = { type: 'array', maxItems: mostBelow, default: [], items: { type: 'object', properties: { ...keys, sub_button: { type: 'array', maxItems: 0, default: [], items: { type: 'object' } } } } } as const;
  defineCall(app, {
    ...shared, method: 'POST', path: `${menu}/create`, permission: `${right}:save`, title: '保存公众号自定义菜单',
    body: { properties: { button: { type: 'array', minItems: 1, maxItems: mostButtons, title: '菜单', items: { type: 'object', properties: { ...keys, sub_button: below } } } }, required: ['button'] },
    async handler({ body }) {
      const buttons = body.button.map((button) => whole(button, Array.isArray(button.sub_button) ? button.sub_button : []));
      const faults = buttons.flatMap((button, at) => [
        ...told(`button.${at}`, faultsOfButton(button, false)), ...button.sub_button.flatMap((each, place) => told(`button.${at}.sub_button.${place}`, faultsOfButton(each, true))),
      ]);
      if (faults.length > 0) throw invalid(faults);
      await app.wechat.ask(menuCalls.publish, { button: buttons.map(published) });
    },
  });
  defineCall(app, {
    ...shared, method: 'GET', path: `${menu}/delete`, permission: `${right}:delete`, title: '删除公众号自定义菜单', audit: 'DELETE',
    handler: () => app.wechat.ask(menuCalls.remove, {}),
  });
}

const told = (at: string, faults: Readonly<Record<string, string>>) => Object.entries(faults).map(([field, message]) => ({ field: `${at}.${field}`, message }));

interface Given { name?: unknown; type?: unknown; key?: unknown; url?: unknown; appid?: unknown; pagepath?: unknown }

function whole({ name, type, key, url, appid, pagepath }: Given, below: readonly Given[]): Parameters<typeof published>[0] {
  const trimmed = (value: unknown) => String(value ?? '').trim();
  return {
    name: trimmed(name), type: trimmed(type), key: trimmed(key), url: trimmed(url), appid: trimmed(appid), pagepath: trimmed(pagepath), sub_button: below.map((each) => whole(each, [])),
  };
}

/** What pages within WeChat's browser may ask of it. */
const offered = ['updateAppMessageShareData', 'updateTimelineShareData', 'scanQRCode', 'chooseImage', 'previewImage', 'getLocation', 'openLocation'];

function signatureOf(app: FastifyInstance): void {
  defineCall(app, {
    method: 'GET', path: `${base}/get/public/js/config`, permission: 'platform:wechat:public:js:config', adminOnly: true, title: '获取微信公众号js配置', tag: '微信公众号',
    query: { properties: { url: { type: 'string', minLength: 1, maxLength: 2_000, title: '页面地址url' } }, required: ['url'] }, answer: { type: 'object' },
    async handler({ query }) {
      // Clients encode the address themselves.
      const given = /^https?%3A/i.test(query.url) ? decodeURIComponent(query.url) : query.url;
      const url = given.split('#')[0] ?? '';
      if (!/^https?:\/\//.test(url)) throw invalid([{ field: 'url', message: '请填写完整的页面地址' }]);
      const { appId, ticket } = await app.wechat.ticket();
      const [nonceStr, timestamp] = [randomBytes(12).toString('hex'), Math.floor(Date.now() / 1000)];
      return {
        url, nonceStr, timestamp, appId, debug: false, jsApiList: offered,
        signature: sha1(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`),
      };
    },
  });
}

const megabyte = 1024 ** 2;
/** WeChat's own limits. */
const materials = {
  image: { title: '图片', most: 10 * megabyte, endings: ['.bmp', '.png', '.jpeg', '.jpg', '.gif'], told: '图片不能超过10MB' },
  voice: { title: '语音', most: 2 * megabyte, endings: ['.mp3', '.wma', '.wav', '.amr'], told: '语音不能超过2MB' },
} as const;

function materialsOf(app: FastifyInstance): void {
  void app.register(async (scope) => {
    await acceptMultipart(scope);
    defineCall(scope, {
      method: 'POST', path: `${base}/open/media/upload`, permission: 'platform:wechat:open:media:upload', adminOnly: true, title: '微信开放平台上传素材', tag: '微信公众号', transfer: 'upload',
      query: { properties: { type: { enum: ['image', 'voice'], title: '媒体文件类型' } }, required: ['type'] }, answer: { type: 'object' },
      async handler({ query: { type }, request }) {
        const { title, most, endings, told: tooLarge } = materials[type === 'voice' ? 'voice' : 'image'];
        await app.wechat.account('official');
        if (!request.isMultipart()) throw new Refusal(codes.invalid, '请选择要上传的文件');
        const file = await request.file({ limits: { fileSize: most + 1 } });
        if (!file || file.fieldname !== 'media') throw new Refusal(codes.invalid, '请选择要上传的文件');
        if (!endings.some((ending) => ending === extname(file.filename).toLowerCase())) throw new Refusal(codes.invalid, `${title}格式应为${endings.map((ending) => ending.slice(1)).join('、')}`);
        const bytes = await file.toBuffer();
        if (bytes.length > most) throw new Refusal(codes.invalid, tooLarge);
        const { mediaId, url } = await app.wechat.ask(materialCalls.add, { type, media: new File([new Uint8Array(bytes)], file.filename, { type: file.mimetype }) });
        return { mediaId, url, name: file.filename };
      },
    });
  });
}

function replyOf(app: FastifyInstance, house: House): void {
  const resource = resourceOf(house, 'operation/wechatReply');
  const { columns, encode } = project(resource, house.resources);
  defineCall(app, {
    method: 'GET', path: `${base}/public/keywords/reply/info/keywords`, permission: 'platform:wechat:public:keywords:reply:info:keywords', adminOnly: true, title: '根据关键字查询微信关键字回复', tag: '关键字回复',
    query: { properties: { keywords: { type: 'string', minLength: 1, maxLength: 32, title: '关键字' } }, required: ['keywords'] }, answer: { type: ['object', 'null'] },
    async handler({ query }) {
      const { rows: [row] } = await sql<Record<string, unknown>>`select ${columns} from ${resource.table} t where not t.is_del and ${query.keywords} = any(string_to_array(t.keywords, ',')) order by t.id limit 1`.execute(house.sql);
      return row ? encode(row) : null;
    },
  });
}

/** `/pages/goods/index?id=3` in two. */
function parted(original: string): { path: string; query: string } {
  const at = original.indexOf('?');
  return at < 0 ? { path: original, query: '' } : { path: original.slice(0, at), query: original.slice(at + 1) };
}

function linksOf(app: FastifyInstance, house: House): void {
  defineCall(app, {
    method: 'POST', path: `${base}/url/link/mini/generate`, permission: 'platform:wechat:mini:generate:url:link', adminOnly: true, title: '生成微信小程序加密URLLink', tag: '小程序链接',
    body: {
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 50, title: '链接名称' },
        originalPath: { type: 'string', minLength: 1, maxLength: 1_200, pattern: '^/?[A-Za-z]', title: '跳转页面' },
        expireInterval: { type: 'integer', minimum: 1, maximum: 30, title: '有效期(天)' },
      },
      required: ['name', 'originalPath', 'expireInterval'],
    },
    answer: { type: 'string' },
    async handler(input) {
      const { originalPath, expireInterval } = input.body;
      const name = input.body.name.trim();
      // Before WeChat makes a link that nobody would see; the table says so once more.
      const same = await house.sql.selectFrom('operation_wechat_link').select('id').where('name', '=', name).where('is_del', '=', false).executeTakeFirst();
      if (same) throw invalid([{ field: 'name', message: '链接名称已存在' }]);
      const { path, query } = parted(originalPath);
      const urlLink = await app.wechat.ask(pageCalls.urlLink, { path, query, expire_type: 1, expire_interval: expireInterval, env_version: 'release' });
      await write(house, actorOf(input), (visit) => visit.of('operation/wechatLink').create({ name, originalPath, path, query, expireInterval, urlLink }, { title: '生成链接' }));
      return urlLink;
    },
  });
}
