/** How a field opens the dialog in which a page of the shop is chosen, without knowing the pages. `console/pickers` provides it. */
import { createContext } from 'react';

/** Resolves with the path or address chosen, undefined when the dialog was left. */
export type PickLink = () => Promise<string | undefined>;

export const LinkPickerContext = createContext<PickLink | null>(null);
