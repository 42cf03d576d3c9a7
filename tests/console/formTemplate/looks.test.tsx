// @vitest-environment jsdom
/** What items say of their controls alone: hints, icons. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TemplateForm } from '../../../src/console/formTemplate';
import { resemblingIcon } from '../../../src/ui/ports/menuIcon';
import { readTemplate } from '../../../src/engine/formTemplate/template';
import type { JsonObject } from '../../../src/engine/json';
import { fakeBackend } from '../data/backend';
import { renderConsole } from '../resource/harness';
import { item } from './item';

fakeBackend();
const draw = (field: JsonObject) => renderConsole({ '/': <TemplateForm template={readTemplate({ fields: [field] })} onSubmit={() => undefined} /> });

it('times between fixed hours show their own hint, unless each end has one', () => {
  const { unmount } = draw(item({ tag: 'time-select', raw: { placeholder: '请选择营业时间' } }));
  expect(screen.getAllByPlaceholderText('请选择营业时间')).toHaveLength(2);
  unmount();
  draw(item({ tag: 'el-time-picker', raw: { 'is-range': true, 'start-placeholder': '几点开门', 'end-placeholder': '几点打烊' } }));
  expect(screen.getByPlaceholderText('几点开门')).not.toBe(screen.getByPlaceholderText('几点打烊'));
});

it('icons of inputs are drawn from our own set; one without a likeness as a plain shape', () => {
  const { container } = draw(item({ tag: 'el-input', raw: { 'prefix-icon': 'el-icon-mobile', 'suffix-icon': 'el-icon-unheard-of' } }));
  expect(container.querySelectorAll('.ui-control .ui-icon')).toHaveLength(2);
});

it.each([
  ['el-icon-mobile', 'mobile'], ['el-icon-mobile-phone', 'mobile'], ['el-icon-phone-outline', 'phone'], ['el-icon-message', 'mail'], ['el-icon-time', 'clock'], ['el-icon-date', 'calendar'],
  ['el-icon-user-solid', 'user'], ['el-icon-location-outline', 'location'], ['el-icon-s-goods', 'bag'], ['el-icon-s-home', 'home'], ['el-icon-search', 'search'], ['el-icon-picture-outline', 'image'],
  ['el-icon-upload2', 'upload'], ['el-icon-arrow-down', 'chevronDown'], ['el-icon-ice-cream', 'shapes'], ['search', 'search'], ['ice-cream', undefined],
] as const)('%s is drawn as %s', (name, icon) => {
  expect(resemblingIcon(name)).toBe(icon);
});
