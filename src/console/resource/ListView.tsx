import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useListContext } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { same } from '../../engine/json';
import { isEmpty } from '../../engine/text/words';
import type { EndpointModel, ListModel, ResourceModel } from '../../engine/model';
import { useCapabilities } from '../data/capabilities';
import { openParam } from '../data/menu/menuPlace';
import { useSignedIn } from '../data/session/session';
import { Button } from '../../ui/buttons/Button';
import { useCommands, type Command } from '../../ui/ports/commands';
import { Pager } from '../../ui/display/Pager';
import { shortcutHelp } from '../../ui/ports/shortcutHelp';
import { BulkBar, WaitingActions } from './actions/bulk/BulkBar';
import { useBulk } from './actions/bulk/useBulk';
import { useListActions } from './actions/useListActions';
import { addressOfQuery, viewQuery } from './address';
import { FilterBar } from './FilterBar';
import { ListTable } from './table/ListTable';
import type { Row, RowId, Sorting } from './table/model';
import { usePageOrder } from './table/usePageOrder';
import { usePhone } from '../../ui/usePhone';
import { ListJobs } from './jobs/ListJobs';
import { ListTabs } from './ListTabs';
import { moreColumn } from './more/moreColumn';
import { BranchCell } from './tree/BranchCell';
import { growTree } from './tree/treeRows';
import { orderColumn } from './tree/orderColumn';
import { TreeTable } from './tree/TreeTable';
import { useReorder } from './tree/useReorder';
import { useNews } from './tools/useNews';
import { Tools } from './tools/Tools';
import { useDensity } from './tools/useDensity';
import { ListState } from './ListState';
import { ticksColumn, useListColumns } from './useListColumns';
import { useArrival } from './useArrival';
import { useRoom } from './useRoom';
import { useRefreshList } from './useRefreshList';
import { useSelection } from './useSelection';
import { useSwitches } from './useSwitches';
import './ListView.css';
import { deferred } from '../../ui/deferred';

const ColumnChooser = deferred(() => import('./columns/ColumnChooser'));
const QueueButton = deferred(() => import('./queue/QueueButton'));
const RecycleBin = deferred(() => import('./tools/RecycleBin'));

interface ListViewProps {
  resource: ResourceModel;
  list: ListModel;
  /** The list's own read. */
  endpoint: EndpointModel;
}

/** What the tab says of all its rows, for backends whose lists do not answer it. */
function fixedByTab({ tabs }: ListModel, filter: Row): Row {
  const item = tabs?.items.find(({ value }) => value === (filter[tabs.param] ?? tabs.default));
  return Object.fromEntries(Object.entries(item?.where ?? {}).filter(([, test]) => typeof test !== 'object'));
}

const rowId = (row: Row) => row.id as RowId;
const noRows: Row[] = [];

/** What the table itself listens to (`useGridKeys`). */
const tableKeys: Command[] = [
  { keys: '↑ ↓ ← →', title: '在表格中移动' },
  { keys: 'Home / End', title: '移到本行首列 / 末列' },
  { keys: 'Ctrl + Home / End', title: '移到表格首格 / 末格' },
  { keys: 'Page Up / Page Down', title: '上下移动十行' },
  { keys: '空格', title: '选择当前行' },
  { keys: 'Enter', title: '打开当前行详情' },
  { keys: 'F2 / Esc', title: '进入 / 离开单元格中的控件' },
];

/** What a narrow window hides takes no focus. */
function focusFirst(filters: HTMLFormElement | null): void {
  const controls = [...filters?.querySelectorAll<HTMLElement>('input,button,[tabindex="0"]') ?? []];
  controls.find((control) => {
    control.focus();
    return document.activeElement === control;
  });
}

/** The parts of a list screen, drawn from react-admin's list context. */
export function ListView({ resource, list, endpoint }: ListViewProps) {
  const context = useListContext();
  const { filterValues, sort, page, perPage, total = 0, error, isPending, isFetching, isPlaceholderData } = context;
  const filter = filterValues as Row;
  const read: readonly Row[] = context.data ?? noRows;
  const known = useMemo(() => {
    const fixed = fixedByTab(list, filter);
    return Object.keys(fixed).length === 0 ? read : read.map((row) => ({ ...fixed, ...row }));
  }, [list, filter, read]);
  const { rows, order, toggle } = usePageOrder(resource, list, known);
  const able = useCapabilities();
  const person = useSignedIn()?.account ?? '';
  const refresh = useRefreshList(resource);
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const filters = useRef<HTMLFormElement>(null);
  const [density, setDensity] = useDensity(person);
  const [room, setRoom] = useRoom();
  const cards = usePhone();
  const [choosing, setChoosing] = useState(false);
  const [binOpen, setBinOpen] = useState(false);

  const tabParam = list.tabs?.param;
  const narrowed = Object.entries(filter).some(([param, value]) => param !== tabParam && !isEmpty(value));
  const nameOf = useCallback((row: Row) => String(row[resource.display] ?? row.id), [resource]);
  const tree = useMemo(() => resource.tree && growTree(rows, resource.tree), [rows, resource]);

  // A record that the address names is named by it as long as it is open.
  const onClosed = useCallback(() => {
    const query = new URLSearchParams(search);
    if (!query.has(openParam)) return;
    query.delete(openParam);
    void navigate({ search: String(query) }, { state, replace: true });
  }, [search, state, navigate]);

  // Who puts records aside before deleting them has a tab for these.
  const setAside = resource.endpoints.some(({ role, when }) => role === 'delete' && when !== undefined);
  const actions = useListActions(resource, list, { rows, tree, refresh, nameOf, canRestore: able.recycle && resource.softDelete, onClosed });
  const switches = useSwitches(resource, refresh, nameOf);
  const selection = useSelection('ticked', rows, JSON.stringify(filter));
  const bulk = useBulk({
    resource, selection, filter, total, refresh,
    restore: actions.restore,
    nameOf: (id) => {
      const row = selection.rows.find((candidate) => rowId(candidate) === id);
      return row ? nameOf(row) : String(id);
    },
  });
  const selectable = list.selectable && actions.bulkOffers.length > 0;
  const ticked = selectable && (selection.ids.length > 0 || selection.all);
  const news = useNews({ isAble: able.changes, resource: resource.key, filter: list.endpoint === 'list' ? filter : undefined, shown: context.data });
  const reorder = useReorder(resource, able.reorder, refresh);

  const before = useMemo(
    () => [...(selectable ? [ticksColumn] : []), ...(reorder ? [orderColumn] : []), ...(list.expand ? [moreColumn(resource, list.expand, nameOf)] : [])],
    [selectable, reorder, resource, list.expand, nameOf],
  );
  const wrapFirst = useMemo(
    () => (resource.tree ? (row: Row, content: ReactNode) => <BranchCell id={rowId(row)}>{content}</BranchCell> : undefined),
    [resource],
  );
  const columns = useListColumns({ resource, list, person, filter, room, cards, override: switches, around: actions.opener, wrapFirst, before, after: actions.columns });

  useArrival({ state, search }, actions);
  useCommands(list.title, [
    { keys: '/', title: '定位到第一个筛选条件', run: () => focusFirst(filters.current) },
    ...actions.pageOffers.map((offer): Command => ({ title: offer.title, keys: offer.does === 'create' ? 'n' : undefined, run: () => actions.act(offer) })),
    { title: '刷新列表', run: () => void refresh() },
    { title: '列设置', run: () => setChoosing(true) },
    ...(actions.restore && !setAside ? [{ title: '回收站', run: () => setBinOpen(true) }] : []),
    ...tableKeys,
  ]);

  const apply = (values: Row) => {
    const tab = tabParam && { [tabParam]: filter[tabParam] };
    const next = { ...values, ...tab };
    if (page === 1 && same(next, filter)) void refresh();
    else context.setFilters(next);
  };
  const reset = () => apply({});
  const onSort = (field: string) => {
    if (toggle(field)) return;
    if (sort.field !== field) context.setSort({ field, order: 'ASC' });
    else if (sort.order === 'ASC') context.setSort({ field, order: 'DESC' });
    else context.setSort({ field: '', order: 'ASC' });
  };

  const paged = list.shape === 'page' && endpoint.shape !== 'array' && endpoint.shape !== 'tree';
  const totalExact = (context.meta as { totalExact?: boolean } | undefined)?.totalExact ?? true;
  const totalText = totalExact ? String(total) : '10 万+';
  const table = {
    label: list.title,
    scrollName: 'table',
    layout: columns.layout,
    rowId,
    rowName: nameOf,
    density,
    cards,
    selection: selectable ? selection.selection : undefined,
    sort: order ?? (sort as Sorting),
    onSort: resource.tree || cards ? undefined : onSort,
    onResize: cards ? undefined : columns.state.resize,
    onOpen: actions.open,
    onRoom: setRoom,
    busy: isPlaceholderData,
    children: (isPending || error || rows.length === 0) && (
      <ListState
        pending={isPending}
        error={error as Error | null}
        narrowed={narrowed}
        createTitle={actions.createTitle}
        onRetry={() => void refresh()}
        onReset={reset}
        onCreate={actions.create}
      />
    ),
  };

  return (
    <section className="list-screen" aria-label={list.title}>
      <FilterBar ref={filters} isLine filters={list.filters} values={filter} onApply={apply} onReset={reset} />
      {list.notice && <p className="list-notice">{list.notice}</p>}
      {list.tabs && (
        <ListTabs resource={resource} tabs={list.tabs} filter={filter} label={list.title} onChange={(value) => context.setFilters({ ...filter, [list.tabs!.param]: value })} />
      )}
      <ListJobs resource={resource} refresh={refresh} />
      <div className="list-tools">
        {selectable && (
          <BulkBar selection={selection} offers={actions.bulkOffers} total={total} totalText={totalText} canSelectAll={able.batch && paged} busy={bulk.busy} menu={list.bulkMenu} onAct={bulk.act} />
        )}
        {(!ticked || cards) && <span className="list-page-actions">
          {actions.pageOffers.map((offer) => (
            <Button key={offer.name} variant={offer.does === 'create' ? 'primary' : 'default'} icon={offer.does === 'create' ? 'add' : undefined} onClick={() => actions.act(offer)}>
              {offer.title}
            </Button>
          ))}
          {list.bulkShown && selectable && !ticked && <WaitingActions offers={actions.bulkOffers} rows={rows} menu={list.bulkMenu} sentence={typeof list.bulkShown === 'string' ? list.bulkShown : `请先选择${resource.title}`} />}
          {able.queue && resource.queue && <QueueButton resource={resource} list={list} queue={resource.queue} filter={filter} />}
        </span>}
        <Tools
          resource={resource}
          list={list}
          able={able}
          filter={filter}
          sort={sort.field ? sort : undefined}
          columns={columns.shown}
          density={density}
          busy={!!isFetching}
          news={news}
          brief={ticked && !cards}
          cards={cards}
          sortable={resource.tree ? [] : list.columns.filter((column) => column.sortable || column.sortsPage)}
          sorting={table.sort}
          onSort={onSort}
          query={viewQuery(list, { filter, sort: sort.field, order: sort.order, perPage, page })}
          onView={(query) => void navigate({ search: addressOfQuery(list, resource.fields, query) }, { state })}
          onDensity={setDensity}
          onRefresh={() => void refresh()}
          onHelp={shortcutHelp.open}
          onChooseColumns={() => setChoosing(true)}
          onRecycleBin={setAside ? undefined : actions.restore && (() => setBinOpen(true))}
        />
      </div>
      {resource.tree && tree
        ? <TreeTable {...table} model={resource.tree} tree={tree} narrowed={narrowed} onReorder={reorder} />
        : <ListTable {...table} rows={error ? noRows : rows} />}
      {paged && total > 0 && (
        <div className="list-pager">
          <Pager page={page} perPage={perPage} total={total} totalExact={totalExact} sizes={list.pageSizes} onPage={context.setPage} onPerPage={context.setPerPage} />
        </div>
      )}
      {actions.dialogs}
      {bulk.dialogs}
      {choosing && <ColumnChooser state={columns.state} titleOf={columns.titleOf} onClose={() => setChoosing(false)} />}
      {binOpen && <RecycleBin resource={resource} list={list} person={person} nameOf={nameOf} refresh={refresh} onClose={() => setBinOpen(false)} />}
    </section>
  );
}
