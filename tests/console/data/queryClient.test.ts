import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../../src/console/data/queryClient';

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
