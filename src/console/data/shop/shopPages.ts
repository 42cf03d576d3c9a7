/** Where pages of the shop are seen, and which of them is the home page. */
import { frontAddress } from '../site/domains';
import { call } from '../transport/http';

/** Address of a page, of the home page without an id. Without an address of the mobile shop, the backend's own drawing of it. */
export function shopAddress(id?: number | string): string {
  const shop = frontAddress();
  // A server without a shop's address answers its own, where only this console is.
  if (shop !== '' && shop !== location.origin) return id === undefined ? shop : `${shop}?id=${encodeURIComponent(id)}`;
  return id === undefined ? `${location.origin}/shop/` : `${location.origin}/shop/page/${encodeURIComponent(id)}`;
}

/** Null while there is no page at all. */
export const readHomeId = (signal?: AbortSignal) => call<number | null>('GET', '/admin/platform/pagediy/getdefault', { quiet: true, signal });

/** Picture that opens the home page in the shop's mini-program, as a data URL. @throws ApiError saying why there is none */
export const readHomeMiniCode = async (signal?: AbortSignal): Promise<string> =>
  (await call<{ code: string }>('POST', '/admin/platform/wechat/get/qrcode', { body: { scene: 'id=0', path: 'pages/index/index', env_version: 'release' }, quiet: true, signal })).code;
