import { lazyControl } from '../../ui/inputs/lazyControl';
import { textOf, type CellProps, type FieldView } from '../view';

/** The whole text is long; a cell says how much there is. */
function Cell({ value }: CellProps) {
  return textOf(value) === '' ? '' : `${textOf(value).length} 个字符`;
}

export const view: FieldView = {
  Input: lazyControl(() => import('./Editor'), 320),
  Cell,
  Detail: lazyControl(() => import('./Text'), 64),
  Difference: lazyControl(() => import('./Difference'), 64),
};
