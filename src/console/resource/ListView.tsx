import { use, useEffect, useRef, useState } from 'react';
import type { EndpointModel, ListModel, ResourceModel } from '../../engine/model';
import { useCapabilities } from '../data/capabilities';
import { deferred } from '../../ui/deferred';
import { AboutContext } from './about/useAbout';
import { useListActions } from './actions/useListActions';
import { FilterBar } from './FilterBar';
import { ListJobs } from './jobs/ListJobs';
import { ListTabs } from './ListTabs';
import { ListBody } from './list/ListBody';
import { ListToolbar } from './list/ListToolbar';
import type { ListParts } from './list/parts';
import { useArrangement } from './list/useArrangement';
import { useListCommands } from './list/useListCommands';
import { useListed } from './list/useListed';
import { useRowForms } from './row/useRowForms';
import { useTicks } from './list/useTicks';
import { useReorder } from './tree/useReorder';
import { useArrival, useForgetOpened } from './useArrival';
import './ListView.css';

const FindOne = deferred(() => import('./find/FindOne'), <div className="find-waiting" aria-busy />);
const ColumnChooser = deferred(() => import('./columns/ColumnChooser'));
const RecycleBin = deferred(() => import('./tools/RecycleBin'));

interface ListViewProps {
  resource: ResourceModel;
  list: ListModel;
  /** The list's own read. */
  endpoint: EndpointModel;
}

/** The parts of a list screen, from its filters down to its pages. */
export function ListView({ resource, list, endpoint }: ListViewProps) {
  const capabilities = useCapabilities();
  const listed = useListed(resource, list, endpoint);
  const { rows, tree, filter, refresh, nameOf, apply, reset } = listed;
  const onClosed = useForgetOpened();
  const rowForms = useRowForms(resource, list);
  const { defaults, barred } = use(AboutContext);
  const actions = useListActions(resource, list, { defaults: list.about && defaults, barred: list.about && barred, rows, tree, refresh, nameOf, onClosed, editInRow: rowForms?.open });
  const ticks = useTicks(resource, list, listed, actions);
  const reorder = useReorder(resource, capabilities.reorder, refresh);
  const arrangement = useArrangement({ resource, list, listed, actions, tickable: ticks.possible, orderable: reorder !== undefined });
  const { shown, away } = arrangement.columns;
  useEffect(() => rowForms?.arrange(shown.filter((name) => !away.includes(name)), arrangement.cards), [rowForms, shown, away, arrangement.cards]);
  const filters = useRef<HTMLFormElement>(null);
  const [choosing, setChoosing] = useState(false);
  const [binOpen, setBinOpen] = useState(false);

  // An entity whose records are put aside before they are deleted has a tab for these.
  const setAside = resource.endpoints.some(({ role, when }) => role === 'delete' && when !== undefined);
  const openBin = capabilities.recycle && resource.softDelete && actions.mayDelete && !setAside ? () => setBinOpen(true) : undefined;
  const chooseColumns = () => setChoosing(true);
  useArrival(actions);
  useListCommands({ title: list.title, filters, actions, refresh, chooseColumns, openBin });

  const parts: ListParts = { resource, list, listed, actions, ticks, arrangement };
  return (
    <section className="list-screen" aria-label={list.title}>
      {list.finds && list.finds.dialog === undefined && <FindOne finds={list.finds} list={list} refresh={refresh} />}
      <FilterBar ref={filters} isLine filters={list.filters} search={list.search} values={filter} onApply={apply} onReset={reset} />
      {list.notice && <p className="list-notice">{list.notice}</p>}
      <ListJobs resource={resource} refresh={refresh} />
      {/* What ticked rows offer needs a line of its own, lest ticking moves the rows. */}
      <div className={ticks.possible ? 'list-heads' : 'list-heads list-heads-one'}>
        {list.tabs && <ListTabs resource={resource} tabs={list.tabs} filter={filter} label={list.title} onChange={listed.setTab} />}
        <ListToolbar {...parts} onChooseColumns={chooseColumns} onRecycleBin={openBin} />
      </div>
      <ListBody {...parts} reorder={reorder} rowForms={rowForms} />
      {actions.dialogs}
      {ticks.dialogs}
      {choosing && <ColumnChooser state={arrangement.columns.state} titleOf={arrangement.columns.titleOf} away={away} onClose={() => setChoosing(false)} />}
      {binOpen && <RecycleBin resource={resource} list={list} nameOf={nameOf} refresh={refresh} onClose={() => setBinOpen(false)} />}
    </section>
  );
}
