import type { IconName } from './Icon';
import { iconNames } from './Icon';

/** The icon a menu entry names; a plain one for the names of other backends. */
export const menuIcon = (name: string): IconName => iconNames.find((known) => known === name) ?? 'file';
