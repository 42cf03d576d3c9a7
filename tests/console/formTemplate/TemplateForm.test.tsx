// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/console/data/transport/errors';
import { TemplateForm, TemplateFormById, TemplateFormByName, TemplateFormText, type TemplateFormProps, useFormValues } from '../../../src/console/formTemplate';
import { readTemplate } from '../../../src/engine/formTemplate/template';
import { envelope, fakeBackend } from '../data/backend';
import { account, renderConsole, signInAt } from '../resource/harness';
import { violations } from '../../ui/axe';
import { choice, item, row } from './item';

const backend = fakeBackend();

function open(fields: unknown[], props: Partial<TemplateFormProps> = {}, form: object = {}) {
  const onSubmit = vi.fn(async (_values: Record<string, unknown>) => undefined);
  const { container } = renderConsole({ '/': <TemplateForm template={readTemplate({ fields, ...form })} onSubmit={onSubmit} {...props} /> });
  return { user: userEvent.setup(), onSubmit, container, submit: () => screen.getByRole('button', { name: props.submitLabel ?? '提交' }) };
}

const version = item({ tag: 'el-input', name: 'version', label: '版本号', raw: { placeholder: '请输入版本号' }, config: { required: true, regList: [{ pattern: '/^\\d+(\\.\\d+)*$/', message: '版本号格式不正确' }] } });
const way = item({ tag: 'el-checkbox-group', name: 'way', label: '方式', raw: choice([[1, '邮寄'], [2, '自提']]), config: { required: true, defaultValue: [] } });

describe('submitting', () => {
  it('asks for what is required, the first wrong field in focus, and sends nothing', async () => {
    const { user, onSubmit, submit } = open([version, way, item({ tag: 'el-date-picker', name: 'day', label: '日期', config: { required: true } })]);
    await user.click(submit());
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual(['请输入版本号', '请至少选择一个方式', '日期不能为空']);
    expect(screen.getByLabelText(/版本号/)).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('hands the whole value object over, each value as its component writes it', async () => {
    const onOff = item({ tag: 'el-switch', name: 'on', label: '开关', raw: { 'active-value': '1', 'inactive-value': '0' } });
    const strange = item({ tag: 'el-transfer', name: 'strange', label: '穿梭', config: { defaultValue: { deep: [1] } } });
    const { user, onSubmit, submit } = open([version, way, onOff, row([item({ tag: 'el-input-number', name: 'rate', label: '费率', raw: { precision: 2 } })]), strange], { values: { way: '2', on: '0' } });
    await user.type(screen.getByLabelText(/版本号/), '1.2');
    await user.click(screen.getByRole('checkbox', { name: '邮寄' }));
    await user.click(screen.getByRole('switch', { name: '开关' }));
    await user.type(screen.getByLabelText('费率'), '0.5');
    await user.click(submit());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ version: '1.2', way: [1, 2], on: '1', rate: 0.5, strange: { deep: [1] } }));
  });

  it('a refused submit keeps what was typed and shows messages at their fields', async () => {
    const onSubmit = vi.fn(async () => { throw new ApiError('refused', 400, '参数有误', { errors: [{ field: 'version', message: '该版本已存在' }] }); });
    const { user, submit } = open([version], { onSubmit });
    await user.type(screen.getByLabelText(/版本号/), '1.2');
    await user.click(submit());
    expect(await screen.findByText('该版本已存在')).toBeInTheDocument();
    expect(screen.getByLabelText(/版本号/)).toHaveValue('1.2');
  });

  it('two clicks are one submit', async () => {
    const { user, onSubmit, submit } = open([version], { values: { version: '1' } });
    await user.dblClick(submit());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });
});

describe('beside the form', () => {
  function Beside() {
    return <p>现在是{String(useFormValues().version)}</p>;
  }

  it('stands what follows each key stroke', async () => {
    const { user } = open([version], { values: { version: '1' }, children: <Beside /> });
    await user.type(screen.getByLabelText(/版本号/), '.2');
    expect(screen.getByText('现在是1.2')).toBeInTheDocument();
  });

  it('stands a button that asks, and puts the defaults into all fields without a save', async () => {
    const { user, onSubmit } = open(
      [item({ tag: 'el-input', name: 'version', label: '版本号', config: { defaultValue: '9' } })],
      { values: { version: '1' }, restores: { title: '恢复默认', asks: '确定恢复默认版本' } },
    );
    const press = async (answer: string) => {
      await user.click(screen.getByRole('button', { name: '恢复默认' }));
      const question = await screen.findByRole('alertdialog');
      expect(question).toHaveTextContent('确定恢复默认版本');
      await user.click(within(question).getByRole('button', { name: answer }));
    };
    await press('取消');
    expect(screen.getByLabelText(/版本号/)).toHaveValue('1');
    await press('确定');
    await waitFor(() => expect(screen.getByLabelText(/版本号/)).toHaveValue('9'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('when a field is judged', () => {
  it('inputs on leaving them, and again while they are mended', async () => {
    const { user } = open([version, item({ tag: 'el-input', name: 'other', label: '其他' })]);
    await user.type(screen.getByLabelText(/版本号/), 'v1');
    expect(screen.queryByText('版本号格式不正确')).toBeNull();
    await user.tab();
    expect(await screen.findByText('版本号格式不正确')).toBeInTheDocument();
    await user.clear(screen.getByLabelText(/版本号/));
    await user.type(screen.getByLabelText(/版本号/), '1');
    await waitFor(() => expect(screen.queryByText('版本号格式不正确')).toBeNull());
  });

  it('choices as soon as they change', async () => {
    const { user } = open([way]);
    await user.click(screen.getByRole('checkbox', { name: '邮寄' }));
    await user.click(screen.getByRole('checkbox', { name: '邮寄' }));
    expect(await screen.findByText('请至少选择一个方式')).toBeInTheDocument();
  });
});

describe('secrets', () => {
  const secret = item({ tag: 'el-input', name: 'key', label: '密钥', raw: { 'show-password': true, placeholder: '请输入密钥' }, config: { required: true } });
  const state = { name: 'key', title: '密钥', secret: true };

  it('one that is set may stay empty, and is not sent', async () => {
    const { user, onSubmit, submit } = open([secret], { states: [{ ...state, stored: true }] });
    expect(screen.getByLabelText(/密钥/)).toHaveAttribute('placeholder', '不修改请留空');
    await user.click(submit());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({}));
  });

  it('one that is not set is asked for', async () => {
    const { user, submit } = open([secret], { states: [{ ...state, stored: false }] });
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('请输入密钥');
  });
});

describe('looks', () => {
  it('labels, help and links; what is hidden has a name all the same', async () => {
    const { container, user } = open([
      item({ tag: 'el-input', name: 'a', label: '甲', config: { showLabel: false, tips: true, tipsDesc: '甲的说明' } }),
      item({ tag: 'el-input', name: 'b', label: '乙', config: { labelWidth: 200, tips: true, tipsDesc: '见文档', tipsIsLink: true, tipsLink: 'https://example.com/doc' } }),
      row([item({ tag: 'el-input', name: 'c', label: '丙', config: { span: 12 } })], { gutter: 30 }),
    ], {}, { labelPosition: 'top', size: 'mini', gutter: 20 });
    expect(screen.getByRole('textbox', { name: '甲' })).toBeInTheDocument();
    await user.hover(screen.getByRole('button', { name: '甲说明' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('甲的说明');
    expect(screen.getByRole('link', { name: /乙说明/ })).toHaveAttribute('target', '_blank');
    expect(container.querySelector('[data-field=c]')!).toHaveStyle({ '--span': '12' });
    expect(container.querySelector('.template-nested > .template-row')!).toHaveStyle({ '--gutter': '30px' });
    expect(await violations(container)).toEqual([]);
  });

  it('a whole form that is disabled, and one without buttons', () => {
    open([version], {}, { disabled: true });
    expect(screen.getByLabelText(/版本号/)).toBeDisabled();
    expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
  });

  it('what cannot be used is shown, told, and does no harm', () => {
    open([item({ tag: 'el-transfer', name: 'strange', label: '穿梭', config: { defaultValue: '甲' } }), item({ tag: 'el-input', config: { regList: [{ pattern: '/[/', message: '坏' }] } })]);
    expect(screen.getByLabelText('穿梭')).toHaveValue('甲');
    expect(screen.getByLabelText('穿梭')).toBeDisabled();
    expect(screen.getByText('表单模板有 2 处无法使用')).toBeInTheDocument();
  });

  it('buttons are pressed where somebody listens', async () => {
    const button = item({ tag: 'el-button', label: '', raw: { type: 'primary', __slot__: { default: '主要按钮' } }, config: { showLabel: false } });
    const onButton = vi.fn();
    const { user } = open([button], { onButton });
    await user.click(screen.getByRole('button', { name: '主要按钮' }));
    expect(onButton).toHaveBeenCalledTimes(1);
  });
});

describe('a template that is read', () => {
  const path = '/admin/platform/system/form/temp';
  const stored = (content: unknown) => ({ id: 84, name: '公众号', info: '', content: typeof content === 'string' ? content : JSON.stringify(content) });

  it('by name, and by id', async () => {
    await signInAt(backend);
    backend.answer('get', `${path}/name/info`, stored({ fields: [version] }));
    backend.answer('get', `${path}/info`, stored({ fields: [way] }));
    renderConsole({ '/': <><TemplateFormByName name="公众号 & 配置" onSubmit={() => undefined} /><TemplateFormById id={84} onSubmit={() => undefined} /></> });
    expect(await screen.findByLabelText(/版本号/)).toBeInTheDocument();
    expect(await screen.findByRole('checkbox', { name: '邮寄' })).toBeInTheDocument();
    expect(backend.seen.find(({ path: called }) => called.endsWith('name/info'))!.query.name).toBe('公众号 & 配置');
  });

  it('from its text', async () => {
    renderConsole({ '/': <TemplateFormText content={JSON.stringify({ fields: [version] })} onSubmit={() => undefined} /> });
    expect(screen.getByLabelText(/版本号/)).toBeInTheDocument();
  });

  it.each([
    ['no JSON', '{', /表单模板有误：不是有效的JSON/],
    ['no layout', { fields: [{ __config__: { tag: 'el-input' }, __vModel__: 'a' }] }, '表单模板有误：fields[0]：组件缺少布局 layout'],
  ])('says what is wrong: %s', async (_what, content, message) => {
    await signInAt(backend);
    backend.answer('get', `${path}/info`, stored(content));
    renderConsole({ '/': <TemplateFormById id={84} onSubmit={() => undefined} /> });
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
  });

  it('says that there is none', async () => {
    await signInAt(backend);
    backend.answer('get', `${path}/info`, () => envelope(null, 7101, '表单模板不存在'));
    renderConsole({ '/': <TemplateFormById id={84} onSubmit={() => undefined} /> });
    expect(await screen.findByText('表单模板不存在')).toBeInTheDocument();
  });

  it('nobody without the right sees or asks for one', async () => {
    await signInAt(backend, { ...account, roles: ['editor'], permissionsList: ['platform:product:brand:list'] });
    backend.answer('get', `${path}/info`, stored({ fields: [version] }));
    renderConsole({ '/': <><TemplateFormById id={84} onSubmit={() => undefined} /><p>旁边</p></> });
    expect(await screen.findByText('旁边')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
    expect(backend.paths().filter((each) => each.includes('form/temp'))).toEqual([]);
  });
});
