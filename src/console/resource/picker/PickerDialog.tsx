/** Chooses records of an entity from a list in a dialog: filters, pages, one or several rows. */
import { use, useMemo, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ListModel, ResourceModel } from '../../../engine/model';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { EnumerationContext } from '../../ui/enumerations';
import { showNotice } from '../../ui/notices';
import { Pager } from '../../ui/Pager';
import { FilterBar } from '../FilterBar';
import { PickerTable } from './PickerTable';
import { useSelection } from './useSelection';

type Row = Record<string, unknown>;

/** Spec 1 §9: dialogs and pickers. */
const pageSizes = [10, 20, 30, 40];

export interface PickerDialogProps {
  resource: ResourceModel;
  /** Name of the view shown; the list itself when the entity has no such view. */
  view?: string;
  title?: string;
  /** Pixels; 896 unless told. */
  width?: number;
  multiple?: boolean;
  /** At most so many rows. */
  max?: number;
  /** Rows selected from the start. */
  selected?: readonly Row[];
  /** Whole rows, in the order in which they were selected. */
  onPick(rows: Row[]): void;
  onClose(): void;
}

/** @example <PickerDialog resource={brand} multiple max={100} onPick={(rows) => add(rows)} onClose={close} /> */
export function PickerDialog(props: PickerDialogProps) {
  const { resource, view = 'picker', width = 896, multiple = false, max = Infinity, selected = [], onPick, onClose } = props;
  const made = resource.views.find((candidate) => candidate.name === view);
  const list = made ?? resource.list;
  const selection = useSelection({
    idOf: (row) => String(row[resource.primaryKey]),
    multiple,
    max,
    initial: selected,
    onRefused: () => showNotice('warning', `最多可选${max}个`),
  });
  if (!list) return null;
  const pick = () => {
    if (selection.rows.length === 0) showNotice('warning', `请先选择${resource.title}`);
    else onPick(selection.rows);
  };
  return (
    <Dialog
      open
      title={props.title ?? made?.title ?? `选择${resource.title}`}
      width={width}
      onClose={onClose}
      footer={
        <div className="form-footer">
          {multiple && <span className="picker-count" role="status">已选 {selection.rows.length} 个</span>}
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" onClick={pick}>确定</Button>
        </div>
      }
    >
      <PickerList resource={resource} list={list} multiple={multiple} selection={selection} />
    </Dialog>
  );
}

interface PickerListProps {
  resource: ResourceModel;
  list: ListModel;
  multiple: boolean;
  selection: ReturnType<typeof useSelection>;
}

function PickerList({ resource, list, multiple, selection }: PickerListProps) {
  const dataProvider = useDataProvider();
  const enumeration = use(EnumerationContext);
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(pageSizes[0] ?? 10);
  const [filter, setFilter] = useState<Row>({});
  const isPaged = list.shape === 'page';
  const query = useQuery({
    queryKey: [resource.key, 'picker', list.name, page, perPage, filter],
    queryFn: ({ signal }) => dataProvider.getList(resource.key, { pagination: { page, perPage }, filter, signal }),
    placeholderData: keepPreviousData,
  });
  const fields = useMemo(() => new Map(resource.fields.map((field) => [field.name, field])), [resource.fields]);
  const { data = [], total = 0, meta } = query.data ?? {};
  const apply = (values: Row) => {
    setFilter(values);
    setPage(1);
  };
  return (
    <div className="picker">
      <FilterBar filters={list.filters} values={filter} onApply={apply} onReset={() => apply({})} />
      <PickerTable
        list={list}
        fields={fields}
        primaryKey={resource.primaryKey}
        enumeration={enumeration}
        rows={data}
        multiple={multiple}
        selection={selection}
        isLoading={query.isPending}
        error={query.error}
        onRetry={() => void query.refetch()}
        nameOf={(row) => String(row[resource.display] ?? row[resource.primaryKey])}
      />
      {isPaged && (
        <Pager
          page={page}
          perPage={perPage}
          total={total}
          totalExact={(meta as { totalExact?: boolean } | undefined)?.totalExact}
          sizes={pageSizes}
          onPage={setPage}
          onPerPage={(size) => {
            setPerPage(size);
            setPage(1);
          }}
        />
      )}
    </div>
  );
}
