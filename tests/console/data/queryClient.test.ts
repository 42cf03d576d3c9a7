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

describe('what is on its way when something is saved', () => {
  /** Answers in the order asked for, each when it is let go. */
  const asks = () => {
    const answers: ((text: string) => void)[] = [];
    return { answers, ask: vi.fn(() => new Promise<string>((answer) => { answers.push(answer); })) };
  };
  const turn = () => new Promise((done) => { setTimeout(done); });

  it.each([['nothing', undefined], ['an earlier answer', 'of long before']])('is asked for anew where it is shown, after %s', async (_what, before) => {
    const { answers, ask } = asks();
    if (before !== undefined) queryClient.setQueryData(['list'], before);
    const end = new QueryObserver(queryClient, { queryKey: ['list'], queryFn: ask }).subscribe(() => undefined);
    const saved = queryClient.invalidateQueries({ queryKey: ['list'] });
    answers[0]!('of the time before');
    await turn();
    expect(queryClient.getQueryData(['list'])).toBe(before);
    answers[1]!('of the time after');
    await saved;
    expect(queryClient.getQueryState(['list'])).toMatchObject({ data: 'of the time after', isInvalidated: false, fetchStatus: 'idle' });
    end();
  });

  it.each(['nobody looks at', 'is not to be asked for again'] as const)('counts as old where %s', async (why) => {
    const { answers, ask } = asks();
    const arrived = queryClient.fetchQuery({ queryKey: ['list'], queryFn: ask });
    const end = why === 'nobody looks at' ? () => undefined : new QueryObserver(queryClient, { queryKey: ['list'], queryFn: ask }).subscribe(() => undefined);
    await queryClient.invalidateQueries({ queryKey: ['list'], refetchType: why === 'nobody looks at' ? 'active' : 'none' });
    answers[0]!('of the time before');
    expect(await arrived).toBe('of the time before');
    await turn();
    expect(ask).toHaveBeenCalledOnce();
    expect(queryClient.getQueryState(['list'])).toMatchObject({ isInvalidated: true });
    end();
  });
});
