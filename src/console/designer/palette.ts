/** The palette's entries by group, and the icons under which the console knows components. */
import { catalogue, type ComponentName, componentNames, entryOf, groups } from '../../engine/formTemplate/catalogue';
import type { IconName } from '../../ui/Icon';

export const iconOf: Record<ComponentName, IconName> = {
  input: 'edit', textarea: 'text', password: 'lock', number: 'hash', select: 'chevronDown', cascader: 'expand', radio: 'radio', checkbox: 'check',
  switch: 'toggle', slider: 'settings', time: 'clock', 'time-range': 'clock', 'time-select': 'list', date: 'calendar', 'date-range': 'calendar', rate: 'star',
  color: 'palette', uploadPicture: 'file', selfUpload: 'image', row: 'columns', button: 'play',
};

/** @returns groups with the components whose name or words hold the text; groups without any are left out */
export function matching(wanted: string): { group: string; names: ComponentName[] }[] {
  const word = wanted.trim().toLowerCase();
  const fits = (name: ComponentName) => `${catalogue[name].label} ${name} ${entryOf(name).also ?? ''}`.toLowerCase().includes(word);
  return groups.map((group) => ({ group, names: componentNames.filter((name) => catalogue[name].group === group && fits(name)) })).filter(({ names }) => names.length > 0);
}
