// @vitest-environment jsdom
/** Pictures opened large: turned, zoomed, and the next one, by pointer and by keyboard. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pictures } from '../../src/ui/display/Pictures';
import { violations } from './axe';

const scaleOf = (element: HTMLElement) => Number(/scale\(([\d.]+)\)/.exec(element.style.transform)?.[1] ?? 1);

/** Nothing has a size here, and the limits of a zoom are worked out from it: all is as large as a stage, or zoomed. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function size(this: HTMLElement) {
    return DOMRect.fromRect({ width: 800 * scaleOf(this), height: 600 * scaleOf(this) });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The list below has keys of its own. */
const below = vi.fn();

async function opened(count = 3, at = 2) {
  const user = userEvent.setup();
  const sources = Array.from({ length: count }, (_, place) => `/${place + 1}.png`);
  render(<div onKeyDown={(event) => below(event.key)}><Pictures sources={sources} name="小票图片" size={36} most={2} /></div>);
  await user.click(screen.getByRole('button', { name: `查看大图：小票图片 ${at}` }));
  await screen.findByRole('toolbar', { name: '查看图片' });
  below.mockClear();
  return user;
}
const large = () => screen.getByRole('dialog').querySelector('img')!;
const title = () => screen.getByRole('heading', { level: 2 }).textContent;
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const scale = () => scaleOf(large().parentElement!);

test('one leads to the next, also to those that the list leaves out, and round', async () => {
  const user = await opened();
  expect([title(), large().getAttribute('src')]).toEqual(['小票图片 2', '/2.png']);
  await press(/^下一张/);
  expect([title(), large().getAttribute('src'), screen.getByText('3 / 3')]).toMatchObject(['小票图片 3', '/3.png', {}]);
  await user.keyboard('{ArrowRight}');
  expect(title()).toBe('小票图片 1');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(title()).toBe('小票图片 2');
  expect(below).not.toHaveBeenCalled();
  expect(await violations()).toEqual([]);
});

test('the keys work at once, and the focus goes back to the small picture', async () => {
  const user = await opened();
  expect(screen.getByRole('group', { name: /^图片/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: '查看大图：小票图片 2' })).toHaveFocus();
});

test('a picture is turned both ways, and stands upright when it comes again', async () => {
  const user = await opened();
  await press(/^向右旋转/);
  expect([large().style.rotate, large().parentElement]).toMatchObject(['90deg', { dataset: { sideways: 'true' } }]);
  await user.keyboard('R');
  await user.keyboard('R');
  expect(large().style.rotate).toBe('-90deg');
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(large().style.rotate).toBe('0deg');
});

test('a picture is zoomed within limits, and shown whole again', async () => {
  const user = await opened();
  // What is zoomed is drawn with the next frame.
  const becomes = (check: () => void) => vi.waitFor(check);
  await press(/^放大/);
  await becomes(() => expect(scale()).toBeCloseTo(1.49, 2));
  await user.keyboard('++');
  await becomes(() => expect(scale()).toBeCloseTo(3.32, 2));
  await user.keyboard('+++++');
  await becomes(() => expect(scale()).toBe(8));
  await user.keyboard('0');
  await becomes(() => expect(scale()).toBe(1));
  await press(/^放大/);
  await becomes(() => expect(scale()).toBeGreaterThan(1));
  await user.keyboard('------');
  await becomes(() => expect(scale()).toBe(1));
  await user.keyboard('+');
  await becomes(() => expect(scale()).toBeGreaterThan(1));
  await user.keyboard('{ArrowRight}');
  await becomes(() => expect(scale()).toBe(1));
});

test('keys of the window and of writing are left alone', async () => {
  const user = await opened();
  await user.keyboard('{Control>}0{/Control}{Meta>}r{/Meta}');
  expect(large().style.rotate).toBe('0deg');
  expect(below).toHaveBeenCalledWith('0');
});

test('one alone leads nowhere; one that cannot be loaded says so', async () => {
  const user = await opened(1, 1);
  expect(screen.queryByRole('button', { name: /一张/ })).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(title()).toBe('小票图片 1');
  fireEvent.error(large());
  expect(screen.getByRole('alert')).toHaveTextContent('无法加载图片');
});
