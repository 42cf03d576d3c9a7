import { lazyControl } from '../../ui/inputs/lazyControl';
import { stripTags } from '../../engine/text/stripTags';
import { textOf, type CellProps, type FieldView } from '../view';

/** The words without their formatting. */
function Cell({ value }: CellProps) {
  return stripTags(textOf(value)).slice(0, 200);
}

export const view: FieldView = {
  Input: lazyControl(() => import('./Editor'), 320),
  Cell,
  Detail: lazyControl<CellProps>(() => import('./Html'), 64),
};
