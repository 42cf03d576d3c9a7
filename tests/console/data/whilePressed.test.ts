// @vitest-environment jsdom
/** What arrives while a button is pressed would move it away: it is shown once the press is over. */
import { useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../src/console/data/queryClient';

const press = (type: string) => window.dispatchEvent(new MouseEvent(type));
const turns = () => act(() => new Promise((done) => { setTimeout(done, 10); }));
/** A screen that asks, and the answer that arrives once it is let go. */
function asked() {
  let arrive = (_text: string): void => undefined;
  const { result } = renderHook(() => useQuery({ queryKey: ['list'], queryFn: () => new Promise<string>((answer) => { arrive = answer; }) }, queryClient).data);
  return { shown: () => result.current, arrive: (text: string) => arrive(text) };
}
afterEach(async () => {
  press('pointerup');
  await turns();
  queryClient.clear();
});

/** An answer that has arrived during a press that goes on. */
async function arrivedDuringPress() {
  const { shown, arrive } = asked();
  press('pointerdown');
  arrive('rows');
  await turns();
  expect([shown(), queryClient.getQueryData(['list'])]).toEqual([undefined, 'rows']);
  return shown;
}

it('an answer is shown when it arrives', async () => {
  const { shown, arrive } = asked();
  arrive('rows');
  await turns();
  expect(shown()).toBe('rows');
});

it('an answer that arrives during a press is shown behind its click', async () => {
  const shown = await arrivedDuringPress();
  press('pointerup');
  const atClick = vi.fn(shown);
  window.addEventListener('click', atClick, { once: true });
  press('click');
  await turns();
  expect(atClick.mock.results).toMatchObject([{ value: undefined }]);
  expect(shown()).toBe('rows');
});

it('a second press at once waits for its end too', async () => {
  const shown = await arrivedDuringPress();
  press('pointerup');
  press('pointerdown');
  await turns();
  expect(shown()).toBeUndefined();
  press('pointerup');
  await turns();
  expect(shown()).toBe('rows');
});
