import { useMemo, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BatchResult } from '../../../engine/extension/paths';
import type { ListModel, ResourceModel } from '../../../engine/model';
import { BatchReport } from '../actions/BatchReport';
import { FilterBar } from '../FilterBar';
import { ListState } from '../ListState';
import { tellDone } from '../notices';
import { useSignedIn } from '../../data/session/session';
import { useProvider } from '../provider';
import { ListTable } from '../table/ListTable';
import type { Row, RowId } from '../table/model';
import { moreColumn } from '../more/moreColumn';
import { ticksColumn, useListColumns, type FrameColumn } from '../useListColumns';
import { useSelection } from '../useSelection';
import { Button } from '../../../ui/buttons/Button';
import { Drawer } from '../../../ui/layers/Drawer';
import { Pager } from '../../../ui/display/Pager';
import { usePhone } from '../../../ui/usePhone';
import '../ListView.css';

interface RecycleBinProps {
  resource: ResourceModel;
  list: ListModel;
  nameOf(row: Row): string;
  /** Reads the list behind anew. */
  refresh(): Promise<void>;
  onClose(): void;
}

const noRows: Row[] = [];
const rowId = (row: Row) => row.id as RowId;
const before = [ticksColumn];

/** Deleted rows of an entity, to be found by the list's own filters and brought back one by one or together. */
export default function RecycleBin({ resource, list, nameOf, refresh, onClose }: RecycleBinProps) {
  const provider = useProvider();
  const person = useSignedIn()?.account ?? '';
  const [filter, setFilter] = useState<Row>({});
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(list.pageSizes[0] ?? 20);
  const [report, setReport] = useState<BatchResult>();
  const [busy, setBusy] = useState(false);
  const bin = useQuery({
    queryKey: [resource.key, 'recycled', filter, page, perPage],
    queryFn: ({ signal }) => provider.recycled(resource.key, { page, perPage, filter, signal }),
    placeholderData: keepPreviousData,
  });
  const rows: readonly Row[] = bin.data?.data ?? noRows;
  const total = bin.data?.total ?? 0;
  const selection = useSelection('restored', rows, JSON.stringify(filter));

  const narrow = (values: Row) => {
    setFilter(values);
    setPage(1);
  };
  const restore = async (ids: RowId[]) => {
    setBusy(true);
    try {
      const { data: result } = await provider.restore(resource.key, { ids });
      selection.keep(result.failed.map(({ id }) => id));
      if (result.done > 0) tellDone(`恢复成功 ${result.done} 条`);
      if (result.failed.length > 0) setReport(result);
      if (ids.length >= rows.length && page > 1) setPage(page - 1);
      await refresh();
    } catch {
      // The data layer has told why.
    } finally {
      setBusy(false);
    }
  };

  const after = useMemo((): FrameColumn[] => [{
    definition: {
      name: '#restore', title: '操作', align: 'left', rigid: true, part: 'actions',
      render: (row) => (
        <Button variant="text" size="small" aria-label={`恢复：${nameOf(row)}`} onClick={() => void restore([rowId(row)])}>恢复</Button>
      ),
    },
    width: 90,
    pin: 'right',
    stays: true,
  // oxlint-disable-next-line react/exhaustive-deps -- restoring reads the rows and the page that are shown
  }], [nameOf, rows, page]);
  const more = useMemo(() => moreColumn(resource, list.expand, nameOf), [resource, list.expand, nameOf]);
  const [room, setRoom] = useState<number>();
  const cards = usePhone();
  const columns = useListColumns({ resource, list, person, filter, room, cards, before, after, more });
  const narrowed = Object.keys(filter).length > 0;

  return (
    <Drawer open title={`回收站 - ${list.title}`} onClose={onClose}>
      <div className="list-screen">
        <FilterBar filters={list.filters} search={list.search} values={filter} onApply={narrow} onReset={() => narrow({})} />
        <div className="list-tools">
          <Button variant="primary" icon="restore" disabled={selection.ids.length === 0} busy={busy} onClick={() => void restore(selection.ids)}>
            {`批量恢复${selection.ids.length > 0 ? ` ${selection.ids.length} 条` : ''}`}
          </Button>
        </div>
        <ListTable
          label={`回收站 - ${list.title}`}
          layout={columns.layout}
          rows={bin.error ? noRows : rows}
          rowId={rowId}
          rowName={nameOf}
          selection={selection.selection}
          onRoom={setRoom}
          cards={cards}
          busy={bin.isPlaceholderData}
        >
          {(bin.isPending || bin.error || rows.length === 0) && (
            <ListState pending={bin.isPending} error={bin.error} narrowed={narrowed} onRetry={() => void bin.refetch()} onReset={() => narrow({})} />
          )}
        </ListTable>
        {total > 0 && (
          <Pager page={page} perPage={perPage} total={total} totalExact={bin.data?.totalExact} sizes={list.pageSizes} onPage={setPage} onPerPage={(size) => { setPerPage(size); setPage(1); }} />
        )}
      </div>
      {report && <BatchReport result={report} nameOf={(id) => { const row = rows.find((candidate) => rowId(candidate) === id); return row ? nameOf(row) : String(id); }} onClose={() => setReport(undefined)} />}
    </Drawer>
  );
}
