/**
 * How a person likes the console to look (spec 1 §2 theme drawer, §3 settings), kept in the browser: the layout and the theme
 * configuration in local storage, menu width and size in cookies. Names are those of spec 1 §3; what it does not name is
 * named in the same style (decisions 20).
 */
import { useSyncExternalStore } from 'react';
import type { Layout, MenuHighlightStyle, PageTransition, Size, TagsStyle, ThemeStyle, TopMenuStyle } from '../../../generated/types/enumerations';
import { readCookie, writeCookie } from './cookies';
import { asRecord, asText, readStored, stored, writeStored } from './stored';

/** Local storage `themeConfig`. */
interface ThemeConfig {
  /** Primary colour, `#rrggbb`. */
  theme: string;
  /** Colour theme; empty until one is chosen: blue-black surfaces, primary #409EFF (decisions 28). */
  sideTheme: ThemeStyle | '';
  /** How the top menu of columns and classic is drawn. */
  topNav: TopMenuStyle;
  /** Only one branch of the menu is open at a time. */
  uniqueOpened: boolean;
  fixedHeader: boolean;
  sidebarLogo: boolean;
  breadcrumb: boolean;
  /** Icons before the crumbs. */
  navIcon: boolean;
  /** History tabs. */
  tagsView: boolean;
  tagsStyle: TagsStyle;
  footer: boolean;
  grayscale: boolean;
  /** Colour-weak mode, 80 %. */
  invert: boolean;
  animation: PageTransition;
  menuHighlight: MenuHighlightStyle;
}

export interface Preferences extends ThemeConfig {
  /** Local storage `layout`. */
  layout: Layout;
  /** Cookie `sidebarStatus`, 1 opened, 0 collapsed. */
  collapsed: boolean;
  /** Cookie `size`. */
  size: Size;
}

export const defaultPreferences: Preferences = {
  layout: 'columns', collapsed: false, size: 'mini',
  theme: '#409EFF', sideTheme: '', topNav: 'horizontal', uniqueOpened: true, fixedHeader: true, sidebarLogo: true,
  breadcrumb: true, navIcon: false, tagsView: true, tagsStyle: 'smooth', footer: true, grayscale: false, invert: false,
  animation: 'opacity', menuHighlight: 'card',
};

/** Printed primary colours (spec 1 §9). */
const themeColours: Record<ThemeStyle, string> = {
  'theme-1': '#0256FF', 'theme-2': '#0256FF', 'theme-3': '#41b584', 'theme-4': '#41b584', 'theme-5': '#6954f0',
  'theme-6': '#6954f0', 'theme-7': '#f34d37', 'theme-8': '#f34d37', 'theme-9': '#0256FF',
};
/** Offered only with columns (spec 1 §2). */
export const gradient: ThemeStyle = 'theme-9';

/** Layouts whose breadcrumb switch is disabled and whose history tabs start switched off (spec 1 §2, §4). */
export const withoutBreadcrumb = (layout: Layout): boolean => layout === 'classic' || layout === 'transverse';

/** What a change brings with it (spec 1 §4): the tabs and the highlight of a layout, the colour of a theme, grey or inverted but not both. */
export function changed(before: Preferences, change: Partial<Preferences>): Preferences {
  const after = { ...before, ...change };
  if (change.layout !== undefined && change.layout !== before.layout) {
    after.tagsView = !withoutBreadcrumb(change.layout);
    after.menuHighlight = 'card';
  }
  if (after.sideTheme === gradient && after.layout !== 'columns') after.sideTheme = 'theme-1';
  if (change.sideTheme && after.sideTheme) after.theme = themeColours[after.sideTheme];
  if (change.grayscale) after.invert = false;
  if (change.invert) after.grayscale = false;
  return after;
}

/** What is drawn by code, so that another word could not be. */
const layouts: Record<Layout, true> = { defaults: true, columns: true, classic: true, transverse: true };
const sizes: Record<Size, true> = { mini: true, small: true, medium: true };
const choices: { [K in keyof ThemeConfig]?: Record<ThemeConfig[K] & string, true> } = {
  sideTheme: { '': true, 'theme-1': true, 'theme-2': true, 'theme-3': true, 'theme-4': true, 'theme-5': true, 'theme-6': true, 'theme-7': true, 'theme-8': true, 'theme-9': true },
  topNav: { horizontal: true, vertical: true },
  tagsStyle: { card: true, fluid: true, smooth: true },
  animation: { 'slide-left': true, opacity: true, 'slide-right': true },
  menuHighlight: { round: true, card: true },
};
const offered = <V extends string>(value: string | undefined, among: Record<V, true>, otherwise: V): V => (value !== undefined && Object.hasOwn(among, value) ? (value as V) : otherwise);

/** Codes under which browsers kept choices before, as other consoles still name them. */
const formerCodes: Record<string, string> = {
  'tags-style-one': 'card', 'tags-style-four': 'fluid', 'tags-style-five': 'smooth', opacitys: 'opacity',
  'columns-round': 'round', 'columns-card': 'card', 'columns-horizontal': 'horizontal', 'columns-vertical': 'vertical',
};

/** Seconds that a choice is remembered in a cookie. */
const year = 365 * 24 * 60 * 60;

let current = read();
write(current);
const listeners = new Set<() => void>();
/** Another window of the same browser looks the same at once. */
window.addEventListener('storage', ({ key }) => {
  if (key === stored.layout || key === stored.themeConfig || key === null) adopt(read());
});

export const preferences = (): Preferences => current;

export const usePreferences = (): Preferences => useSyncExternalStore(onPreferencesChange, preferences);

/** Changes some, with what follows from it, and keeps all. */
export const setPreferences = (change: Partial<Preferences>): void => restorePreferences(changed(current, change));

/** Takes all of them as they are. */
export function restorePreferences(next: Preferences): void {
  write(next);
  adopt(next);
}

export const resetPreferences = (): void => restorePreferences(defaultPreferences);

/** @returns what ends the listening */
export function onPreferencesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function adopt(next: Preferences): void {
  current = next;
  listeners.forEach((listener) => listener());
}

/** A kept value in today's code; undefined when nobody offers it. */
function knownValue(name: string, value: unknown): unknown {
  const key = name as keyof ThemeConfig;
  if (typeof value !== typeof defaultPreferences[key]) return undefined;
  const among: Record<string, true> | undefined = choices[key];
  if (!among || typeof value !== 'string') return value;
  const code = Object.hasOwn(formerCodes, value) ? formerCodes[value]! : value;
  return Object.hasOwn(among, code) ? code : undefined;
}

/** Values that the browser keeps but nobody offers any more fall back to their defaults. */
function read(): Preferences {
  const kept = readStored(stored.themeConfig, asRecord) ?? {};
  const known = Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, knownValue(name, value)]).filter(([, value]) => value !== undefined));
  return {
    ...defaultPreferences, ...known,
    layout: offered(readStored(stored.layout, asText), layouts, defaultPreferences.layout),
    collapsed: readCookie(stored.sidebarStatus) === '0',
    size: offered(readCookie(stored.size), sizes, defaultPreferences.size),
  };
}

function write({ layout, collapsed, size, ...themeConfig }: Preferences): void {
  writeStored(stored.layout, layout);
  writeStored(stored.themeConfig, themeConfig);
  writeCookie(stored.sidebarStatus, collapsed ? '0' : '1', year);
  writeCookie(stored.size, size, year);
}
