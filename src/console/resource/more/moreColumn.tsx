/** What a row shows when it is unfolded: fields without a column of their own. */
import type { DetailItem, ResourceModel } from '../../../engine/model';
import { deferred } from '../../../ui/deferred';
import { Button } from '../../../ui/buttons/Button';
import { Popover } from '../../../ui/layers/Popover';
import type { Row } from '../table/model';
import type { FrameColumn } from '../useListColumns';
import './more.css';

const DetailItems = deferred(() => import('../detail/DetailItems').then(({ DetailItems }) => ({ default: DetailItems })));

/** Stands before the columns. The fields lie above the table, so that rows keep their places and keys their way. */
export function moreColumn(resource: ResourceModel, items: readonly (string | DetailItem)[], nameOf: (row: Row) => string): FrameColumn {
  return {
    definition: {
      name: '#more', title: '展开', align: 'center', rigid: true, part: 'more',
      render: (row) => (
        <Popover label={`更多信息：${nameOf(row)}`} button={(trigger) => <Button {...trigger} variant="text" size="small" icon="chevronDown" aria-label={`展开：${nameOf(row)}`} />}>
          <div className="more"><DetailItems resource={resource} items={items} row={row} /></div>
        </Popover>
      ),
    },
    width: 64,
  };
}
