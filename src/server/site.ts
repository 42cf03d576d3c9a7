/** What the sign-in page and the layout show about the shop, and where its other ends are: from the settings where they say so. */
import type { Config } from './config';
import { readConfiguration } from './configuration';
import type { Sql } from './sql/connect';

export interface Site {
  siteName: string;
  /** Pictures left empty are drawn by the console itself. */
  backgroundImage: string;
  loginLogo: string;
  leftLogo: string;
  leftTopLogo: string;
  leftSquareLogo: string;
  /** Mobile shop. */
  shopUrl: string;
  /** Merchant console. */
  merchantUrl: string;
}

/** Keys of the configuration (settings sheet). */
const keys: Record<keyof Site, string> = {
  siteName: 'site_name', backgroundImage: 'admin_login_bg_pic', loginLogo: 'site_logo_login', leftLogo: 'admin_login_left_logo',
  leftTopLogo: 'site_logo_lefttop', leftSquareLogo: 'site_logo_square', shopUrl: 'site_url', merchantUrl: 'mer_site_url',
};

/** @param config addresses of the environment, for settings that were never filled in */
export async function readSite(sql: Sql, { shopUrl = '', merchantUrl = '' }: Pick<Config, 'shopUrl' | 'merchantUrl'>): Promise<Site> {
  const stored = await readConfiguration(sql, Object.values(keys));
  const fallback: Site = { siteName: '多商户商城平台', backgroundImage: '', loginLogo: '', leftLogo: '', leftTopLogo: '', leftSquareLogo: '', shopUrl, merchantUrl };
  const address = (text: string) => text.replace(/\/+$/, '');
  const site = Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, stored.get(key) ?? fallback[name as keyof Site]])) as unknown as Site;
  return { ...site, shopUrl: address(site.shopUrl), merchantUrl: address(site.merchantUrl) };
}
