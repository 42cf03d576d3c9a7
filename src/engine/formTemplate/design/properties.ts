/**
 * Every property that the designer's panel edits, in the panel's order (form template, designer). A property is shown where the
 * item has it, or a new item of its component would.
 */
import type { FieldModel, KindName } from '../../model';
import { catalogue } from '../catalogue';
import type { Json, JsonObject } from '../../json';
import { configOf, text } from '../item';
import { type Address, readAt } from './address';
import { componentNameOf, newItem } from './items';

/** Controls that are no kind of value but editors of their own. */
export type Editor = 'component' | 'default' | 'options' | 'tree' | 'rules' | 'layoutTree';

export interface PropertyModel extends Pick<FieldModel, 'minimum' | 'maximum' | 'as' | 'help'> {
  label: string;
  at: Address;
  control: KindName | Editor;
  /** Choices of an enumeration: value and label. */
  choices?: readonly (readonly [value: string | number, label: string])[];
  /** Text that stands for true, false or a number where it reads so. */
  typed?: boolean;
  /** Tags of the components that it belongs to; absent: whichever has the property. */
  tags?: readonly string[];
  /** A further condition. */
  when?(raw: JsonObject): boolean;
  /** Stands in an item that does not hold it yet. */
  always?: boolean;
  /** What holds where the item says nothing. */
  absent?: Json;
  placeholder?: string;
}

const sizes = [['medium', '中等'], ['small', '较小'], ['mini', '迷你']] as const;
const justified = [['start', '左对齐'], ['end', '右对齐'], ['center', '居中'], ['space-around', '两侧间隔'], ['space-between', '两端对齐']] as const;
const dateTypes = [['date', '日'], ['week', '周'], ['month', '月'], ['year', '年'], ['datetime', '日期时间']] as const;
const rangeTypes = [['daterange', '日期范围'], ['monthrange', '月范围'], ['datetimerange', '日期时间范围']] as const;
const accepted = [['', '不限'], ['image/*', '图片'], ['video/*', '视频'], ['audio/*', '音频'], ['.xls,.xlsx', 'Excel'], ['.doc,.docx', 'Word'], ['.pdf', 'PDF'], ['.txt', '文本']] as const;

const tagOf = (raw: JsonObject): string => text(configOf(raw).tag);
const isTree = (raw: JsonObject): boolean => tagOf(raw) === 'el-cascader';
const isRange = (raw: JsonObject): boolean => text(raw.type).endsWith('range');
const isUpload = (raw: JsonObject): boolean => tagOf(raw) === 'upload-file' || tagOf(raw) === 'self-upload';
const isRow = (raw: JsonObject): boolean => configOf(raw).layout === 'rowFormItem';
const isStyled = (raw: JsonObject): boolean => tagOf(raw) === 'el-color-picker' || readAt(raw, 'config:optionType') === 'button' || readAt(raw, 'config:border') === true || tagOf(raw) === 'el-button';

export const itemProperties: readonly PropertyModel[] = [
  { label: '组件类型', at: 'config:tagIcon', control: 'component', always: true, when: (raw) => !isRow(raw) && configOf(raw).changeTag !== false },
  { label: '字段名', at: 'name', control: 'text', placeholder: '请输入字段名（v-model）' },
  { label: '标题', at: 'config:label', control: 'text', placeholder: '请输入标题', when: (raw) => !isRow(raw) },
  { label: '占位提示', at: 'own:placeholder', control: 'text' },
  { label: '开始占位', at: 'own:start-placeholder', control: 'text' },
  { label: '结束占位', at: 'own:end-placeholder', control: 'text' },
  { label: '表单栅格', at: 'config:span', control: 'slider', minimum: 1, maximum: 24, always: true, absent: 24 },
  { label: '栅格间隔', at: 'own:gutter', control: 'integer', minimum: 0, when: (raw) => isRow(raw) && raw.gutter !== undefined },
  { label: '栅格间隔', at: 'config:gutter', control: 'integer', minimum: 0, when: (raw) => isRow(raw) && raw.gutter === undefined },
  { label: '布局模式', at: 'own:type', control: 'enumeration', as: 'radio', choices: [['default', '默认'], ['flex', '弹性']], when: isRow },
  { label: '水平排列', at: 'own:justify', control: 'enumeration', choices: justified, when: (raw) => isRow(raw) && raw.type === 'flex' },
  { label: '垂直排列', at: 'own:align', control: 'enumeration', as: 'radio', choices: [['top', '顶部'], ['middle', '居中'], ['bottom', '底部']], when: (raw) => isRow(raw) && raw.type === 'flex' },
  { label: '标签宽度', at: 'config:labelWidth', control: 'integer', minimum: 0, placeholder: '与表单相同' },
  { label: '组件宽度', at: 'own:style.width', control: 'text', placeholder: '如 100% 或 200px' },
  { label: '默认值', at: 'config:defaultValue', control: 'default', always: true, when: (raw) => !isRow(raw) && tagOf(raw) !== 'el-button' },
  { label: '至少应选', at: 'own:min', control: 'integer', minimum: 0, tags: ['el-checkbox-group'] },
  { label: '最多可选', at: 'own:max', control: 'integer', minimum: 0, tags: ['el-checkbox-group'] },
  { label: '前缀', at: 'slot:prepend', control: 'text' },
  { label: '后缀', at: 'slot:append', control: 'text' },
  { label: '前图标', at: 'own:prefix-icon', control: 'icon' },
  { label: '后图标', at: 'own:suffix-icon', control: 'icon' },
  { label: '按钮图标', at: 'own:icon', control: 'icon', tags: ['el-button'] },
  { label: '选项分隔符', at: 'own:separator', control: 'text', tags: ['el-cascader'] },
  { label: '最小行数', at: 'own:autosize.minRows', control: 'integer', minimum: 1 },
  { label: '最大行数', at: 'own:autosize.maxRows', control: 'integer', minimum: 1 },
  { label: '最小值', at: 'own:min', control: 'decimal', tags: ['el-input-number', 'el-slider'] },
  { label: '最大值', at: 'own:max', control: 'decimal', tags: ['el-input-number', 'el-slider', 'el-rate'] },
  { label: '组件高度', at: 'own:height', control: 'integer', minimum: 1 },
  { label: '步长', at: 'own:step', control: 'decimal' },
  { label: '精度', at: 'own:precision', control: 'integer', minimum: 0, maximum: 10 },
  { label: '按钮位置', at: 'own:controls-position', control: 'enumeration', as: 'radio', choices: [['', '默认'], ['right', '右侧']] },
  { label: '最多输入', at: 'own:maxlength', control: 'integer', minimum: 1, placeholder: '不限' },
  { label: '开启提示', at: 'own:active-text', control: 'text' },
  { label: '关闭提示', at: 'own:inactive-text', control: 'text' },
  { label: '开启值', at: 'own:active-value', control: 'text', typed: true },
  { label: '关闭值', at: 'own:inactive-value', control: 'text', typed: true },
  { label: '时间类型', at: 'own:type', control: 'enumeration', choices: dateTypes, tags: ['el-date-picker'], when: (raw) => !isRange(raw) },
  { label: '时间类型', at: 'own:type', control: 'enumeration', choices: rangeTypes, tags: ['el-date-picker'], when: isRange },
  { label: '文件字段名', at: 'own:name', control: 'text' },
  { label: '文件类型', at: 'own:accept', control: 'enumeration', choices: accepted, tags: ['upload-file'] },
  { label: '文件大小', at: 'config:fileSize', control: 'decimal', minimum: 0 },
  { label: '大小单位', at: 'config:sizeUnit', control: 'enumeration', as: 'radio', choices: [['KB', 'KB'], ['MB', 'MB'], ['GB', 'GB']] },
  { label: '列表类型', at: 'own:list-type', control: 'enumeration', choices: [['text', '文字'], ['picture', '图片'], ['picture-card', '卡片']] },
  {
    label: '按钮类型', at: 'own:type', control: 'enumeration', tags: ['el-button'],
    choices: [['primary', '主要'], ['success', '成功'], ['warning', '警告'], ['danger', '危险'], ['info', '信息'], ['text', '文字']],
  },
  { label: '按钮文字', at: 'config:buttonText', control: 'text' },
  { label: '按钮文字', at: 'slot:default', control: 'text' },
  { label: '分隔符', at: 'own:range-separator', control: 'text' },
  { label: '时间段', at: 'own:picker-options.selectableRange', control: 'text', placeholder: '00:00:00-23:59:59' },
  { label: '时间格式', at: 'own:format', control: 'text' },
  { label: '选项', at: 'slot:options', control: 'options' },
  { label: '选项', at: 'own:options', control: 'options', when: (raw) => !isTree(raw) },
  { label: '数据类型', at: 'config:dataType', control: 'enumeration', as: 'radio', choices: [['dynamic', '动态数据'], ['static', '静态数据']] },
  { label: '标签键名', at: 'own:props.props.label', control: 'text', when: (raw) => readAt(raw, 'config:dataType') === 'dynamic' },
  { label: '值键名', at: 'own:props.props.value', control: 'text', when: (raw) => readAt(raw, 'config:dataType') === 'dynamic' },
  { label: '子级键名', at: 'own:props.props.children', control: 'text', when: (raw) => readAt(raw, 'config:dataType') === 'dynamic' },
  { label: '选项', at: 'own:options', control: 'tree', when: (raw) => isTree(raw) && readAt(raw, 'config:dataType') !== 'dynamic' },
  { label: '选项样式', at: 'config:optionType', control: 'enumeration', as: 'radio', choices: [['default', '默认'], ['button', '按钮']] },
  { label: '开启颜色', at: 'own:active-color', control: 'colour' },
  { label: '关闭颜色', at: 'own:inactive-color', control: 'colour' },
  { label: '显示标签', at: 'config:showLabel', control: 'switch', absent: true },
  { label: '允许半选', at: 'own:allow-half', control: 'switch' },
  { label: '辅助文字', at: 'own:show-text', control: 'switch' },
  { label: '显示分数', at: 'own:show-score', control: 'switch' },
  { label: '显示间断点', at: 'own:show-stops', control: 'switch' },
  { label: '范围选择', at: 'own:range', control: 'switch' },
  { label: '是否带边框', at: 'config:border', control: 'switch', when: (raw) => readAt(raw, 'config:optionType') !== 'button' },
  { label: '颜色格式', at: 'own:color-format', control: 'enumeration', choices: [['', '默认'], ['hex', 'hex'], ['rgb', 'rgb'], ['rgba', 'rgba'], ['hsv', 'hsv'], ['hsl', 'hsl']] },
  { label: '组件尺寸', at: 'own:size', control: 'enumeration', as: 'radio', choices: sizes, when: isStyled },
  { label: '输入统计', at: 'own:show-word-limit', control: 'switch' },
  { label: '严格步数', at: 'own:step-strictly', control: 'switch' },
  { label: '是否多选', at: 'own:props.props.multiple', control: 'switch' },
  { label: '展示全路径', at: 'own:show-all-levels', control: 'switch' },
  { label: '可否筛选', at: 'own:filterable', control: 'switch', tags: ['el-cascader'] },
  { label: '能否清空', at: 'own:clearable', control: 'switch' },
  { label: '显示提示', at: 'config:showTip', control: 'switch' },
  { label: '多选文件', at: 'own:multiple', control: 'switch', tags: ['upload-file', 'self-upload'] },
  { label: '是否只读', at: 'own:readonly', control: 'switch' },
  // It has no effect on uploads.
  { label: '是否禁用', at: 'own:disabled', control: 'switch', when: (raw) => !isUpload(raw) },
  { label: '能否搜索', at: 'own:filterable', control: 'switch', tags: ['el-select'] },
  { label: '是否多选', at: 'own:multiple', control: 'switch', tags: ['el-select'] },
  { label: '是否必填', at: 'config:required', control: 'switch' },
  { label: '开启描述', at: 'config:tips', control: 'switch' },
  { label: '描述内容', at: 'config:tipsDesc', control: 'textarea', when: (raw) => readAt(raw, 'config:tips') === true },
  { label: '描述链接', at: 'config:tipsIsLink', control: 'switch', when: (raw) => readAt(raw, 'config:tips') === true },
  { label: '链接地址', at: 'config:tipsLink', control: 'text', placeholder: 'https://', when: (raw) => readAt(raw, 'config:tips') === true && readAt(raw, 'config:tipsIsLink') === true },
  { label: '布局结构树', at: 'config:layoutTree', control: 'layoutTree' },
  { label: '正则校验', at: 'config:regList', control: 'rules' },
];

/** Of the whole form (form template §1); the last 表单栅格 is kept as `span` besides. */
export const formProperties: readonly PropertyModel[] = [
  { label: '表单名', at: 'form:formRef', control: 'text' },
  { label: '表单模型', at: 'form:formModel', control: 'text' },
  { label: '校验模型', at: 'form:formRules', control: 'text' },
  { label: '表单尺寸', at: 'form:size', control: 'enumeration', as: 'radio', choices: sizes },
  { label: '标签对齐', at: 'form:labelPosition', control: 'enumeration', as: 'radio', choices: [['left', '左对齐'], ['right', '右对齐'], ['top', '顶部对齐']] },
  { label: '标签宽度', at: 'form:labelWidth', control: 'integer', minimum: 0 },
  { label: '栅格间隔', at: 'form:gutter', control: 'integer', minimum: 0 },
  { label: '禁用表单', at: 'form:disabled', control: 'switch' },
  { label: '表单按钮', at: 'form:formBtns', control: 'switch' },
  { label: '显示未选中组件边框', at: 'form:unFocusedComponentBorder', control: 'switch' },
];

/** The properties of an item, in the panel's order. */
export function propertiesOf(raw: JsonObject): PropertyModel[] {
  const name = componentNameOf(raw);
  const usual = name && newItem(name);
  const has = ({ at }: PropertyModel): boolean => readAt(raw, at) !== undefined || (usual !== undefined && readAt(usual, at) !== undefined);
  const tag = tagOf(raw);
  return itemProperties.filter((property) => (property.tags?.includes(tag) ?? true) && (property.when?.(raw) ?? true) && (property.always === true || (property.at === 'name' ? readAt(raw, 'name') !== undefined : has(property))));
}

/** The name of a property in either table, for sentences about it; the last word of its address where there is none. */
export const labelAt = (at: Address): string =>
  [...itemProperties, ...formProperties].find((property) => property.at === at)?.label ?? at.slice(at.indexOf(':') + 1);

/** How a person finds the item: its title, or what it is. */
export function titleOf(raw: JsonObject): string {
  const name = componentNameOf(raw);
  return text(configOf(raw).label) || (name ? catalogue[name].label : text(configOf(raw).tag) || '未知组件');
}
