import { openable } from './openable';

/** The list of the keys that work now; the shell draws it. */
export const shortcutHelp = openable();
