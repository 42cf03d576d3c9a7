/** Addresses of the pages drawn here, and where paths of the mobile shop lead. */

/** `/shop/` is the home page, told as 0; undefined for an address of no page. */
export function pageIdAt(path: string): number | undefined {
  if (/^\/shop\/?$/.test(path)) return 0;
  const id = /^\/shop\/page\/(\d{1,15})\/?$/.exec(path)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** @param id 0 for the home page */
const pageAddress = (id: number): string => (id === 0 ? '/shop/' : `/shop/page/${id}`);

/**
 * @param path as the link picker writes it, or a whole address
 * @param shop address of the mobile shop; '' where there is none
 * @returns undefined where it leads nowhere: only designed pages are drawn here, all others are the mobile shop's
 */
export function linkAddress(path: string, shop: string): string | undefined {
  if (/^https?:\/\//.test(path)) return path;
  if (!/^\/(?!\/)/.test(path)) return undefined;
  if (/^\/pages\/index\/index(\?|$)/.test(path)) return pageAddress(0);
  const page = /^\/pages\/activity\/small_page\/index\?id=(\d{1,15})$/.exec(path)?.[1];
  if (page !== undefined) return pageAddress(Number(page));
  return shop === '' ? undefined : `${shop}${path}`;
}
