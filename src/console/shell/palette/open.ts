import { openable } from '../../../ui/ports/openable';

/** The command palette; drawn by `Palettes.tsx`. */
export const palette = openable();

/** Opens the command palette, for the header's 菜单搜索 button. */
export const openPalette = palette.open;
