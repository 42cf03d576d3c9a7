/** What the style sheets must know of the preferences, as attributes of the root; set before the first paint. */
import { onPreferencesChange, preferences } from '../../data/preferences';

export function applyPreferences(): void {
  const { dataset } = document.documentElement;
  const set = (name: string, value: string) => {
    if (value) dataset[name] = value;
    else delete dataset[name];
  };
  const apply = () => {
    const { sideTheme, size, grayscale, invert, menuHighlight, animation } = preferences();
    set('theme', sideTheme);
    set('size', size);
    set('filter', grayscale ? 'grayscale' : invert ? 'invert' : '');
    set('highlight', menuHighlight);
    set('animation', animation);
  };
  apply();
  onPreferencesChange(apply);
}
