/** The door of the page designer; it loads when a page is opened. */
import { deferred } from '../../ui/deferred';

export const PageDesigner = deferred(() => import('./PageDesigner'));
