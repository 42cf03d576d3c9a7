/**
 * Runs before anything is painted: how the person likes the console to look, and whether the page begins with the frame of the
 * console (`shell/frame/first.css`) while its scripts arrive.
 */
import { signInPath } from './data/menu/paths';
import { preferences } from './data/preferences';
import { readToken } from './data/transport/token';
import { applyPreferences } from './shell/theme/apply';

applyPreferences();
const { layout, collapsed } = preferences();
const isConsole = readToken() !== undefined && location.pathname !== signInPath;
if (isConsole) Object.assign(document.documentElement.dataset, { first: layout, ...(collapsed && { firstCollapsed: '' }) });
