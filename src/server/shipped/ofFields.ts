/** Fields that calls of their own save as well, as form templates enter them. */
import type { FieldDraft } from '../../engine/formTemplate/make';
import type { FieldModel, KindName } from '../../engine/model';
import { checkbox, image, input, textarea, toggle } from './draft';

type More = Partial<FieldDraft>;
const lengthOf = ({ maxLength }: FieldModel): More => (maxLength === undefined ? {} : { more: { maxlength: maxLength } });
const tipOf = ({ help }: FieldModel): More => (help === undefined ? {} : { tip: help });

const controls: Partial<Record<KindName, (field: FieldModel) => FieldDraft>> = {
  image: (field) => image(field.name, field.title, { required: field.required, ...tipOf(field) }),
  text: (field) => input(field.name, field.title, {
    required: field.required, ...lengthOf(field),
    ...(field.pattern === undefined ? {} : { rules: [{ pattern: `/${field.pattern.replaceAll('/', '\\/')}/`, message: field.messages.pattern ?? `${field.title}格式不正确` }] }),
  }),
  link: ({ name, title, required }) => input(name, title, { required, tip: '商城页面路径或网址' }),
  choices: ({ name, title, options = [] }) => checkbox(name, title, { options: options.map(({ value, title: label }) => [Number(value), label]) }),
  switch: (field) => ({ ...toggle(field.name, field.title, field.default === true), required: field.required }),
  // Rows have no component: their text is shown, and entered where they are arranged.
  childTable: ({ name, title }) => textarea(name, title, { tip: '在PC商城底部授权中编辑', more: { disabled: true } }),
};

/** @throws Error where no component enters such a field: a developer's mistake */
export function draftOf(field: FieldModel): FieldDraft {
  const draft = controls[field.kind];
  if (!draft) throw new Error(`no form template enters ${field.kind}`);
  return draft(field);
}
