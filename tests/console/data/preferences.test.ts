// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enumerations } from '../../../generated/enumerations';
import { changed, defaultPreferences, type Preferences } from '../../../src/console/data/preferences';

describe('a change of preferences', () => {
  it.each<[what: string, before: Partial<Preferences>, change: Partial<Preferences>, after: Partial<Preferences>]>([
    ['classic turns the history tabs off', {}, { layout: 'classic' }, { layout: 'classic', tagsView: false }],
    ['transverse turns the history tabs off', {}, { layout: 'transverse' }, { layout: 'transverse', tagsView: false }],
    ['columns turns the history tabs on', { layout: 'classic', tagsView: false }, { layout: 'columns' }, { layout: 'columns', tagsView: true }],
    ['defaults turns the history tabs on', { tagsView: false }, { layout: 'defaults' }, { layout: 'defaults', tagsView: true }],
    ['any layout resets the highlight to card', { menuHighlight: 'round' }, { layout: 'defaults' }, { layout: 'defaults', menuHighlight: 'card' }],
    ['the same layout again changes nothing', { menuHighlight: 'round', tagsView: false }, { layout: 'columns' }, {}],
    ['grey ends invert', { invert: true }, { grayscale: true }, { grayscale: true, invert: false }],
    ['invert ends grey', { grayscale: true }, { invert: true }, { grayscale: false, invert: true }],
    ['ending grey leaves invert alone', { invert: true }, { grayscale: false }, {}],
    ['a theme brings its colour', {}, { sideTheme: 'theme-3' }, { sideTheme: 'theme-3', theme: '#41b584' }],
    ['the gradient leaves with the columns', { sideTheme: 'theme-9', theme: '#0256FF' }, { layout: 'defaults' }, { layout: 'defaults', sideTheme: 'theme-1' }],
    ['the gradient is not taken in another layout', { layout: 'defaults' }, { sideTheme: 'theme-9' }, { sideTheme: 'theme-1', theme: '#0256FF' }],
  ])('%s', (_what, before, change, after) => {
    const from = { ...defaultPreferences, ...before };
    expect(changed(from, change)).toEqual({ ...from, ...after });
  });
});

describe('what is kept', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });
  const load = () => import('../../../src/console/data/preferences');

  it('is there from the first visit on', async () => {
    const { preferences } = await load();
    expect(preferences()).toEqual(defaultPreferences);
    expect(JSON.parse(localStorage.getItem('themeConfig')!)).toMatchObject({ theme: '#409EFF', tagsView: true });
    expect(document.cookie).toContain('size=mini');
  });

  it('survives a reload, menu width and size in cookies', async () => {
    (await load()).setPreferences({ sideTheme: 'theme-5', navIcon: true, collapsed: true, size: 'medium', layout: 'defaults' });
    vi.resetModules();
    expect((await load()).preferences()).toMatchObject({ theme: '#6954f0', sideTheme: 'theme-5', navIcon: true, collapsed: true, size: 'medium', layout: 'defaults' });
    expect(document.cookie).toContain('sidebarStatus=0');
    (await load()).resetPreferences();
    expect((await load()).preferences()).toEqual(defaultPreferences);
  });

  it('over TLS cookies are taken from this origin alone', async () => {
    const written: string[] = [];
    vi.stubGlobal('location', { protocol: 'https:' });
    const setter = vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
    (await load()).setPreferences({ collapsed: true });
    (await import('../../../src/console/data/session/debug')).allowDebug();
    (await import('../../../src/console/data/transport/token')).writeToken('t');
    setter.mockRestore();
    vi.unstubAllGlobals();
    expect(new Set(written.map((cookie) => cookie.split('=', 1)[0]))).toEqual(new Set(['sidebarStatus', 'size', 'debug', 'Java-platformToken'].map((name) => `__Host-${name}`)));
    for (const cookie of written) expect(cookie).toMatch(/; Path=\/; SameSite=Lax.*; Secure$/);
  });

  const chosen = { tagsStyle: 'tagsStyle', animation: 'pageTransition', menuHighlight: 'menuHighlightStyle', topNav: 'topMenuStyle' } as const;
  it('is kept in the codes that the specification prints', () => {
    expect(Object.fromEntries(Object.entries(chosen).map(([name, enumeration]) => [name, enumerations[enumeration]!.items.map(({ value }) => value)]))).toEqual({
      tagsStyle: ['card', 'fluid', 'smooth'], animation: ['slide-left', 'opacity', 'slide-right'], menuHighlight: ['round', 'card'], topNav: ['horizontal', 'vertical'],
    });
    for (const [name, enumeration] of Object.entries(chosen)) {
      expect(enumerations[enumeration]!.items.map(({ value }) => value)).toContain(defaultPreferences[name as keyof typeof chosen]);
    }
  });

  it.each([
    [{ tagsStyle: 'tags-style-one', animation: 'opacitys', menuHighlight: 'columns-round', topNav: 'columns-vertical' }, { tagsStyle: 'card', animation: 'opacity', menuHighlight: 'round', topNav: 'vertical' }],
    [{ tagsStyle: 'tags-style-four', menuHighlight: 'columns-card', topNav: 'columns-horizontal' }, { tagsStyle: 'fluid', menuHighlight: 'card', topNav: 'horizontal' }],
    [{ tagsStyle: 'tags-style-five', animation: 'slide-right' }, { tagsStyle: 'smooth', animation: 'slide-right' }],
    [{ tagsStyle: 'square', animation: 'spin', topNav: '' }, { tagsStyle: 'smooth', animation: 'opacity', topNav: 'horizontal' }],
  ])('%j of a former visit is read as %j, and kept so', async (kept, read) => {
    localStorage.setItem('themeConfig', JSON.stringify(kept));
    expect((await load()).preferences()).toMatchObject(read);
    expect(JSON.parse(localStorage.getItem('themeConfig')!)).toMatchObject(read);
  });

  it('falls back to the default where it makes no sense', async () => {
    localStorage.setItem('themeConfig', JSON.stringify({ tagsView: 'yes', footer: false, unknown: 1 }));
    localStorage.setItem('layout', '"spiral"');
    document.cookie = 'size=gigantic';
    const { preferences } = await load();
    expect(preferences()).toEqual({ ...defaultPreferences, footer: false });
  });
});
