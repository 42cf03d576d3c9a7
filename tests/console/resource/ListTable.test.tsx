// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ListTableScene, sceneRows } from '../../../src/console/resource/table/ListTable.scene';

// A document without layout: the window of a virtual table is as large as said here.
beforeAll(() => {
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => 1200 });
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => 600 });
  Object.defineProperty(Element.prototype, 'scrollWidth', { configurable: true, get: () => 48 + 50 * 120 });
  Object.defineProperty(Element.prototype, 'scrollHeight', { configurable: true, get: () => 44 + 1000 * 48 });
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, options?: ScrollToOptions | number) {
    if (typeof options !== 'object') return;
    if (options.top !== undefined) this.scrollTop = options.top;
    if (options.left !== undefined) this.scrollLeft = options.left;
    this.dispatchEvent(new Event('scroll'));
  };
});
afterEach(cleanup);

const grid = () => screen.getByRole('grid', { name: '表格' }) as HTMLTableElement;

describe('a table of up to a hundred rows', () => {
  test('stands in the document as a whole', () => {
    render(<ListTableScene rows={sceneRows(100, 3)} columns={3} />);
    expect(grid().tBodies[0]!.rows).toHaveLength(100);
    expect(grid()).not.toHaveAttribute('aria-rowcount');
  });
});

describe('a longer table', () => {
  test('holds a window of rows and columns, and says how many there are', () => {
    render(<ListTableScene rows={sceneRows(1000, 50)} columns={50} />);
    expect(grid()).toHaveAttribute('aria-rowcount', '1001');
    expect(grid()).toHaveAttribute('aria-colcount', '51');
    expect(grid().tBodies[0]!.rows.length).toBeLessThan(30);
    expect(grid().tHead!.rows[0]!.cells.length).toBeLessThan(20);
    const [first] = grid().querySelectorAll('tbody [aria-rowindex]');
    expect(first).toHaveAttribute('aria-rowindex', '2');
    expect(first!.querySelector('[aria-colindex="1"] input')).toHaveAccessibleName('选择 0 × 0');
  });

  test('brings cells into the document as the keyboard reaches them', async () => {
    const user = userEvent.setup();
    render(<ListTableScene rows={sceneRows(1000, 50)} columns={50} />);
    grid().focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('1 × 0');
    await user.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('999 × 49'));
    expect(document.activeElement!.parentElement).toHaveAttribute('aria-rowindex', '1001');
    await user.keyboard(' ');
    expect(document.activeElement!.parentElement).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex', '1'));
    expect(document.activeElement!.parentElement).toHaveAttribute('aria-rowindex', '1');
  });
});
