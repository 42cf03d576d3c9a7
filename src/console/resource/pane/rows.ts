import type { FieldModel, ListModel } from '../../../engine/model';
import type { FindEnumeration } from '../../../ui/ports/enumerations';
import type { Sorting } from '../table/model';

type Row = Record<string, unknown>;

/** What a table of the pane is drawn from. */
export interface PaneRows {
  list: ListModel;
  fields: ReadonlyMap<string, FieldModel>;
  enumeration: FindEnumeration;
  primaryKey: string;
  rows: readonly Row[];
  isLoading: boolean;
  error: Error | null;
  onRetry(): void;
  sort?: Sorting;
  onSort(field: string): void;
}
