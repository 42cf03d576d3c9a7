/** Fixed areas, theme colour and splash ads (page design sheet; contract page-design and system-settings). */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { areas } from '../../../engine/page/areas';
import { type Call, type CallInput, defineCall } from '../../calls/define';
import type { Caller } from '../../calls/caller';
import { readConfiguration } from '../../configuration';
import { invalid } from '../../refusal';
import { actorOf } from '../../resources/call';
import { conditionSql } from '../../resources/condition';
import { write } from '../../resources/house';
import type { House } from '../../resources/types';
import { project } from '../../resources/projection';
import { baseOf } from '../../resources/reads';
import { seenOf, type Stamps, tellSeen } from '../../resources/seen';
import type { Shape } from '../../calls/shape';
import type { JsonSchema } from '../../../fields/kind';
import { pageDesign } from '../../shipped/sections';
import { openSettings } from '../settings/store';
import type { Settings } from '../settings/types';
import { type AreaName, judgeArea, readArea, stampOfArea, writeArea } from './areas';

const tag = '页面装修';
const base = '/admin/platform/page/layout';
const right = 'platform:page:layout';
/** Of the form template 页面装修. */
const splashKeys = ['splash_ad_switch', 'splash_ad_show_time', 'splash_ad_show_interval'];
const themeKey = 'change_color_config';
/** Articles of indexNews. */
const newest = 10;

const rows = (name: AreaName) => ({ type: 'array', maxItems: 100, maxBytes: 256 * 1024, items: { type: 'object' }, title: areas[name].title }) as const satisfies JsonSchema;

/** Areas that are saved by a call of their own; the member centre's pictures are saved under the right of the home page's (contract). */
const saved: { area: AreaName; path: string; permission: `${string}:${string}`; title: string }[] = [
  { area: 'indexBanner', path: 'index/banner', permission: `${right}:index:banner:save`, title: '页面首页banner保存' },
  { area: 'indexMenu', path: 'index/menu', permission: `${right}:index:menu:save`, title: '页面首页menu保存' },
  { area: 'userBanner', path: 'user/banner', permission: `${right}:index:banner:save`, title: '页面用户中心banner保存' },
  { area: 'userMenu', path: 'user/menu', permission: `${right}:user:menu:save`, title: '页面用户中心导航保存' },
];

interface Layout {
  app: FastifyInstance;
  house: House;
  settings: Settings;
}

export function layoutCalls(app: FastifyInstance, house: House): void {
  const settings = openSettings(house);
  if (!settings || !house.resources.has('operation/groupData')) return;
  const layout = { app, house, settings };
  indexCalls(layout);
  navigationCalls(layout);
  themeCalls(layout);
  splashCalls(layout);
}

const define = <const Query extends Shape, const Body extends Shape>({ app }: Layout, call: Omit<Call<`${string}:${string}`, Query, Body>, 'tag' | 'adminOnly'>) =>
  defineCall(app, { ...call, tag, adminOnly: true });

const stampsOf = async ({ house }: Layout, names: readonly AreaName[]): Promise<Stamps> =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await stampOfArea(house.sql, house.resources, name)])));

/** Values of the form template 页面装修. */
async function storedValues({ settings }: Layout): Promise<Record<string, string>> {
  const id = await settings.idOf(pageDesign.name);
  const [form, kept] = [await settings.form(id), await settings.info(id)];
  return Object.fromEntries(form.fields.map(({ name, default: initial }) => [name, kept[name] || String(initial ?? '')]));
}

const stampOfStored = async ({ settings }: Layout, names: readonly string[]) => settings.stamp(await settings.idOf(pageDesign.name), names);

/** Judges values of the template now; they are written with what the visit writes besides. */
const prepare = async ({ settings }: Layout, input: Pick<CallInput<Caller>, 'request'>, values: Record<string, unknown>) =>
  settings.prepare(await settings.idOf(pageDesign.name), values, { seen: seenOf(input).settings, names: Object.keys(values) });

/** The areas of home page and member centre, read together and saved one by one. */
function indexCalls(layout: Layout): void {
  const { house } = layout;
  define(layout, {
    method: 'GET', path: `${base}/index`, permission: `${right}:index`, title: '页面首页',
    handler: async (input) => {
      // Before the rows: what changes between the two is then found out, never overlooked.
      tellSeen(input, await stampsOf(layout, ['indexBanner', 'indexMenu', 'userMenu', 'userBanner']));
      const [indexBanner, indexMenu, userMenu, userBanner, indexNews, configured] = await Promise.all([
        readArea(house, 'indexBanner'), readArea(house, 'indexMenu'), readArea(house, 'userMenu'), readArea(house, 'userBanner'), newsOf(house), readConfiguration(house.sql, ['h5_avatar']),
      ]);
      return { indexBanner, indexMenu, indexNews, userMenu, userBanner, userDefaultAvatar: configured.get('h5_avatar') ?? '' };
    },
  });
  for (const { area, path, permission, title } of saved) {
    define(layout, {
      method: 'POST', path: `${base}/${path}/save`, permission, title, body: { properties: { [areas[area].list]: rows(area) }, required: [areas[area].list] },
      handler: async (input) => {
        const judged = judgeArea(area, input.body[areas[area].list], input);
        await write(house, actorOf(input), (visit) => writeArea(visit, judged, seenOf(input)[area]));
      },
    });
  }
}

function navigationCalls(layout: Layout): void {
  const { house } = layout;
  define(layout, {
    method: 'GET', path: `${base}/bottom/navigation/get`, permission: `${right}:bottom:navigation`, title: '页面底部导航',
    handler: async (input) => {
      tellSeen(input, { ...await stampsOf(layout, ['bottomNavigation']), settings: await stampOfStored(layout, ['bottom_navigation_is_custom']) });
      return { bottomNavigationList: await readArea(house, 'bottomNavigation'), isCustom: (await storedValues(layout)).bottom_navigation_is_custom };
    },
  });
  define(layout, {
    method: 'POST', path: `${base}/bottom/navigation/save`, permission: `${right}:bottom:navigation:save`, title: '底部导航保存',
    body: { properties: { isCustom: { enum: ['1', '0'], title: '是否自定义' }, bottomNavigationList: rows('bottomNavigation') }, required: ['isCustom', 'bottomNavigationList'] },
    handler: async (input) => {
      const judged = judgeArea('bottomNavigation', input.body.bottomNavigationList, input);
      const keep = await prepare(layout, input, { bottom_navigation_is_custom: input.body.isCustom });
      await write(house, actorOf(input), async (visit) => {
        await writeArea(visit, judged, seenOf(input).bottomNavigation);
        await keep(visit);
      });
    },
  });
}

function themeCalls(layout: Layout): void {
  const { house } = layout;
  const colour = '/admin/platform/system/config';
  define(layout, {
    method: 'GET', path: `${colour}/get/change/color`, permission: 'platform:system:config:change:color:get', title: '获取主题色',
    handler: async (input) => {
      tellSeen(input, { settings: await stampOfStored(layout, [themeKey]) });
      const kept = await layout.settings.kept(await layout.settings.idOf(pageDesign.name), themeKey);
      return { ...kept, formName: pageDesign.name, value: (await storedValues(layout))[themeKey] };
    },
  });
  define(layout, {
    method: 'POST', path: `${colour}/save/change/color`, permission: 'platform:system:config:change:color:save', title: '保存主题色',
    body: { properties: { value: { type: ['string', 'integer'], maxLength: 2_000, title: '主题' } }, required: ['value'] },
    handler: async (input) => write(house, actorOf(input), await prepare(layout, input, { [themeKey]: String(input.body.value) })),
  });
}

function splashCalls(layout: Layout): void {
  const { house } = layout;
  const code = { enum: [1, 0] } as const;
  const whole = { type: 'integer', maximum: 86_400 } as const;
  define(layout, {
    method: 'GET', path: `${base}/splash/ad/get`, permission: `${right}:splash:ad:get`, title: '获取开屏广告',
    handler: async (input) => {
      tellSeen(input, { ...await stampsOf(layout, ['splash']), settings: await stampOfStored(layout, splashKeys) });
      const values = await storedValues(layout);
      return {
        splashAdSwitch: Number(values.splash_ad_switch), splashAdShowTime: Number(values.splash_ad_show_time), splashAdShowInterval: Number(values.splash_ad_show_interval),
        adList: (await readArea(house, 'splash')).map(({ id, imageUrl, name, linkUrl, sort }) => ({ id, imageUrl, name, linkUrl, sort })),
      };
    },
  });
  define(layout, {
    method: 'POST', path: `${base}/splash/ad/save`, permission: `${right}:splash:ad:save`, title: '保存开屏广告',
    body: {
      properties: {
        splashAdSwitch: { ...code, title: '开屏广告' }, splashAdShowTime: { ...whole, minimum: 1, title: '广告时间(秒)' },
        splashAdShowInterval: { ...whole, minimum: 0, title: '展示间隔(小时)' }, adList: rows('splash'),
      },
      required: ['splashAdSwitch', 'splashAdShowTime', 'splashAdShowInterval', 'adList'],
    },
    handler: async (input) => {
      const judged = judgeArea('splash', input.body.adList, input);
      const { splashAdSwitch, splashAdShowTime, splashAdShowInterval } = input.body;
      if (splashAdSwitch === 1 && judged.rows.length === 0) throw invalid([{ field: 'adList', message: '开启开屏广告时至少添加一张广告图' }]);
      const keep = await prepare(layout, input, { splash_ad_switch: String(splashAdSwitch), splash_ad_show_time: splashAdShowTime, splash_ad_show_interval: splashAdShowInterval });
      await write(house, actorOf(input), async (visit) => {
        await writeArea(visit, judged, seenOf(input).splash);
        await keep(visit);
      });
    },
  });
}

/** Articles that the home page may show, the first ones. */
async function newsOf(house: House): Promise<unknown[]> {
  const articles = house.resources.get('marketing/article');
  if (!articles) return [];
  const projection = project(articles, house.resources);
  const where = [...baseOf(articles), conditionSql(articles, { status: true, isHot: true })];
  const { rows: found } = await sql<Record<string, unknown>>`select ${projection.columns} from ${articles.table} t where ${sql.join(where, sql` and `)} order by t.sort desc, t.id desc limit ${newest}`.execute(house.sql);
  return found.map(projection.encode);
}
