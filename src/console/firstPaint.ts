/**
 * Runs before anything is painted: how the person likes the console to look, and whether the page begins with the frame of the
 * console (`shell/frame/first.css`) while its scripts arrive.
 */
import { fullScreen } from '../../generated/resources/fullScreen';
import { fits, messagePaths, signInPath } from './data/menu/paths';
import { preferences } from './data/preferences';
import { readToken } from './data/transport/token';
import { applyPreferences } from './shell/theme/apply';

applyPreferences();
const { layout, collapsed } = preferences();
/** What stands without the frame. */
const bare = [signInPath, ...messagePaths, ...fullScreen];
if (readToken() !== undefined && !bare.some((path) => fits(path, location.pathname))) Object.assign(document.documentElement.dataset, { first: layout, ...(collapsed && { firstCollapsed: '' }) });
