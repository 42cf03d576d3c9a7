import type { IconName } from '../ui/Icon';
import { iconNames } from '../ui/Icon';

/** The icon a menu entry names; a plain one for the names of other backends. */
export const menuIcon = (name: string): IconName => iconNames.find((known) => known === name) ?? 'file';
