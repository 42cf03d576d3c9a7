/** What the debug console tells of this page: where it runs, for whom, what lies in the browser. Names and sizes, no values. */
import type { QueryClient } from '@tanstack/react-query';
import { redact } from '../../../engine/text/redact';
import { capabilities } from '../../data/capabilities';
import { consoleVersion } from '../../data/errorLog';
import { currentUser } from '../../data/session/session';

export type Facts = Record<string, unknown>;

export function environment(): Facts {
  const user = currentUser();
  return {
    版本: consoleVersion(), 地址: location.pathname, 浏览器: navigator.userAgent, 语言: navigator.language,
    窗口: `${innerWidth} × ${innerHeight}（像素比 ${devicePixelRatio}）`, 时区: Intl.DateTimeFormat().resolvedOptions().timeZone,
    网络: navigator.onLine ? '在线' : '离线', 账号: user?.account ?? '未登录', 角色: user?.roles ?? [], 权限: user?.permissions ?? [],
  };
}

/** What the backend offers beyond the published interface; undefined before the sign-in. */
export const backend = async (): Promise<Facts | undefined> => (currentUser() ? { ...await capabilities() } : undefined);

export interface StoredEntry {
  where: '本地存储' | '会话存储' | 'Cookie';
  name: string;
  /** Characters. */
  size: number;
}

export function storage(): StoredEntry[] {
  const of = (where: StoredEntry['where'], kept: Storage) => Object.entries(kept).map(([name, value]) => ({ where, name, size: String(value).length }));
  const cookies = document.cookie.split('; ').filter(Boolean).map((pair): StoredEntry => {
    const at = pair.indexOf('=');
    return { where: 'Cookie', name: pair.slice(0, at), size: pair.length - at - 1 };
  });
  return [...of('本地存储', localStorage), ...of('会话存储', sessionStorage), ...cookies];
}

export interface CachedQuery {
  key: string;
  status: string;
  observers: number;
  /** Milliseconds since 1970; 0 before the first answer. */
  updatedAt: number;
}

export const queries = (client: QueryClient): CachedQuery[] =>
  client.getQueryCache().getAll().map((query) => ({
    key: redact(JSON.stringify(query.queryKey)), status: `${query.state.status} / ${query.state.fetchStatus}`, observers: query.getObserversCount(), updatedAt: query.state.dataUpdatedAt,
  }));
