/** The rows that a dialog offers: filters, table, pages. */
import type { ListModel, ResourceModel } from '../../../engine/model';
import { ListPane } from '../pane/ListPane';
import { PickerTable, type PickerTableProps } from './PickerTable';

export interface PickerListProps extends Pick<PickerTableProps, 'multiple' | 'selection' | 'onConfirm'> {
  resource: ResourceModel;
  list: ListModel;
}

export const PickerList = ({ resource, list, ...table }: PickerListProps) => (
  <ListPane resource={resource} list={list}>
    {(rows) => <PickerTable {...rows} {...table} nameOf={(row) => String(row[resource.display] ?? row[resource.primaryKey])} />}
  </ListPane>
);
