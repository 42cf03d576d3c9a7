/** The settings of a page, by the keys they are saved under (page design sheet, 页面设置). */
import type { FieldModel } from '../../../engine/model';
import type { JsonObject } from '../../../engine/json';

export interface PageSetting {
  field: FieldModel;
  /** Saved as 1 or 0. */
  on?: true;
  /** Saved as a number. */
  numeric?: true;
  when?(page: JsonObject): boolean;
}

const base = { wire: 'plain', required: false, readOnly: false, writeOnly: false, messages: {} } as const;
const colour = { kind: 'colour', notation: 'css', alpha: true } as const;
const isOn = (key: string) => (page: JsonObject) => Number(page[key]) === 1;
const choices = (...titles: [value: string | number, title: string][]) => ({ kind: 'enumeration' as const, options: titles.map(([value, title]) => ({ value, title })), codes: titles.map(([value]) => value) });

export const pageSettings: readonly PageSetting[] = [
  { field: { ...base, name: 'name', title: '模板名称', kind: 'text', maxLength: 15, required: true } },
  { field: { ...base, name: 'title', title: '页面标题', kind: 'text', maxLength: 30 } },
  { field: { ...base, name: 'titleBgColor', title: '顶部颜色', ...colour, default: '#fff' } },
  { field: { ...base, name: 'titleColor', title: '标题颜色', ...choices(['#ffffff', '白色'], ['#000000', '黑色']), default: '#000000' } },
  { field: { ...base, name: 'textPosition', title: '标题位置', ...choices([0, '居左'], [1, '居中']), default: 0 }, numeric: true },
  { field: { ...base, name: 'isBgColor', title: '背景色', kind: 'switch', default: 0 }, on: true },
  { field: { ...base, name: 'colorPicker', title: '背景色', ...colour, default: '#f5f5f5' }, when: isOn('isBgColor') },
  { field: { ...base, name: 'isBgPic', title: '背景图', kind: 'switch', default: 0 }, on: true },
  { field: { ...base, name: 'bgTabVal', title: '背景图样式', ...choices([0, '单图'], [1, '平铺'], [2, '大图']), default: 0 }, numeric: true, when: isOn('isBgPic') },
  { field: { ...base, name: 'bgPic', title: '背景图', kind: 'image', default: '', help: '建议尺寸 690×240' }, when: isOn('isBgPic') },
  { field: { ...base, name: 'returnAddress', title: '返回地址', kind: 'link', default: '' } },
];
