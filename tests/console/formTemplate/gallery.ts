/**
 * A gallery of form templates: every component, property and rule of the format once. Each says how it is filled in by hand, what is
 * then submitted, and which stored values it refuses with which sentence.
 */
import type { ComponentName } from '../../../src/engine/formTemplate/catalogue';
import { newItem } from '../../../src/engine/formTemplate/design/items';
import type { JsonObject } from '../../../src/engine/json';
import { choice, row } from './item';

export type Step =
  | ['type', label: string, text: string]
  | ['press', role: 'button' | 'switch' | 'checkbox' | 'radio', name: string]
  | ['choose', label: string, ...options: string[]]
  | ['slide', label: string, value: number];

export interface Piece {
  name: string;
  fields: JsonObject[];
  form?: JsonObject;
  fill: Step[];
  /** Submitted once it is filled in. */
  saved: Record<string, unknown>;
  /** Values that are refused, and what is said. */
  bad?: [values: Record<string, unknown>, ...messages: string[]][];
  /** What the renderer passes over and tells. */
  problems?: number;
}

type More = { raw?: JsonObject; config?: JsonObject; label?: string; name?: string };

function made(component: ComponentName, { raw = {}, config = {}, label = '名目', name = 'it' }: More = {}): JsonObject {
  const item = newItem(component);
  return { ...item, ...raw, __vModel__: name, __config__: { ...item.__config__ as JsonObject, label, formId: 101, renderKey: 1, ...config } };
}

const required = { required: true };
const rule = (pattern: string, message: string): JsonObject => ({ regList: [{ pattern, message }] });
const pair = choice([[1, '甲'], [2, '乙'], [3, '丙']]);
const places: JsonObject = { options: [{ label: '浙江', value: 33, children: [{ label: '杭州', value: 3301 }, { label: '宁波', value: 3302 }] }, { label: '上海', value: 31 }] };

/** One component, typed into or chosen. */
const one = (name: string, item: JsonObject, fill: Step[], value: unknown, bad: Piece['bad'] = []): Piece => ({ name, fields: [item], fill, saved: { it: value }, bad });

export const gallery: Piece[] = [
  one('单行文本', made('input'), [['type', '名目', '商城']], '商城'),
  one('单行文本：必填，以占位提示为消息', made('input', { raw: { placeholder: '请填写名目' }, config: required }), [['type', '名目', '商城']], '商城', [[{}, '请填写名目'], [{ it: ' ' }, '请填写名目']]),
  one('必填，没有占位提示', made('input', { raw: { placeholder: '' }, config: required }), [['type', '名目', '商城']], '商城', [[{}, '名目不能为空']]),
  one('长度与字数', made('input', { raw: { maxlength: 5, 'show-word-limit': true } }), [['type', '名目', '五个字以内']], '五个字以内', [[{ it: '超过五个字的名目' }, '名目不能超过5个字符']]),
  one('前缀、后缀与图标', made('input', { raw: { 'prefix-icon': 'el-icon-search', __slot__: { prepend: 'https://', append: '.com' } } }), [['type', '名目', 'shop']], 'shop'),
  one('正则与修饰符', made('input', { config: rule('/^v\\d+\\.\\d+$/i', '版本号格式不正确') }), [['type', '名目', 'V1.2']], 'V1.2', [[{ it: '1.2' }, '版本号格式不正确']]),
  { ...one('多条正则，损坏的一条不生效', made('input', { config: { regList: [{ pattern: '/^\\d+$/', message: '只能是数字' }, { pattern: '/[/', message: '损坏' }, { pattern: '/^.{4}$/', message: '应为四位' }] } }), [['type', '名目', '2024']], '2024', [[{ it: 'abcd' }, '只能是数字'], [{ it: '12' }, '应为四位']]), problems: 1 },
  one('默认值', made('input', { config: { defaultValue: '默认' } }), [], '默认'),
  one('多行文本', made('textarea', { raw: { maxlength: 20 } }), [['type', '名目', '第一行']], '第一行', [[{ it: '字'.repeat(21) }, '名目不能超过20个字符']]),
  one('密码', made('password', { config: required }), [['type', '名目', 'secret-1']], 'secret-1', [[{}, '请输入密码']]),
  one('计数器', made('number', { raw: { min: 1, max: 9 } }), [['type', '名目', '7']], 7, [[{ it: 0 }, '名目应在1到9之间'], [{ it: '甲' }, '名目格式不正确']]),
  one('计数器：不写精度', made('number', { raw: { min: 0 } }), [['type', '名目', '12.5']], 12.5, [[{ it: -0.5 }, '名目不能小于0']]),
  one('计数器：精度为零', made('number', { raw: { precision: 0 } }), [['type', '名目', '12']], 12, [[{ it: '1.5' }, '名目必须是整数']]),
  one('必填而禁用：无法填写，不要求填写', made('select', { raw: { ...pair, disabled: true }, config: required }), [], null),
  one('必填而只读：无法填写，不要求填写', made('date', { raw: { readonly: true }, config: required }), [], null),
  one('计数器：精度', made('number', { raw: { precision: 2, step: 0.5, 'controls-position': 'right' } }), [['type', '名目', '1.5']], 1.5, [[{ it: '1.555' }, '名目格式不正确']]),
  one('计数器：严格步数', made('number', { raw: { step: 5, 'step-strictly': true } }), [['type', '名目', '15']], 15, [[{ it: 7 }, '名目应为5的倍数']]),
  one('计数器：必填', made('number', { config: required }), [['type', '名目', '3']], 3, [[{}, '名目不能为空']]),
  one('下拉选择', made('select', { raw: pair, config: required }), [['choose', '名目', '乙']], 2, [[{}, '请选择下拉选择'], [{ it: 9 }, '名目不在可选范围内']]),
  one('下拉选择：文本值与默认值', made('select', { raw: choice([['a', '甲'], ['b', '乙']]), config: { defaultValue: 'a' } }), [], 'a'),
  one('下拉选择：多选、可筛选', made('select', { raw: { ...pair, multiple: true, filterable: true }, config: { ...required, defaultValue: [] } }), [['choose', '名目', '甲', '丙']], [1, 3], [[{}, '请至少选择一个名目']]),
  one('级联选择', made('cascader', { raw: places, config: required }), [['choose', '名目', '上海']], [31], [[{}, '请至少选择一个名目'], [{ it: [33] }, '名目不在可选范围内']]),
  one('级联选择：多选', made('cascader', { raw: { ...places, separator: '>', props: { props: { multiple: true, label: 'label', value: 'value', children: 'children' } } } }), [['choose', '名目', '上海']], [[31]], [[{ it: [[33, 9]] }, '名目不在可选范围内']]),
  one('级联选择：自定键名、只显示末级', made('cascader', { raw: { 'show-all-levels': false, props: { props: { label: 'title', value: 'code', children: 'below' } }, options: [{ title: '北京', code: 'bj' }] } }), [['choose', '名目', '北京']], ['bj']),
  one('单选框组', made('radio', { raw: pair, config: required }), [['press', 'radio', '乙']], 2, [[{}, '名目不能为空'], [{ it: 8 }, '名目不在可选范围内']]),
  one('单选框组：按钮样式', made('radio', { raw: { ...pair, size: 'small' }, config: { optionType: 'button' } }), [['press', 'radio', '丙']], 3),
  one('多选框组：至少与最多', made('checkbox', { raw: { ...pair, min: 1, max: 2 }, config: { ...required, defaultValue: [] } }), [['press', 'checkbox', '甲'], ['press', 'checkbox', '丙']], [1, 3], [[{}, '请至少选择一个名目'], [{ it: [1, 2, 3] }, '名目应为1到2项']]),
  one('多选框组：带边框、禁用一项', made('checkbox', { raw: { __slot__: { options: [{ label: '甲', value: 'a' }, { label: '乙', value: 'b', disabled: true }] } }, config: { border: true } }), [['press', 'checkbox', '甲']], ['a']),
  one('开关', made('switch'), [['press', 'switch', '名目']], true),
  one('开关：自定值、文字与颜色', made('switch', { raw: { 'active-value': 'open', 'inactive-value': 'shut', 'active-text': '开张', 'inactive-text': '打烊', 'active-color': '#13ce66', 'inactive-color': '#ff4949' }, config: { defaultValue: 'open' } }), [['press', 'switch', '名目']], 'shut'),
  one('滑块：间断点', made('slider', { raw: { min: 10, max: 20, step: 2, 'show-stops': true } }), [['slide', '名目', 14]], 14, [[{ it: 30 }, '名目应在10到20之间']]),
  one('滑块：范围', made('slider', { raw: { range: true }, config: { defaultValue: [20, 80] } }), [['slide', '开始名目', 30]], [30, 80], [[{ it: [80, 20] }, '名目的起点不能大于终点']]),
  one('时间选择：时段', made('time', { raw: { 'picker-options': { selectableRange: '08:00:00-20:00:00' } } }), [['type', '名目', '09:30:00']], '09:30:00', [[{ it: '21:00:00' }, '名目应在08:00:00到20:00:00之间'], [{ it: '25:00' }, '名目格式不正确']]),
  one('时间范围', made('time-range', { config: required }), [['type', '开始名目', '08:00:00'], ['type', '结束名目', '09:00:00']], ['08:00:00', '09:00:00'], [[{}, '名目不能为空'], [{ it: [null, '09:00:00'] }, '开始时间不能为空'], [{ it: ['08:00:00', null] }, '结束时间不能为空'], [{ it: ['09:00:00', '08:00:00'] }, '开始时间不能大于结束时间']]),
  one('固定时间范围', made('time-select'), [['choose', '开始名目', '08:00'], ['choose', '结束名目', '22:00']], '08:00,22:00', [[{ it: '22:00,08:00' }, '开始时间不能大于结束时间']]),
  one('日期选择', made('date', { config: required }), [['type', '名目', '2024-05-01']], '2024-05-01', [[{}, '请选择日期选择'], [{ it: '昨天' }, '名目格式不正确']]),
  one('日期选择：周', made('date', { raw: { type: 'week' } }), [['type', '名目', '2024-05-01']], '2024-05-01'),
  one('日期选择：月', made('date', { raw: { type: 'month' } }), [['type', '名目', '2024-5']], '2024-05', [[{ it: '2024-13' }, '名目格式不正确']]),
  one('日期选择：年', made('date', { raw: { type: 'year' } }), [['type', '名目', '2024']], '2024'),
  one('日期选择：时刻', made('date', { raw: { type: 'datetime' } }), [['type', '名目', '2024-05-01 08:30']], '2024-05-01 08:30:00'),
  one('日期范围', made('date-range', { raw: { 'range-separator': '到' } }), [['type', '开始名目', '2024-05-01'], ['type', '结束名目', '2024-05-31']], ['2024-05-01', '2024-05-31'], [[{ it: ['2024-05-31', '2024-05-01'] }, '开始时间不能大于结束时间']]),
  one('日期范围：月', made('date-range', { raw: { type: 'monthrange' } }), [['type', '开始名目', '2024-05'], ['type', '结束名目', '2024-06']], ['2024-05', '2024-06']),
  one('日期范围：时刻', made('date-range', { raw: { type: 'datetimerange' } }), [['type', '开始名目', '2024-05-01 08:00'], ['type', '结束名目', '2024-05-01 09:00']], ['2024-05-01 08:00:00', '2024-05-01 09:00:00']),
  one('评分：半星与文字', made('rate', { raw: { 'allow-half': true, 'show-text': true } }), [['slide', '名目', 3.5]], 3.5, [[{ it: 7 }, '名目不能大于5'], [{ it: 3.2 }, '名目格式不正确']]),
  one('评分：必填，没有星等于没有评分', made('rate', { config: { ...required, defaultValue: 0 } }), [['slide', '名目', 4]], 4, [[{}, '名目不能为空'], [{ it: 0 }, '名目不能为空']]),
  one('评分：分数', made('rate', { raw: { max: 10, 'show-score': true } }), [['slide', '名目', 8]], 8),
  one('颜色选择', made('color', { raw: { 'color-format': 'hex' } }), [['type', '名目', '409EFF']], '#409eff', [[{ it: '红' }, '十六进制颜色值不正确']]),
  one('颜色选择：透明', made('color', { raw: { 'show-alpha': true } }), [['type', '名目', 'rgba(64, 158, 255, 0.5)']], 'rgba(64, 158, 255, 0.5)', [[{ it: 'rgb(1)' }, 'rgb颜色值不正确']]),
  one('颜色选择：hsl', made('color', { raw: { 'color-format': 'hsl' } }), [['type', '名目', '#409eff']], 'hsl(210, 100%, 63%)'),
  one('上传文件', made('uploadPicture', { raw: { accept: '.pdf' }, config: { ...required, buttonText: '上传合同', showTip: true, fileSize: 2, sizeUnit: 'MB' } }), [['type', '名目', '/uploads/a.pdf']], '/uploads/a.pdf', [[{}, '名目不能为空']]),
  one('自定义上传：一张', made('selfUpload', { raw: { multiple: false } }), [['type', '名目', '/uploads/a.png']], '/uploads/a.png'),
  { name: '自定义上传：多张', fields: [made('selfUpload', { config: { defaultValue: ['/uploads/a.png', '/uploads/b.png'] } })], fill: [], saved: { it: '["/uploads/a.png","/uploads/b.png"]' } },
  {
    name: '行容器：嵌套、栅格与对齐', fill: [['type', '甲', '1'], ['type', '乙', '2'], ['type', '丙', '3']], saved: { a: '1', b: '2', c: '3' },
    fields: [row([made('input', { label: '甲', name: 'a', config: { span: 12 } }), row([made('input', { label: '乙', name: 'b', config: { span: 12 } })], { gutter: 30, type: 'flex', justify: 'center', align: 'middle' }, { span: 12 })], { type: 'flex', justify: 'space-between' }), made('input', { label: '丙', name: 'c' })],
  },
  { name: '按钮', fields: [made('button', { label: '' }), made('input', { label: '甲', name: 'a' })], fill: [['type', '甲', '1']], saved: { a: '1' } },
  { name: '富文本（旧模板）', fields: [{ __config__: { label: '正文', tag: 'tinymce', layout: 'colFormItem', defaultValue: '<p>旧文</p>' }, __vModel__: 'body' }], fill: [], saved: { body: '<p>旧文</p>' } },
  {
    name: '旧写法：没有 __config__', fill: [['type', '旧项', '值']], saved: { old: '值' },
    fields: [{ tag: 'el-input', label: '旧项', layout: 'colFormItem', span: 24, required: true, vModel: 'old', placeholder: '请输入旧项' }], bad: [[{}, '请输入旧项']],
  },
  { name: '未知组件：只读，值不丢', fields: [{ __config__: { label: '穿梭', tag: 'el-transfer', layout: 'colFormItem', defaultValue: ['x'] }, __vModel__: 'strange' }], fill: [], saved: { strange: ['x'] }, problems: 1 },
  { name: '说明与链接', fields: [made('input', { config: { tips: true, tipsDesc: '填写在此', tipsIsLink: true, tipsLink: 'https://example.com' } })], fill: [['type', '名目', '1']], saved: { it: '1' } },
  { name: '标签：隐藏与自定宽度', form: { labelPosition: 'left', size: 'mini', gutter: 0 }, fields: [made('input', { label: '甲', name: 'a', config: { showLabel: false } }), made('input', { label: '乙', name: 'b', config: { labelWidth: 40 } })], fill: [['type', '甲', '1'], ['type', '乙', '2']], saved: { a: '1', b: '2' } },
];
