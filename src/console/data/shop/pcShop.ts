/** The PC shop beside its goods: basic settings, and what stands at the foot of its pages (settings sheet, pcConfig). */
import { areas, type LayoutArea } from '../../../engine/page/areas';
import { type PcField, type PcForm, pcForms } from '../../../engine/page/pcShop';
import { call, callTagged } from '../transport/http';
import { type Row, rowsField, rowsOf, sent, type ShopForm } from './shopLayout';

export interface PcShopForm extends ShopForm {
  /** Who may see it. */
  reads: string;
}

const base = '/admin/platform/pc/shopping';
const right = (path: string): string => `platform:pc:shopping:${path.replaceAll('/', ':')}`;

/** Texts of the call as what their inputs hold. */
const entered = ({ kind }: PcField, text: unknown): unknown => {
  const given = String(text ?? '');
  if (kind === 'switch') return given === '1';
  return kind === 'choices' ? given.split(',').filter((code) => code !== '') : given;
};

const told = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return Array.isArray(value) ? value.join(',') : String(value ?? '');
};

const formOf = (name: string, title: string, { fields }: PcForm, path: string, saves: string): PcShopForm => ({
  name, title, fields, reads: right(`${path}/get`), permission: right(`${path}/${saves}`),
  async read(signal) {
    const { data, tag } = await callTagged<Row>('GET', `${base}/${path}/get`, { quiet: true, signal });
    return { data: Object.fromEntries(fields.map((field) => [field.name, entered(field, data[field.name])])), tag };
  },
  write: async (values, headers) =>
    void await call('POST', `${base}/${path}/${saves}`, { body: Object.fromEntries(fields.map((field) => [field.name, told(values[field.name])])), headers, quiet: true }),
});

/** @param bare the list travels as it is, in no object */
const listOf = (name: string, area: LayoutArea, path: string, adds: string, bare: boolean): PcShopForm => ({
  name, title: area.title, fields: [{ ...rowsField(area), adds }], reads: right(`${path}/get`), permission: right(`${path}/save`),
  async read(signal) {
    const { data, tag } = await callTagged<unknown>('GET', `${base}/${path}/get`, { quiet: true, signal });
    return { data: { [area.list]: entriesOf(area, bare ? data : (data as Row)[area.list]) }, tag };
  },
  async write(values, headers) {
    const rows = sent(values[area.list]).map((row) => ({ ...row, ...Object.fromEntries(withRows(area).map((field) => [field, sent(row[field])])) }));
    await call('POST', `${base}/${path}/save`, { body: bare ? rows : { [area.list]: rows }, headers, quiet: true });
  },
});

const withRows = ({ fields }: LayoutArea): string[] => fields.filter(({ kind }) => kind === 'childTable').map(({ name }) => name);

/** Rows within a row are known by their place alone. */
function entriesOf(area: LayoutArea, given: unknown): Row[] {
  const columns = (name: string) => area.fields.find((field) => field.name === name)?.fields ?? [];
  const within = (name: string, rows: unknown) => (Array.isArray(rows) ? rows as Row[] : []).map((row) => Object.fromEntries(columns(name).map((column) => [column.name, row[column.name]])));
  return rowsOf(area, given).map((row) => ({ ...row, ...Object.fromEntries(withRows(area).map((name) => [name, within(name, row[name])])) }));
}

export const pcBasics = formOf('pcBasics', '基础设置', pcForms.basics, 'base/config', 'edit');

/** The tabs of 首页设置 beside its recommended blocks. */
export const pcHome = {
  advertisement: {
    name: 'pcAdvertisement', title: '首页广告', reads: right('home/advertisement/get'), permission: right('home/advertisement/edit'), fields: [{ ...rowsField(areas.pcAdvertisement), adds: '添加广告' }],
    async read(signal) {
      const { data, tag } = await callTagged<Row>('GET', `${base}/home/advertisement/get`, { quiet: true, signal });
      return { data: { advertisement: data.id === null ? [] : rowsOf(areas.pcAdvertisement, [data]) }, tag };
    },
    async write(values, headers) {
      const [row] = sent(values.advertisement);
      const { sort: _place, ...body } = row ?? {};
      await call('POST', `${base}/home/advertisement/edit`, { body, headers, quiet: true });
    },
  },
  banner: listOf('pcBanner', areas.pcBanner, 'home/banner', '添加板块', false),
  navigation: listOf('pcNavigation', areas.pcNavigation, 'home/navigation', '添加板块', true),
} as const satisfies Record<string, PcShopForm>;

/** The tabs of 底部授权, in their order. */
export const pcFooter: readonly PcShopForm[] = [
  listOf('pcPhilosophy', areas.pcPhilosophy, 'philosophy', '添加板块', false),
  formOf('pcAuthorize', '授权备案', pcForms.authorize, 'bottom/authorize', 'save'),
  listOf('pcQuickEntry', areas.pcQuickEntry, 'quick/entry', '添加模块', true),
  { ...listOf('pcQrcode', areas.pcQrcode, 'bottom/qrcode', '添加二维码', true), title: '二维码配置' },
  listOf('pcFriendlyLink', areas.pcFriendlyLink, 'friendly/link', '添加链接', true),
];
