// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changed, defaultPreferences, type Preferences } from '../../../src/console/data/preferences';

describe('a change of preferences', () => {
  it.each<[what: string, before: Partial<Preferences>, change: Partial<Preferences>, after: Partial<Preferences>]>([
    ['classic turns the history tabs off', {}, { layout: 'classic' }, { layout: 'classic', tagsView: false }],
    ['transverse turns the history tabs off', {}, { layout: 'transverse' }, { layout: 'transverse', tagsView: false }],
    ['columns turns the history tabs on', { layout: 'classic', tagsView: false }, { layout: 'columns' }, { layout: 'columns', tagsView: true }],
    ['defaults turns the history tabs on', { tagsView: false }, { layout: 'defaults' }, { layout: 'defaults', tagsView: true }],
    ['any layout resets the highlight to card', { menuHighlight: 'columns-round' }, { layout: 'defaults' }, { layout: 'defaults', menuHighlight: 'columns-card' }],
    ['the same layout again changes nothing', { menuHighlight: 'columns-round', tagsView: false }, { layout: 'columns' }, {}],
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

  it('falls back to the default where it makes no sense', async () => {
    localStorage.setItem('themeConfig', JSON.stringify({ tagsView: 'yes', footer: false, unknown: 1 }));
    localStorage.setItem('layout', '"spiral"');
    document.cookie = 'size=gigantic';
    const { preferences } = await load();
    expect(preferences()).toEqual({ ...defaultPreferences, footer: false });
  });
});
