// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, TestMemoryRouter, useNotify, useTakeUndoableMutation, useAddUndoableMutation } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, ApiError, failureTexts } from '../../../src/console/data/transport/errors';
import { i18nProvider } from '../../../src/console/shell/i18n';
import { listenToFailures } from '../../../src/console/shell/notices/failures';
import { messages } from '../../../src/console/shell/messages';
import { Notices } from '../../../src/console/shell/notices/Notices';
import { RaNotices } from '../../../src/console/shell/notices/RaNotices';
import { clearNotices, showNotice } from '../../../src/ui/states/notices';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  clearNotices();
  vi.useRealTimers();
});
const pass = (milliseconds: number) => void act(() => vi.advanceTimersByTime(milliseconds));

describe('a notice', () => {
  it.each([['error', 'alert'], ['success', 'status'], ['info', 'status'], ['warning', 'status']] as const)('of type %s is read out as %s', (type, role) => {
    render(<Notices />);
    act(() => void showNotice(type, '好'));
    expect(screen.getByRole(role, { hidden: true })).toHaveTextContent('好');
  });

  it('stays 5 seconds', () => {
    render(<Notices />);
    act(() => void showNotice('error', '坏了'));
    pass(4999);
    expect(screen.getByText('坏了')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('坏了')).toBeNull();
  });

  it('waits while the pointer is on it', () => {
    render(<Notices />);
    act(() => void showNotice('info', '看我'));
    fireEvent.mouseEnter(screen.getByText('看我').parentElement!);
    pass(60_000);
    expect(screen.getByText('看我')).toBeInTheDocument();
    fireEvent.mouseLeave(screen.getByText('看我').parentElement!);
    pass(5000);
    expect(screen.queryByText('看我')).toBeNull();
  });

  it('is reached by F8, and hands the focus back when it is gone', () => {
    render(<><input aria-label="在写" /><Notices /></>);
    screen.getByRole('textbox').focus();
    act(() => void showNotice('success', '删除成功', { action: { label: '撤销', run: () => undefined } }));
    fireEvent.keyDown(document.activeElement!, { key: 'F8' });
    expect(document.activeElement).toHaveTextContent('撤销');
    fireEvent.click(document.activeElement!);
    expect(document.activeElement).toHaveAccessibleName('在写');
  });

  it('is not stacked upon its equal', () => {
    render(<Notices />);
    act(() => {
      showNotice('error', '坏了');
      showNotice('error', '坏了');
    });
    expect(screen.getAllByText('坏了')).toHaveLength(1);
  });

  it('opens the layer above dialogs, and closes it when the last one has left', () => {
    const calls: string[] = [];
    const layer = HTMLElement.prototype as { showPopover?(): void; hidePopover?(): void };
    Object.assign(layer, { showPopover: () => calls.push('open'), hidePopover: () => calls.push('closed') });
    render(<Notices />);
    act(() => void showNotice('info', '看我'));
    expect(calls.at(-1)).toBe('open');
    pass(5000);
    expect(calls.at(-1)).toBe('closed');
    delete layer.showPopover;
    delete layer.hidePopover;
  });

  it('waits while there is no room above the tools of the screen, its clock too; the newest is always shown', () => {
    // Each card is 60 px high, and lies below those that came after it.
    const place = (card: HTMLElement) => [...document.querySelectorAll<HTMLElement>('[data-notice]')].filter((other) => Number(other.dataset.notice) > Number(card.dataset.notice)).length * 60;
    const top = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) { return this.dataset.notice ? place(this) : 8; });
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
    render(<Notices />);
    act(() => void showNotice('error', '先来'));
    pass(3000);
    act(() => void showNotice('error', '后到'));
    expect(screen.getByText('后到').parentElement).not.toHaveAttribute('data-waiting');
    expect(screen.getByText('先来').parentElement).toHaveAttribute('data-waiting');
    pass(5000);
    expect(screen.queryByText('后到')).toBeNull();
    expect(screen.getByText('先来').parentElement).not.toHaveAttribute('data-waiting');
    pass(5000);
    expect(screen.queryByText('先来')).toBeNull();
    top.mockRestore();
    height.mockRestore();
  });

  it('either runs its action or closes, never both', () => {
    const run = vi.fn();
    const onClose = vi.fn();
    render(<Notices />);
    act(() => void showNotice('success', '已删除', { action: { label: '撤销', run }, onClose }));
    fireEvent.click(screen.getByText('撤销'));
    pass(10_000);
    expect([run.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);

    act(() => void showNotice('success', '已删除', { action: { label: '撤销', run }, onClose }));
    pass(5000);
    expect([run.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('a failed call', () => {
  it.each([
    [new ApiError('forbidden', 403, failureTexts.forbidden), '没有权限访问。'],
    [new ApiError('refused', 6003, '商品已下架'), '商品已下架'],
    [new ApiError('refused', 500, failureTexts.unnamed), 'Error'],
    [new ApiError('network', 0, failureTexts.network), '网络连接失败，请检查网络后重试。'],
  ])('%s shows its text for 5 seconds', (error, text) => {
    const stop = listenToFailures();
    render(<Notices />);
    act(() => announce(error));
    expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent(text);
    pass(5000);
    expect(screen.queryByText(text)).toBeNull();
    stop();
  });
});

describe("react-admin's notifications", () => {
  const inside = (child: React.ReactNode) => render(
    <TestMemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider}><Notices /><RaNotices />{child}</CoreAdminContext>
    </TestMemoryRouter>,
  );

  it('speak Chinese, and what is no key is shown as it is', () => {
    function Teller() {
      const notify = useNotify();
      return <button onClick={() => { notify('ra.notification.http_error', { type: 'error' }); notify('自己的话'); }}>说</button>;
    }
    inside(<Teller />);
    fireEvent.click(screen.getByText('说'));
    expect(screen.getByText('服务器通信错误')).toBeInTheDocument();
    expect(screen.getByText('自己的话')).toBeInTheDocument();
  });

  it.each([['leaving unused', false], ['撤销', true]])('undoable ones are settled by %s', (_name, undo) => {
    const settle = vi.fn();
    function Teller() {
      const notify = useNotify();
      const add = useAddUndoableMutation();
      useTakeUndoableMutation();
      return <button onClick={() => { add(settle); notify('已删除', { undoable: true }); }}>删</button>;
    }
    inside(<Teller />);
    fireEvent.click(screen.getByText('删'));
    if (undo) fireEvent.click(screen.getByText('撤销'));
    pass(5000);
    expect(settle.mock.calls).toEqual([[{ isUndo: undo }]]);
  });

  it('leave no English behind', () => {
    const texts: string[] = [];
    const collect = (value: unknown) => (typeof value === 'string' ? texts.push(value) : Object.values(value as object).forEach(collect));
    collect(messages);
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.map((text) => text.replace(/%\{\w+\}/g, '')).filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
  });
});
