import { useCapabilities } from '../../data/capabilities';
import { Button } from '../../../ui/buttons/Button';
import { deferred } from '../../../ui/deferred';
import { BulkBar, WaitingActions } from '../actions/bulk/BulkBar';
import { Tools } from '../tools/Tools';
import type { ListParts } from './parts';

const FindButton = deferred(() => import('../find/FindButton'));
const QueueButton = deferred(() => import('../queue/QueueButton'));

interface ListToolbarProps extends ListParts {
  onChooseColumns(): void;
  /** Absent where nothing can be restored. */
  onRecycleBin?(): void;
}

/** Above the table: what can be done with ticked rows or else on the page, and the tools of the list. */
export function ListToolbar({ resource, list, listed, actions, ticks, arrangement, onChooseColumns, onRecycleBin }: ListToolbarProps) {
  const capabilities = useCapabilities();
  const { cards } = arrangement;
  const { bulkOffers } = actions;
  return (
    <div className="list-tools">
      {ticks.possible && (
        <BulkBar
          selection={ticks.selection}
          offers={bulkOffers}
          total={listed.total}
          totalText={listed.totalText}
          canSelectAll={capabilities.batch && listed.paged}
          busy={ticks.busy}
          menu={list.bulkMenu}
          onAct={ticks.act}
        />
      )}
      {(!ticks.some || cards) && <span className="list-page-actions">
        {actions.pageOffers.map((offer) => (
          <Button key={offer.name} variant={offer.does === 'create' ? 'primary' : 'default'} icon={offer.does === 'create' ? 'add' : undefined} onClick={() => actions.act(offer)}>
            {offer.title}
          </Button>
        ))}
        {list.bulkShown && ticks.possible && !ticks.some && (
          <WaitingActions offers={bulkOffers} rows={listed.rows} menu={list.bulkMenu} sentence={typeof list.bulkShown === 'string' ? list.bulkShown : `请先选择${resource.title}`} />
        )}
        {list.finds?.dialog !== undefined && <FindButton title={list.finds.dialog} finds={list.finds} list={list} refresh={listed.refresh} />}
        {capabilities.queue && resource.queue && <QueueButton resource={resource} list={list} queue={resource.queue} filter={listed.filter} />}
      </span>}
      <Tools resource={resource} list={list} listed={listed} arrangement={arrangement} brief={ticks.some && !cards} onChooseColumns={onChooseColumns} onRecycleBin={onRecycleBin} />
    </div>
  );
}
