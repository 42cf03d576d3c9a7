// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DragArea } from '../../src/ui/dragging/DragArea';
import { useDragSource } from '../../src/ui/dragging/useDragSource';

afterEach(cleanup);

function Piece() {
  const { setNodeRef, press } = useDragSource({ id: 'piece', data: { name: '标题' } });
  return <button ref={setNodeRef} onPointerDown={press}>标题</button>;
}

const begin = (data: unknown) => (data as { name: string }).name;
/** Whatever lies below 100 takes it. */
const placeAt = (_x: number, y: number) => (y >= 100 ? { line: Math.floor(y / 100) } : undefined);
const pointer = (type: string, x: number, y: number) =>
  screen.getByRole('button').dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, button: 0, clientX: x, clientY: y }));

const place = () => document.querySelector('output');

function renderArea() {
  const onDrop = vi.fn();
  render(
    <DragArea begin={begin} placeAt={placeAt} onDrop={onDrop} nameOf={(name) => `拖动${name}`}>
      {(place) => <><Piece /><output>{place ? `第${place.line}行` : '无处'}</output></>}
    </DragArea>,
  );
  return onDrop;
}

describe('something that is dragged', () => {
  test('shows where it would be put, and is put there', () => {
    const onDrop = renderArea();
    act(() => { pointer('pointerdown', 5, 5); });
    act(() => { pointer('pointermove', 9, 9); });
    act(() => { pointer('pointermove', 20, 40); });
    act(() => { pointer('pointermove', 20, 230); });
    expect(screen.getByText('拖动标题')).toBeVisible();
    expect(place()).toHaveTextContent('第2行');
    act(() => { pointer('pointerup', 20, 230); });
    expect(onDrop.mock.calls).toEqual([['标题', { line: 2 }]]);
    expect(place()).toHaveTextContent('无处');
  });

  test('is put where the pointer lets go, though nothing was drawn since it was pressed', () => {
    const onDrop = renderArea();
    act(() => {
      pointer('pointerdown', 5, 5);
      pointer('pointermove', 9, 9);
      pointer('pointermove', 20, 40);
      pointer('pointermove', 20, 130);
      pointer('pointerup', 20, 330);
    });
    expect(onDrop.mock.calls).toEqual([['标题', { line: 3 }]]);
    expect(screen.queryByText('拖动标题')).toBeNull();
  });

  test('goes nowhere beside every place, and stays after Escape', () => {
    const onDrop = renderArea();
    for (const last of [() => pointer('pointermove', 20, 60), () => document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', bubbles: true }))]) {
      act(() => { pointer('pointerdown', 5, 5); });
      act(() => { pointer('pointermove', 9, 9); });
      act(() => { pointer('pointermove', 20, 130); });
      act(() => { last(); });
      act(() => { pointer('pointerup', 20, 60); });
    }
    expect(onDrop).not.toHaveBeenCalled();
  });
});
