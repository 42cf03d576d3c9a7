import type { FieldModel, ListModel } from '../../../engine/model';
import type { FindEnumeration } from '../../../ui/ports/enumerations';
import type { Sorting } from '../table/model';

type Row = Record<string, unknown>;

/** The rows of a pane and how a table draws them. */
export interface PaneRows {
  list: ListModel;
  fields: ReadonlyMap<string, FieldModel>;
  enumeration: FindEnumeration;
  primaryKey: string;
  query: { data: readonly Row[] | undefined; error: Error | null; refetch(): unknown };
  sort?: Sorting;
  onSort(field: string): void;
}
