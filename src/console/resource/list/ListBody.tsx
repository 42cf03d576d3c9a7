import { deferred } from '../../../ui/deferred';
import { Pager } from '../../../ui/display/Pager';
import { ListState } from '../ListState';
import { ListTable } from '../table/ListTable';
import type { ListTableProps } from '../table/props';
import type { Row, RowId } from '../table/model';
import type { Reorder } from '../tree/useReorder';
import type { RowForms } from '../row/useRowForms';
import type { ListParts } from './parts';
import { ListSums } from './ListSums';
import { useEditedRows } from './useEditedRows';

const TreeTable = deferred(() => import('../tree/TreeTable').then((module) => ({ default: module.TreeTable })));

interface ListBodyProps extends ListParts {
  /** Stores a new place among siblings; absent where order cannot be changed. */
  reorder?: Reorder;
  /** Absent where forms stand above the list. */
  rowForms?: RowForms;
}

const noRows: Row[] = [];
const rowId = (row: Row) => row.id as RowId;

/** The rows as a table or a tree, or what stands in their place, and the pages below. */
export function ListBody({ resource, list, listed, actions, ticks, arrangement: { columns, cards, density, setRoom }, reorder, rowForms }: ListBodyProps) {
  const { rows, tree, error, pending, narrowed, total } = listed;
  const edited = useEditedRows(resource, list, listed, rowForms);
  const isAdding = rowForms?.opened.some(({ mode }) => mode !== 'edit') ?? false;
  const table: Omit<ListTableProps, 'rows'> = {
    label: list.title,
    scrollName: 'table',
    layout: columns.layout,
    rowId,
    rowName: listed.nameOf,
    density,
    cards,
    selection: ticks.possible ? ticks.selection.selection : undefined,
    sort: listed.sorting,
    onSort: resource.tree || cards ? undefined : listed.sortBy,
    onResize: cards ? undefined : columns.state.resize,
    onOpen: actions.open,
    onRoom: setRoom,
    busy: listed.stale,
    edited,
    children: (pending || error || (rows.length === 0 && !isAdding)) && (
      <ListState
        pending={pending}
        error={error}
        narrowed={narrowed}
        createTitle={actions.createTitle}
        onRetry={() => void listed.refresh()}
        onReset={listed.reset}
        onCreate={actions.create}
      />
    ),
  };
  return (
    <>
      {resource.tree && tree
        ? <TreeTable {...table} model={resource.tree} tree={tree} narrowed={narrowed} onReorder={reorder} />
        : <ListTable {...table} rows={error ? noRows : rows} />}
      {listed.paged && total > 0 && (
        <div className="list-pager">
          {list.sums && listed.sums && <ListSums sums={list.sums} fields={resource.fields} values={listed.sums} />}
          <Pager page={listed.page} perPage={listed.perPage} total={total} totalExact={listed.totalExact} sizes={list.pageSizes} onPage={listed.setPage} onPerPage={listed.setPerPage} />
        </div>
      )}
    </>
  );
}
