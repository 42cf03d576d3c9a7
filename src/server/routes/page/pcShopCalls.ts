/** 基础设置, 首页设置 and 底部授权 of the PC shop (settings sheet, pcConfig; contract system-settings). */
import type { FastifyInstance } from 'fastify';
import type { JsonSchema } from '../../../fields/kind';
import { areas, type LayoutArea } from '../../../engine/page/areas';
import { type PcField, type PcForm, pcForms } from '../../../engine/page/pcShop';
import { defineCall } from '../../calls/define';
import { actorOf } from '../../resources/call';
import { write } from '../../resources/house';
import { seenOf, tellSeen } from '../../resources/seen';
import type { House, Row } from '../../resources/types';
import { openSettings } from '../settings/store';
import type { Settings } from '../settings/types';
import { type AreaName, judgeArea, readArea, stampOfArea, writeArea } from './areas';

const base = '/admin/platform/pc/shopping';
const tag = 'PC商城';
const right = (path: string): `${string}:${string}` => `platform:pc:shopping:${path.replaceAll('/', ':')}`;

/** `bare`: the list travels as it is, in no object. */
const lists: readonly { area: AreaName; path: string; title: string; bare?: true }[] = [
  { area: 'pcBanner', path: 'home/banner', title: '首页banner' },
  { area: 'pcNavigation', path: 'home/navigation', title: '首页导航配置', bare: true },
  { area: 'pcPhilosophy', path: 'philosophy', title: '经营理念配置' },
  { area: 'pcQuickEntry', path: 'quick/entry', title: '快捷入口配置', bare: true },
  { area: 'pcQrcode', path: 'bottom/qrcode', title: '底部二维码配置', bare: true },
  { area: 'pcFriendlyLink', path: 'friendly/link', title: '友情链接配置', bare: true },
];

const forms: readonly { form: PcForm; read: string; save: string; title: string }[] = [
  { form: pcForms.basics, read: 'base/config/get', save: 'base/config/edit', title: '基础配置' },
  { form: pcForms.authorize, read: 'bottom/authorize/get', save: 'bottom/authorize/save', title: '底部授权配置' },
];

export function pcShopCalls(app: FastifyInstance, house: House): void {
  const settings = openSettings(house);
  if (!settings || !house.resources.has('operation/groupData')) return;
  for (const list of lists) listCalls(app, house, list);
  advertisementCalls(app, house);
  for (const form of forms) formCalls(app, house, settings, form);
}

function listCalls(app: FastifyInstance, house: House, { area: name, path, title, bare }: (typeof lists)[number]): void {
  const area: LayoutArea = areas[name];
  const shown = ['id', ...area.fields.map((field) => field.name), ...(area.hides ? ['status'] : []), 'sort'];
  defineCall(app, {
    method: 'GET', path: `${base}/${path}/get`, permission: right(`${path}/get`), adminOnly: true, tag, title: `获取PC商城${title}`,
    handler: async (input) => {
      tellSeen(input, { [name]: await stampOfArea(house.sql, house.resources, name) });
      const rows = (await readArea(house, name)).map((row) => Object.fromEntries(shown.map((key) => [key, row[key]])));
      return bare ? rows : { [area.list]: rows };
    },
  });
  const rows = { type: 'array', maxItems: 100, maxBytes: 256 * 1024, items: { type: 'object' }, title: area.title } as const satisfies JsonSchema;
  defineCall(app, {
    method: 'POST', path: `${base}/${path}/save`, permission: right(`${path}/save`), adminOnly: true, tag, title: `保存PC商城${title}`,
    body: { properties: { [area.list]: rows }, required: [area.list] }, ...(bare && { bodyList: area.list }),
    handler: async (input) => {
      const judged = judgeArea(name, input.body[area.list] as unknown[], input);
      await write(house, actorOf(input), (visit) => writeArea(visit, judged, seenOf(input)[name]));
    },
  });
}

/** The one row of its area, which travels as it is; hidden and empty until somebody saves it. */
function advertisementCalls(app: FastifyInstance, house: House): void {
  const name = 'pcAdvertisement';
  const area = areas[name];
  const [read, save] = ['home/advertisement/get', 'home/advertisement/edit'];
  const rowOf = async (): Promise<Row> => (await readArea(house, name))[0] ?? { id: null, imageUrl: '', linkUrl: '', status: false };
  defineCall(app, {
    method: 'GET', path: `${base}/${read}`, permission: right(read), adminOnly: true, tag, title: '获取PC商城首页广告',
    handler: async (input) => {
      tellSeen(input, { [name]: await stampOfArea(house.sql, house.resources, name) });
      const { id, imageUrl, linkUrl, status } = await rowOf();
      return { id, imageUrl, linkUrl, status };
    },
  });
  defineCall(app, {
    method: 'POST', path: `${base}/${save}`, permission: right(save), adminOnly: true, tag, title: '编辑PC商城首页广告',
    body: {
      properties: {
        id: { type: ['integer', 'null'], title: '编号' },
        ...Object.fromEntries(area.fields.map((field) => [field.name, { type: 'string', maxLength: 1_000, title: field.title }])),
        status: { type: 'boolean', title: '状态' },
      },
    },
    handler: async (input) => {
      const given: Row = { ...input.body, id: (await rowOf()).id };
      const judged = judgeArea(name, [given], input);
      await write(house, actorOf(input), (visit) => writeArea(visit, judged, seenOf(input)[name]));
    },
  });
}

/** Until somebody saves the form. */
const initialOf = ({ kind, default: initial }: PcField): string => (kind === 'switch' ? (initial === true ? '1' : '0') : '');

/** What the store keeps is text; lists travel comma-joined as they are kept. */
function formCalls(app: FastifyInstance, house: House, settings: Settings, { form: { template, fields }, read, save, title }: (typeof forms)[number]): void {
  const keys = fields.map(({ key }) => key);
  const idOf = () => settings.idOf(template.name);
  defineCall(app, {
    method: 'GET', path: `${base}/${read}`, permission: right(read), adminOnly: true, tag, title: `获取PC商城${title}`,
    handler: async (input): Promise<Row> => {
      const id = await idOf();
      tellSeen(input, { settings: await settings.stamp(id, keys) });
      const kept = await settings.info(id);
      return Object.fromEntries(fields.map((field) => [field.name, kept[field.key] ?? initialOf(field)]));
    },
  });
  const text = { type: 'string', maxLength: 1_000 } as const;
  defineCall(app, {
    method: 'POST', path: `${base}/${save}`, permission: right(save), adminOnly: true, tag, title: `编辑PC商城${title}`,
    body: { properties: Object.fromEntries(fields.map((field) => [field.name, { ...text, title: field.title }])), required: fields.filter(({ required }) => required).map(({ name }) => name) },
    handler: async (input) => {
      const body = input.body as Row;
      const given = Object.fromEntries(fields.map(({ name, key }) => [key, body[name] ?? '']));
      const keep = await settings.prepare(await idOf(), given, { seen: seenOf(input).settings, names: keys });
      await write(house, actorOf(input), keep);
    },
  });
}
