// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { enumerations } from '../../../../generated/enumerations';
import { contrast, filters, type Filter } from '../../../../scripts/bench/contrast';
import { colourOf, over, variablesOf } from './colours';

/** What is written on what: texts, then the surfaces they stand on. */
const texts: [texts: string[], surfaces: string[]][] = [
  [['text', 'text-soft', 'text-faint', 'primary-text', 'danger', 'danger-strong', 'success', 'warning', 'info'], ['surface']],
  [['text', 'text-soft', 'text-faint', 'primary-text', 'danger', 'danger-strong'], ['surface-soft', 'surface-hover']],
  [['text', 'text-soft', 'primary-text', 'primary-stronger'], ['primary-soft']],
  [['text', 'success'], ['success-soft']],
  [['text', 'warning'], ['warning-soft']],
  [['text', 'danger', 'danger-strong'], ['danger-soft']],
  [['text', 'info'], ['info-soft']],
  [['on-fill'], ['primary-strong', 'primary-stronger', 'danger', 'danger-strong']],
  [['tooltip-text'], ['tooltip']],
].map(([on, under]) => [on!.map((name) => `--ui-${name}`), under!.map((name) => `--ui-${name}`)]);

/** On the bar; what is translucent there lies over either end of it. */
const barTexts: [text: string, surface: string][] = [
  ...['--bar-text', '--bar-strong'].flatMap((text): [string, string][] => [[text, '--bar-from'], [text, '--bar-to']]),
  ['--bar-strong', '--bar-hover'], ['--bar-active-text', '--bar-active'],
];

/** What must be seen without being read: outlines, states, focus. */
const marks: [mark: string, surface: string][] = [
  ['--ui-line-control', '--ui-surface'], ['--ui-text-faint', '--ui-surface'], ['--ui-danger', '--ui-surface'],
  ...['--ui-surface', '--ui-surface-soft', '--ui-surface-hover', '--ui-primary-soft'].map((surface): [string, string] => ['--ui-primary-strong', surface]),
];

const themes = ['', ...enumerations.themeStyle!.items.map(({ value }) => String(value))];
const looks = themes.flatMap((theme) => (Object.keys(filters) as Filter[]).map((filter) => ({ theme, filter, name: `${theme || 'before a theme is chosen'}, ${filter}` })));

describe.each(looks)('$name', ({ theme, filter }) => {
  const variables = variablesOf(theme, filter);
  const seen = (text: string, surface: string) => (['--bar-from', '--bar-to'] as const).map((end) => {
    const behind = over(colourOf(surface, variables), colourOf(end, variables).rgb);
    const front = over(colourOf(text, variables), behind);
    return contrast(filters[filter](front), filters[filter](behind));
  });
  const below = (least: number, pairs: readonly (readonly [string, string])[]) =>
    pairs.flatMap(([front, surface]) => {
      const found = Math.min(...seen(front, surface));
      return found < least ? [`${front} on ${surface}: ${found.toFixed(2)}`] : [];
    });

  it('every text can be read', () => {
    const pairs = texts.flatMap(([on, under]) => on.flatMap((text) => under.map((surface) => [text, surface] as const)));
    expect(below(4.5, [...pairs, ...barTexts])).toEqual([]);
  });

  it('every outline and state can be seen', () => {
    expect(below(3, marks)).toEqual([]);
  });
});

describe('printed colours', () => {
  it.each([
    ['', '#409eff'], ['theme-1', '#0256ff'], ['theme-2', '#0256ff'], ['theme-3', '#41b584'], ['theme-4', '#41b584'],
    ['theme-5', '#6954f0'], ['theme-6', '#6954f0'], ['theme-7', '#f34d37'], ['theme-8', '#f34d37'], ['theme-9', '#0256ff'],
  ])('%j has the accent %s', (theme, colour) => {
    expect(variablesOf(theme, 'none').get('--ui-primary')).toBe(colour);
  });
});
