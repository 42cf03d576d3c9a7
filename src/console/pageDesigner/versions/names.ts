import { widgets } from '../../../../generated/widgets';
import type { Names } from '../../../engine/page/difference';
import { pageSettings } from '../panel/pageSettings';

/** What differences are worded with. */
export const names: Names = { widgets, page: pageSettings.map(({ field }) => field) };
