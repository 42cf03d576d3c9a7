/** What operators arrange of the shop beside its pages: fixed areas, theme colour, splash ads (page design sheet). */
import { areas, type LayoutArea } from '../../../engine/page/areas';
import { themes } from '../../../engine/page/themes';
import { codes } from '../../../engine/envelope';
import type { FieldModel } from '../../../engine/model';
import { sameValue } from '../../../engine/sameValue';
import { ApiError } from '../transport/errors';
import { call, callTagged } from '../transport/http';
import { changedByOthers, saveSeen, type Tagged } from '../transport/seen';
import { readStored, stored, writeStored } from '../stored';

export type Row = Record<string, unknown>;

/** Something that is entered as one form and saved as one; its values are those of the form. */
export interface ShopForm {
  /** Of its draft, and where the fields come from. */
  name: string;
  title: string;
  fields: readonly FieldModel[];
  /** Who may save. */
  permission: string;
  read(signal?: AbortSignal): Promise<Tagged<Row>>;
  /** @param headers name the state that is replaced */
  write(values: Row, headers: Record<string, string>): Promise<void>;
}

const base = '/admin/platform/page/layout';
const right = 'platform:page:layout';

export const field = (draft: Pick<FieldModel, 'name' | 'title' | 'kind'> & Partial<FieldModel>): FieldModel =>
  ({ wire: 'plain', required: true, readOnly: false, writeOnly: false, messages: {}, ...draft });

const labelled = (on: string, off: string) => ({ options: [{ value: true, title: on }, { value: false, title: off }] });
const opened = labelled('开启', '关闭');
const shown = field({ name: 'status', title: '状态', kind: 'switch', default: true, ...labelled('显示', '隐藏') });

/** By it a row is known again; a new one has none. */
const id = field({ name: 'id', title: '编号', kind: 'integer', required: false, readOnly: true });

/** The rows of an area as one field of a form. */
export const rowsField = ({ list, title, fields, hides, keepsFirst, most }: LayoutArea): FieldModel =>
  field({ name: list, title, kind: 'childTable', as: 'cards', required: false, keepsFirst, maxItems: most, fields: [id, ...fields, ...(hides ? [shown] : [])] });

/** Rows without what only the server needs; the id stays, so that a row is known again. */
export function rowsOf({ fields, hides }: LayoutArea, given: unknown): Row[] {
  const names = ['id', ...fields.map(({ name }) => name), ...(hides ? ['status'] : [])];
  return (Array.isArray(given) ? given as Row[] : []).map((row) => Object.fromEntries(names.map((name) => [name, row[name]])));
}

/** Their order is their place in the list; those that are new have no id yet. */
export const sent = (rows: unknown): Row[] => (rows as Row[]).map(({ id, ...row }, index) => ({ ...(id === undefined ? {} : { id }), ...row, sort: index + 1 }));

const readIndex = (signal?: AbortSignal) => callTagged<Row>('GET', `${base}/index`, { quiet: true, signal });

const partOfIndex = (name: string, area: LayoutArea, path: string, permission: string): ShopForm => ({
  name, title: area.title, fields: [rowsField(area)], permission,
  async read(signal) {
    const { data, tag } = await readIndex(signal);
    return { data: { [area.list]: rowsOf(area, data[area.list]) }, tag };
  },
  write: async (values, headers) => void await call('POST', `${base}/${path}/save`, { body: { [area.list]: sent(values[area.list]) }, headers, quiet: true }),
});

export const userMenu = partOfIndex('userMenu', areas.userMenu, 'user/menu', `${right}:user:menu:save`);
export const userBanner = partOfIndex('userBanner', areas.userBanner, 'user/banner', `${right}:index:banner:save`);

const isOn = (code: unknown): boolean => String(code) === '1';

export const bottomNavigation: ShopForm = {
  name: 'bottomNavigation', title: areas.bottomNavigation.title, permission: `${right}:bottom:navigation:save`,
  fields: [field({ name: 'isCustom', title: '是否自定义', kind: 'switch', ...opened }), rowsField(areas.bottomNavigation)],
  async read(signal) {
    const { data: { isCustom, bottomNavigationList }, tag } = await callTagged<Row>('GET', `${base}/bottom/navigation/get`, { quiet: true, signal });
    return { data: { isCustom: isOn(isCustom), bottomNavigationList: rowsOf(areas.bottomNavigation, bottomNavigationList) }, tag };
  },
  write: async ({ isCustom, bottomNavigationList }, headers) =>
    void await call('POST', `${base}/bottom/navigation/save`, { body: { isCustom: isCustom === true ? '1' : '0', bottomNavigationList: sent(bottomNavigationList) }, headers, quiet: true }),
};

export const splashAds: ShopForm = {
  name: 'splashAds', title: areas.splash.title, permission: `${right}:splash:ad:save`,
  fields: [
    field({ name: 'splashAdSwitch', title: '开屏广告', kind: 'switch', ...opened }),
    field({ name: 'splashAdShowTime', title: '广告时间(秒)', kind: 'integer', minimum: 1, maximum: 86_400 }),
    field({ name: 'splashAdShowInterval', title: '展示间隔(小时)', kind: 'integer', minimum: 0, maximum: 86_400, help: '0 表示每次打开都展示' }),
    { ...rowsField(areas.splash), title: '广告图', help: '建议尺寸 750×1334，按顺序轮播', adds: '添加广告图' },
  ],
  async read(signal) {
    const { data: { splashAdSwitch, adList, ...times }, tag } = await callTagged<Row>('GET', `${base}/splash/ad/get`, { quiet: true, signal });
    return { data: { ...times, splashAdSwitch: isOn(splashAdSwitch), adList: rowsOf(areas.splash, adList) }, tag };
  },
  write: async ({ splashAdSwitch, adList, ...times }, headers) =>
    void await call('POST', `${base}/splash/ad/save`, { body: { ...times, splashAdSwitch: splashAdSwitch === true ? 1 : 0, adList: sent(adList) }, headers, quiet: true }),
};

/**
 * Saves a form.
 * @param seen what the form opened with
 * @throws ApiError with the conflict when somebody else saved meanwhile
 */
export const saveShopForm = ({ read, write }: ShopForm, seen: Row, values: Row): Promise<void> =>
  saveSeen(read, (current) => {
    const changed = Object.keys(current).filter((name) => !sameValue(current[name], seen[name]));
    if (changed.length > 0) throw new ApiError('refused', codes.conflict, changedByOthers, { current, changed, account: '', realName: '', at: '' });
  }, (headers) => write(values, headers));

async function readTaggedTheme(signal?: AbortSignal): Promise<Tagged<number>> {
  const { data: { value }, tag } = await callTagged<{ value: string }>('GET', '/admin/platform/system/config/get/change/color', { quiet: true, signal });
  return { data: Number(value) - 1, tag };
}

/** Place of the theme colour among `themes`, kept in this browser as well (spec 1 §3). */
export async function readTheme(signal?: AbortSignal): Promise<number> {
  const { data: place } = await readTaggedTheme(signal);
  writeStored(stored.mobileTheme, place);
  return place;
}

/**
 * @param seen place that was stored when the choice was made
 * @throws ApiError when somebody else chose another meanwhile
 */
export async function saveTheme(place: number, seen: number): Promise<void> {
  await saveSeen(readTaggedTheme, (current) => {
    if (current !== seen) throw new ApiError('refused', codes.conflict, `主题色已被他人改为“${themes[current]?.name ?? '未知'}”，再次保存将覆盖`);
  }, async (headers) => void await call('POST', '/admin/platform/system/config/save/change/color', { body: { value: String(place + 1) }, headers, quiet: true }));
  writeStored(stored.mobileTheme, place);
}

/** As it was last known; the first before anything is. */
export const knownTheme = (): number => readStored(stored.mobileTheme, (kept) => (typeof kept === 'number' && themes[kept] ? kept : undefined)) ?? 0;

export const themePermission = 'platform:system:config:change:color:save';

/** Picture of members who have none of their own. */
export const readDefaultAvatar = async (signal?: AbortSignal): Promise<string> => String((await readIndex(signal)).data.userDefaultAvatar ?? '');
