import { lazyControl } from '../../ui/inputs/lazyControl';
import type { FieldView } from '../view';

/** The grid is a chunk of its own; a cell of a list shows the kind's words. */
export const view: FieldView = { Input: lazyControl(() => import('./Editor'), 240), Detail: lazyControl(() => import('./Table'), 120) };
