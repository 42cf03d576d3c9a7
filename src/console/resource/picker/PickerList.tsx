/** The rows that a dialog offers: filters, table, pages. */
import type { ListModel, ResourceModel } from '../../../engine/model';
import { ListPane } from '../pane/ListPane';
import { PickerTable, type PickerTableProps } from './PickerTable';
import { PickerTree } from './PickerTree';

export interface PickerListProps extends Pick<PickerTableProps, 'multiple' | 'selection' | 'onConfirm'> {
  resource: ResourceModel;
  list: ListModel;
}

export const PickerList = ({ resource, list, ...table }: PickerListProps) => (
  <ListPane resource={resource} list={list}>
    {(rows) => {
      const all = { ...rows, ...table, nameOf: (row: Record<string, unknown>) => String(row[resource.display] ?? row[resource.primaryKey]) };
      return resource.tree && list.shape !== 'page' ? <PickerTree {...all} model={resource.tree} /> : <PickerTable {...all} />;
    }}
  </ListPane>
);
