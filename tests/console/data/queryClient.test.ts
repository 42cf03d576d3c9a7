import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAfterRest, queryClient, restBeforeAsking } from '../../../src/console/data/queryClient';

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
});
const fails = () => Promise.reject(new Error('网络连接失败'));

it('sends calls also where the browser thinks itself offline, so that their failure is told', async () => {
  onlineManager.setOnline(false);
  await expect(queryClient.fetchQuery({ queryKey: ['list'], queryFn: fails })).rejects.toThrow('网络连接失败');
  await expect(new MutationObserver(queryClient, { mutationFn: fails }).mutate()).rejects.toThrow('网络连接失败');
});

describe('a screen that comes to sight', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const look = (queryKey: string[], ask: () => Promise<string>) => new QueryObserver(queryClient, { queryKey, queryFn: ask }).subscribe(() => undefined);
  const ask = () => vi.fn(() => Promise.resolve('new'));

  it('asks anew for what it knows once it has stood for a moment, and at once for what it does not know', async () => {
    const [known, unknown] = [ask(), ask()];
    queryClient.setQueryData(['known'], 'old');
    askAfterRest();
    const ends = [look(['known'], known), look(['unknown'], unknown)];
    expect([known, unknown].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(restBeforeAsking);
    expect([known, unknown].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(queryClient.getQueryData(['known'])).toBe('new');
    ends.forEach((end) => end());
  });

  it('has asked for nothing when it was passed by', async () => {
    const [passed, stayed] = [ask(), ask()];
    queryClient.setQueryData(['passed'], 'old');
    queryClient.setQueryData(['stayed'], 'old');
    askAfterRest();
    look(['passed'], passed)();
    await vi.advanceTimersByTimeAsync(restBeforeAsking - 1);
    askAfterRest();
    const end = look(['stayed'], stayed);
    await vi.advanceTimersByTimeAsync(restBeforeAsking);
    expect([passed, stayed].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    end();
  });

  it('does not hold back what is opened on it later', async () => {
    const later = ask();
    queryClient.setQueryData(['later'], 'old');
    askAfterRest();
    await vi.advanceTimersByTimeAsync(restBeforeAsking);
    const end = look(['later'], later);
    expect(later).toHaveBeenCalledOnce();
    end();
  });
});
