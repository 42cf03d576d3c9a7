import { cookieName, tokenCookie } from '../../engine/extension/account';
import { isObject } from '../../engine/json';

/** Over TLS a cookie has a prefix. */
const protocol = globalThis.location?.protocol ?? 'http:';

/**
 * Every name under which the console keeps something in the browser, in one place (spec 1 §3).
 * The names `merchantClassify`, `merchantType` and `storeStaffList` come from schemas (`reads.*.cache`) and are kept by `options.ts`.
 */
export const stored = {
  /** Cookie with the token. */
  token: tokenCookie(protocol),
  /** Local storage: site name of the sign-in picture call, second half of every document title. */
  siteName: 'siteName',
  /** Local storage: pictures of the sign-in page, so that the next visit paints at once. */
  loginPicture: 'loginPicture',
  /** Local storage: pictures above the menu, wide and square, from the sign-in answer. */
  siteLogos: 'siteLogos',
  /** Local storage: menu tree of the signed-in account. */
  menuList: 'menuList',
  /** Local storage: query of the last third-party sign-in that came back to /auth-redirect. */
  authRedirect: 'authRedirect',
  /** Local storage: the account's open history tabs with the query of each (`shell/tabs/store.ts`). */
  tagsViewList: 'tagsViewList',
  /** Local storage: what was last opened from the command palette, by account (`shell/palette/recent.ts`). */
  paletteRecent: 'paletteRecent',
  /** Local storage: layout and theme configuration (`preferences.ts`). */
  layout: 'layout',
  themeConfig: 'themeConfig',
  /** Cookies: menu opened (1) or collapsed (0), size of the interface. */
  sidebarStatus: cookieName('sidebarStatus', protocol),
  size: cookieName('size', protocol),
  /** Local storage: changes whenever a window signs in or out, so that the others hear of it. */
  sessionMark: 'sessionMark',
  /** Local storage: addresses of the mobile shop and of the media, as the server tells them (spec 1 §3). */
  frontDomain: 'frontDomain',
  mediaDomain: 'mediaDomain',
  /** Local storage: place of the shop's theme colour, 0 to 4 (spec 1 §3). */
  mobileTheme: 'mobileTheme',
  /** Session storage: what a WeChat authorisation was begun for, and where it leads back to. */
  wechatReturn: 'wechatReturn',
  /** Session storage: this window has tried WeChat, or left on purpose, and is not sent there unasked. */
  wechatAside: 'wechatAside',
  /** Local storage: faults of this program in this browser (`errorLog.ts`). */
  errorLog: 'errorLog',
  /** Local storage: what a person set for themselves, by account, where the backend keeps no views (`personal.ts`). */
  personal: 'personal',
  /** Cookie, Max-Age 3600: together with `?debug=1` in the address it shows the debug console (spec 1 §2). */
  debug: cookieName('debug', protocol),
  /** Session storage: searches that stand in no address, by the word that stands there for them (`aside.ts`). */
  searchedAside: 'searchedAside',
  /** Session storage, with an entity key behind it: as whom this window works off a queue (`queue.ts`). */
  queueHolder: 'queueHolder',
  /** Local storage: reasons typed in a queue and not sent yet, by account, entity and record (`queue.ts`). */
  queueReasons: 'queueReasons',
  /** Session storage, with an entity key behind it: the record that screens are about (`about.ts`). */
  about: 'about',
  /** Session storage: which part of 页面装修 was open. */
  deviseTab: 'deviseTab',
  /** Local storage: widgets that were copied in the page designer, where the system's clipboard may not be read. */
  widgetClip: 'widgetClip',
  /** Local storage: names of the answers kept under keys that schemas choose. */
  keptAnswers: 'keptAnswers',
} as const;

/**
 * Reads JSON text. Other consoles of the same origin keep things of their own under the names of spec 1 §3, so nothing is believed to
 * have the shape that this one writes.
 * @param read what is there, as far as it is ours; undefined where it is not
 * @returns undefined too when absent, unreadable, or when the browser forbids storage
 */
export function readStored<T>(key: string, read: (value: unknown) => T | undefined): T | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** An object by names; what lies under them is not judged. */
export const asRecord = (value: unknown): Record<string, unknown> | undefined =>
  (isObject(value) ? value : undefined);

/** Texts by names, without what is none. */
export const asTexts = (value: unknown): Record<string, string> | undefined =>
  (isObject(value) ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')) : undefined);

/** The objects of a list. */
export const asRecords = (value: unknown): Record<string, unknown>[] | undefined =>
  (Array.isArray(value) ? value.filter(isObject) : undefined);

/** Writes JSON text; undefined removes. A full or forbidden storage is not an error: everything kept here can be asked for again. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to do: the value is only a copy.
  }
}

/** What lasts as long as the window. */
export const windowStore = {
  read(key: string): string | undefined {
    try {
      return sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // As above: a copy.
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was there.
    }
  },
};

/** Nothing of a person who has left stays in the window. */
export function clearWindow(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was there.
  }
}
