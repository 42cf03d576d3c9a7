import { openable } from '../../../ui/ports/openable';

/** The theme drawer; drawn by `ThemeDrawerHost.tsx`, which outlives the header of one layout. */
export const themeDrawer = openable();
