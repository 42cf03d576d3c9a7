import type { IconName } from '../Icon';
import { iconNames } from '../Icon';

/** The icon a menu entry names; a plain one for the names of other backends. */
export const menuIcon = (name: string): IconName => iconNames.find((known) => known === name) ?? 'file';

/** What templates of other consoles call icons; undefined for names that nothing here resembles. */
const resembling: Record<string, IconName> = {
  date: 'calendar', time: 'calendar', picture: 'image', setting: 'settings', 'star-on': 'star', 'star-off': 'star', goods: 'bag', 'shopping-bag-1': 'bag',
  'video-camera': 'video', view: 'eye', plus: 'add', 's-home': 'home', 'folder-opened': 'folder', document: 'file', 'user-solid': 'user', upload2: 'upload',
};

/** @param name `search`, or `el-icon-search` */
export function resemblingIcon(name: string): IconName | undefined {
  const bare = name.replace(/^el-icon-/, '');
  return iconNames.find((known) => known === bare) ?? resembling[bare];
}
