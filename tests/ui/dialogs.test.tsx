// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { Button } from '../../src/ui/buttons/Button';
import { ConfirmProvider, deletion, promptError, useConfirm, usePrompt, type ConfirmOptions } from '../../src/ui/layers/Confirm';
import { Dialog } from '../../src/ui/layers/Dialog';
import { Drawer } from '../../src/ui/layers/Drawer';
import { violations } from './axe';

afterEach(cleanup);

function Opener({ beforeClose, children }: { beforeClose?(): boolean | Promise<boolean>; children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Dialog open={open} title="添加品牌" width={600} onClose={() => setOpen(false)} beforeClose={beforeClose} footer={<Button>保存</Button>}>
        {children ?? <input aria-label="品牌名称" />}
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  test('is named by its title, takes the focus into its content and gives it back', async () => {
    const user = userEvent.setup();
    render(<Opener />);
    await user.click(screen.getByRole('button', { name: '打开' }));
    const dialog = screen.getByRole('dialog', { name: '添加品牌' });
    expect(dialog).toHaveStyle({ width: '600px' });
    expect(screen.getByRole('textbox', { name: '品牌名称' })).toHaveFocus();
    expect(await violations()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '打开' })).toHaveFocus();
  });

  test('what stands behind stays where it is until the last of them is closed', async () => {
    const user = userEvent.setup();
    render(<Opener><Opener /></Opener>);
    const isMarked = () => document.documentElement.matches('[data-modal]');
    const seen = [isMarked()];
    for (const dialogs of [0, 1]) {
      await user.click(screen.getAllByRole('button', { name: '打开', hidden: true })[dialogs]!);
      seen.push(isMarked());
    }
    for (const close of screen.getAllByRole('button', { name: '关闭' }).toReversed()) {
      await user.click(close);
      seen.push(isMarked());
    }
    expect(seen).toEqual([false, true, true, true, false]);
  });

  test.each(['{Escape}', '关闭'])('asks before it is closed by %s, and stays when refused', async (way) => {
    const user = userEvent.setup();
    const answers = [false, true];
    render(<Opener beforeClose={async () => answers.shift()!} />);
    await user.click(screen.getByRole('button', { name: '打开' }));
    const close = () => (way === '关闭' ? user.click(screen.getByRole('button', { name: '关闭' })) : user.keyboard(way));
    await close();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a drawer is a dialog as well', async () => {
    render(<Drawer open title="品牌详情" onClose={() => {}}>内容</Drawer>);
    expect(screen.getByRole('dialog', { name: '品牌详情' })).toHaveStyle({ width: '1000px' });
    expect(await violations()).toEqual([]);
  });
});

function Asker({ options }: { options: ConfirmOptions }) {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');
  return <><Button onClick={async () => setAnswer(String(await confirm(options)))}>问</Button><output>{answer}</output></>;
}
function Prompter({ value }: { value?: string }) {
  const prompt = usePrompt();
  const [answer, setAnswer] = useState('');
  return <><Button onClick={async () => setAnswer(String(await prompt({ title: '备注', value })))}>问</Button><output>{answer}</output></>;
}
const answer = () => document.querySelector('output')!.textContent;
const ask = async (element: ReactNode) => {
  const user = userEvent.setup();
  render(<ConfirmProvider>{element}</ConfirmProvider>);
  await user.click(screen.getByRole('button', { name: '问' }));
  return user;
};

describe('confirm', () => {
  test('a deletion asks 确定永久删除该数据 under the title 提示, with the harmless answer in focus', async () => {
    const user = await ask(<Asker options={deletion()} />);
    expect(screen.getByRole('alertdialog', { name: '提示' })).toHaveAccessibleDescription('确定永久删除该数据');
    expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(answer()).toBe('true');
  });

  test('a deletion names another action when told', () => {
    expect(deletion('删除品牌「华为」吗').text).toBe('确定删除品牌「华为」吗');
  });

  test('every other question stands under 系统提示; cancelling answers no', async () => {
    const user = await ask(<Asker options={{ text: '确定启用吗' }} />);
    expect(screen.getByRole('alertdialog', { name: '系统提示' })).toHaveAccessibleDescription('确定启用吗');
    expect(screen.getByRole('button', { name: '确定' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(answer()).toBe('false');
  });

  test('Escape answers no', async () => {
    const user = await ask(<Asker options={{ text: '确定启用吗' }} />);
    await user.keyboard('{Escape}');
    expect(answer()).toBe('false');
  });
});

describe('prompt', () => {
  test.each([
    ['', '输入不能为空'],
    ['   ', '输入不能为空'],
    ['有 空格', '输入不能包含空格'],
    ['字'.repeat(51), '输入限制50字以内'],
    ['字'.repeat(50), undefined],
    ['好', undefined],
  ])('%j gives %s', (text, message) => expect(promptError(text)).toBe(message));

  test('refuses with a message at the text and keeps what was typed', async () => {
    const user = await ask(<Prompter />);
    const text = screen.getByRole('textbox', { name: '备注' });
    expect(text).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(text).toHaveAccessibleDescription('输入不能为空');
    expect(text).toBeInvalid();
    await user.type(text, '资料 齐全');
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(text).toHaveAccessibleDescription('输入不能包含空格');
    expect(text).toHaveValue('资料 齐全');
    expect(await violations()).toEqual([]);
    await user.clear(text);
    await user.type(text, '资料齐全');
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(answer()).toBe('资料齐全');
  });

  test('goes on behind the text there is', async () => {
    await ask(<Prompter value="已联系" />);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '备注' }).selectionStart).toBe(3);
  });

  test('cancelling answers nothing', async () => {
    const user = await ask(<Prompter />);
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(answer()).toBe('undefined');
  });
});
