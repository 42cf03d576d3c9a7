/**
 * Every component that the designer offers, with all properties of a new one (form template §2). New items, the property panel and
 * the change of a component's type are made of this table. Rich text (tinymce) is drawn where it is found and not offered.
 */
import type { JsonObject } from '../json';
import { namesOf } from '../namesOf';

export const groups = ['输入型组件', '选择型组件', '布局型组件'] as const;

export interface CatalogueEntry {
  group: (typeof groups)[number];
  label: string;
  /** Empty for a row. */
  tag: string;
  /** What it enters; a select of several enters a list all the same. */
  value: 'text' | 'number' | 'boolean' | 'code' | 'list' | 'none';
  /** What it keeps under `__config__` beside `commonConfig`. */
  config?: JsonObject;
  /** Properties of the component itself, in kebab case. */
  own: JsonObject;
  slot?: JsonObject;
  /** Words for the palette's search beside the label. */
  also?: string;
}

/** What every component's `__config__` says; ids, names and defaults come with the item. */
export const commonConfig: JsonObject = {
  label: '', showLabel: true, labelWidth: null, span: 24, required: false, regList: [], changeTag: true, tips: false, tipsDesc: '', tipsIsLink: false, tipsLink: '',
};

/** A form without items (form template §1). */
export const newForm: JsonObject = {
  formRef: 'elForm', formModel: 'formData', formRules: 'rules', size: 'medium', labelPosition: 'right', labelWidth: 100, gutter: 15,
  disabled: false, span: 24, formBtns: true, unFocusedComponentBorder: false, fields: [],
};

const wide = { style: { width: '100%' } };
const entered = { clearable: true, 'prefix-icon': '', 'suffix-icon': '', maxlength: null, 'show-word-limit': false, readonly: false, disabled: false };
const slots = { prepend: '', append: '' };
const chosen = { placeholder: '请选择', ...wide, clearable: true, disabled: false };
const options = { options: [{ label: '选项一', value: 1 }, { label: '选项二', value: 2 }] };
const grouped = { style: {}, size: 'medium', disabled: false };
const time = { format: 'HH:mm:ss', 'value-format': 'HH:mm:ss' };

export const catalogue = {
  input: { group: '输入型组件', label: '单行文本', tag: 'el-input', value: 'text', own: { placeholder: '请输入', style: { width: '95%' }, ...entered }, slot: slots, also: '输入框 text' },
  textarea: {
    group: '输入型组件', label: '多行文本', tag: 'el-input', value: 'text', also: '文本域 textarea',
    own: { type: 'textarea', placeholder: '请输入', autosize: { minRows: 4, maxRows: 4 }, style: { width: '95%' }, maxlength: null, 'show-word-limit': false, readonly: false, disabled: false },
  },
  password: { group: '输入型组件', label: '密码', tag: 'el-input', value: 'text', own: { placeholder: '请输入', 'show-password': true, ...wide, ...entered }, slot: slots, also: '密钥 password' },
  number: {
    group: '输入型组件', label: '计数器', tag: 'el-input-number', value: 'number', also: '数字 number',
    own: { placeholder: '', min: null, max: null, step: 1, 'step-strictly': false, precision: null, 'controls-position': '', disabled: false },
  },
  select: { group: '选择型组件', label: '下拉选择', tag: 'el-select', value: 'code', own: { ...chosen, filterable: false, multiple: false }, slot: options, also: 'select' },
  cascader: {
    group: '选择型组件', label: '级联选择', tag: 'el-cascader', value: 'list', config: { defaultValue: [], dataType: 'static' }, also: '树 cascader',
    own: {
      ...chosen, 'show-all-levels': true, filterable: false, separator: '/',
      props: { props: { multiple: false, label: 'label', value: 'value', children: 'children' } },
      options: [{ id: 1, value: 1, label: '选项1', children: [{ id: 2, value: 2, label: '选项1-1' }] }],
    },
  },
  radio: { group: '选择型组件', label: '单选框组', tag: 'el-radio-group', value: 'code', config: { optionType: 'default', border: false }, own: grouped, slot: options, also: 'radio' },
  checkbox: {
    group: '选择型组件', label: '多选框组', tag: 'el-checkbox-group', value: 'list', config: { defaultValue: [], optionType: 'default', border: false }, also: '复选 checkbox',
    own: { ...grouped, min: null, max: null }, slot: options,
  },
  switch: {
    group: '选择型组件', label: '开关', tag: 'el-switch', value: 'boolean', config: { defaultValue: false }, also: 'switch',
    own: { 'active-text': '', 'inactive-text': '', 'active-color': null, 'inactive-color': null, 'active-value': true, 'inactive-value': false, disabled: false },
  },
  slider: { group: '选择型组件', label: '滑块', tag: 'el-slider', value: 'number', config: { defaultValue: 0 }, own: { min: 0, max: 100, step: 1, 'show-stops': false, range: false, disabled: false }, also: 'slider' },
  time: {
    group: '选择型组件', label: '时间选择', tag: 'el-time-picker', value: 'text', also: 'time',
    own: { ...chosen, 'picker-options': { selectableRange: '00:00:00-23:59:59' }, ...time },
  },
  'time-range': {
    group: '选择型组件', label: '时间范围', tag: 'el-time-picker', value: 'list', also: 'time range',
    own: { 'is-range': true, 'range-separator': '至', 'start-placeholder': '开始时间', 'end-placeholder': '结束时间', ...wide, clearable: true, disabled: false, ...time },
  },
  'time-select': { group: '选择型组件', label: '固定时间范围', tag: 'time-select', value: 'text', own: { ...chosen, format: 'HH:mm', 'value-format': 'HH:mm' }, also: '时段 time select' },
  date: {
    group: '选择型组件', label: '日期选择', tag: 'el-date-picker', value: 'text', also: 'date',
    own: { ...chosen, type: 'date', format: 'yyyy-MM-dd', 'value-format': 'yyyy-MM-dd', readonly: false },
  },
  'date-range': {
    group: '选择型组件', label: '日期范围', tag: 'el-date-picker', value: 'list', also: 'date range',
    own: {
      type: 'daterange', 'range-separator': '至', 'start-placeholder': '开始日期', 'end-placeholder': '结束日期', ...wide, clearable: true,
      format: 'yyyy-MM-dd', 'value-format': 'yyyy-MM-dd', readonly: false, disabled: false,
    },
  },
  rate: { group: '选择型组件', label: '评分', tag: 'el-rate', value: 'number', config: { defaultValue: 0 }, own: { max: 5, 'allow-half': false, 'show-text': false, 'show-score': false, disabled: false }, also: '星 rate' },
  color: { group: '选择型组件', label: '颜色选择', tag: 'el-color-picker', value: 'text', own: { 'show-alpha': false, 'color-format': '', size: 'medium', disabled: false }, also: 'color colour' },
  uploadPicture: {
    group: '选择型组件', label: '上传文件', tag: 'upload-file', value: 'text', config: { buttonText: '点击上传', showTip: false, fileSize: 2, sizeUnit: 'MB' }, also: '附件 upload file',
    own: { accept: '', name: 'upfile', disabled: false }, slot: { 'list-type': true },
  },
  selfUpload: {
    group: '选择型组件', label: '自定义上传', tag: 'self-upload', value: 'text', config: { buttonText: '', showTip: false }, also: '图片 image upload',
    own: { multiple: true, accept: 'image', name: 'file', disabled: false }, slot: { 'list-type': true },
  },
  row: {
    group: '布局型组件', label: '行容器', tag: '', value: 'none', config: { gutter: 15, children: [], layoutTree: true }, also: '栅格 布局 row',
    own: { type: 'default', justify: 'start', align: 'top' },
  },
  button: {
    group: '布局型组件', label: '按钮', tag: 'el-button', value: 'none', also: 'button',
    own: { type: 'primary', icon: '', round: false, size: 'medium', plain: false, circle: false, disabled: false }, slot: { default: '主要按钮' },
  },
} as const satisfies Record<string, CatalogueEntry>;

/** The component's `tagIcon`: what tells components of one tag apart. */
export type ComponentName = keyof typeof catalogue;

export const componentNames = namesOf(catalogue);

export const entryOf = (name: ComponentName): CatalogueEntry => catalogue[name];
