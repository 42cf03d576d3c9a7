/** The rows that a dialog offers: filters, table, pages. */
import type { ListModel, ResourceModel } from '../../../engine/model';
import { ListPane } from '../pane/ListPane';
import { PickerTable, type PickerTableProps } from './PickerTable';
import { PickerTree } from './PickerTree';

export interface PickerListProps extends Pick<PickerTableProps, 'multiple' | 'selection' | 'onConfirm' | 'act'> {
  resource: ResourceModel;
  list: ListModel;
  /** Filters that are set when it opens. */
  filter?: Record<string, unknown>;
}

export const PickerList = ({ resource, list, filter, ...table }: PickerListProps) => (
  <ListPane resource={resource} list={list} filter={filter}>
    {(rows) => {
      const all = { ...rows, ...table, nameOf: (row: Record<string, unknown>) => String(row[resource.display] ?? row[resource.primaryKey]) };
      return resource.tree && list.shape !== 'page' ? <PickerTree {...all} model={resource.tree} /> : <PickerTable {...all} />;
    }}
  </ListPane>
);
