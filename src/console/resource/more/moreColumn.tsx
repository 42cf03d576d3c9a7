/** What a row shows when it is unfolded: columns that found no room, and fields without a column of their own. */
import type { DetailItem, ResourceModel } from '../../../engine/model';
import { deferred } from '../../../ui/deferred';
import { Button } from '../../../ui/buttons/Button';
import { Popover } from '../../../ui/layers/Popover';
import type { Row } from '../table/model';
import type { MoreColumn } from '../useListColumns';

const MoreContent = deferred(() => import('./MoreContent').then((module) => ({ default: module.MoreContent })));

/** Stands before the columns. The fields lie above the table, so that rows keep their places and keys their way. */
export const moreColumn = (resource: ResourceModel, items: readonly (string | DetailItem)[] | undefined, nameOf: (row: Row) => string): MoreColumn => ({
  always: items !== undefined,
  column: (away) => ({
    definition: {
      name: '#more', title: '展开', align: 'center', rigid: true, part: 'more',
      render: (row) => (
        <Popover label={`更多信息：${nameOf(row)}`} button={(trigger) => <Button {...trigger} variant="text" size="small" icon="chevronDown" aria-label={`展开：${nameOf(row)}`} />}>
          <MoreContent resource={resource} columns={away} items={items ?? []} row={row} />
        </Popover>
      ),
    },
    width: 48,
  }),
});
