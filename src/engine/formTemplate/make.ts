/** New form templates: items with every property that the designer would write, from what tells them apart. */
import type { Json, JsonObject } from './item';

/** Palette icons of the components that can be made here. */
export type MadeControl = 'input' | 'textarea' | 'password' | 'number' | 'switch' | 'radio' | 'checkbox' | 'color' | 'uploadPicture' | 'selfUpload';

export interface FieldDraft {
  name: string;
  label: string;
  control: MadeControl;
  required?: boolean;
  /** Value and label. */
  options?: readonly (readonly [string | number, string])[];
  defaultValue?: Json;
  rules?: readonly { pattern: string; message: string }[];
  /** Help beside the label. */
  tip?: string;
  /** Properties of the component that differ from a new one's. */
  more?: JsonObject;
}

const switched = { 'active-text': '', 'inactive-text': '', 'active-color': null, 'inactive-color': null, 'active-value': '1', 'inactive-value': '0' };
const typed = { clearable: true, maxlength: null, 'show-word-limit': false, readonly: false };

/** Properties of a new component (form template §2). Settings are stored as texts, so a switch is '1' or '0'. */
const components: Record<MadeControl, { tag: string; hint: string; properties: JsonObject }> = {
  input: { tag: 'el-input', hint: '请输入', properties: { style: { width: '95%' }, 'prefix-icon': '', 'suffix-icon': '', ...typed } },
  textarea: { tag: 'el-input', hint: '请输入', properties: { type: 'textarea', autosize: { minRows: 4, maxRows: 4 }, style: { width: '95%' }, ...typed } },
  password: { tag: 'el-input', hint: '请输入', properties: { 'show-password': true, style: { width: '100%' }, ...typed } },
  number: { tag: 'el-input-number', hint: '', properties: { step: 1, 'step-strictly': false, 'controls-position': '' } },
  switch: { tag: 'el-switch', hint: '', properties: switched },
  radio: { tag: 'el-radio-group', hint: '', properties: { style: {}, size: 'medium' } },
  checkbox: { tag: 'el-checkbox-group', hint: '', properties: { style: {}, size: 'medium', min: null, max: null } },
  color: { tag: 'el-color-picker', hint: '', properties: { 'show-alpha': false, 'color-format': 'hex', size: 'medium' } },
  uploadPicture: { tag: 'upload-file', hint: '', properties: { accept: '', name: 'upfile', 'list-type': true } },
  selfUpload: { tag: 'self-upload', hint: '', properties: { multiple: false, accept: 'image', name: 'file', 'list-type': true } },
};

/** The first id that a designer gives to an item. */
const firstId = 101;

function itemOf({ name, label, control, required = false, options, defaultValue, rules = [], tip, more }: FieldDraft, index: number): JsonObject {
  const { tag, hint, properties } = components[control];
  return {
    __config__: {
      label, showLabel: true, labelWidth: null, tag, tagIcon: control, layout: 'colFormItem', span: 24, required,
      ...(defaultValue === undefined ? {} : { defaultValue }),
      regList: rules.map((rule) => ({ ...rule })), changeTag: true,
      tips: tip !== undefined, tipsDesc: tip ?? '', tipsIsLink: false, tipsLink: '', formId: firstId + index, renderKey: firstId + index,
    },
    ...(options ? { __slot__: { options: options.map(([value, title]) => ({ label: title, value })) } } : {}),
    __vModel__: name,
    ...(hint ? { placeholder: `${hint}${label}` } : {}),
    ...properties,
    disabled: false,
    ...more,
  };
}

/** @returns a document of one column, as a new form of the designer begins */
export const makeTemplate = (fields: readonly FieldDraft[], labelWidth = 150): JsonObject => ({
  formRef: 'elForm', formModel: 'formData', size: 'medium', labelPosition: 'right', labelWidth, formRules: 'rules', gutter: 15,
  disabled: false, span: 24, formBtns: true, fields: fields.map(itemOf),
});
