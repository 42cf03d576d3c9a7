// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { iconNames } from '../../src/ui/Icon';
import { IconInput } from '../../src/ui/inputs/IconInput';
import { violations } from './axe';

afterEach(cleanup);

function Held({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <><label htmlFor="it">菜单图标</label><IconInput id="it" value={value} onChange={setValue} /></>;
}
const input = () => screen.getByLabelText<HTMLInputElement>('菜单图标');
const open = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: '选择图标' }));
  return screen.findByRole('textbox', { name: '搜索图标' });
};
const cells = () => screen.queryAllByRole('button', { pressed: false }).concat(screen.queryAllByRole('button', { pressed: true }));

test('every icon is offered; a Chinese word or its name finds one, Enter takes it and the focus goes back', async () => {
  const user = userEvent.setup();
  render(<Held />);
  const search = await open(user);
  expect(cells()).toHaveLength(iconNames.length);
  await waitFor(() => expect(document.activeElement).toBe(search));
  await user.keyboard('店铺');
  expect(cells().map((cell) => cell.getAttribute('aria-label'))).toEqual(['店铺 shop']);
  expect(await violations()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(input().value).toBe('shop');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '选择图标' }));
});

test('arrow keys move in the grid, Escape leaves without a choice', async () => {
  const user = userEvent.setup();
  render(<Held initial="star" />);
  await open(user);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{Home}{ArrowRight}{ArrowDown}{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toContain(iconNames[8]);
  await user.keyboard('{Escape}');
  expect(input().value).toBe('star');
});

test('a name of another backend stays as it is', async () => {
  const user = userEvent.setup();
  render(<Held initial="el-icon-s-goods" />);
  expect(input().value).toBe('el-icon-s-goods');
  await user.type(input(), '2');
  expect(input().value).toBe('el-icon-s-goods2');
});
