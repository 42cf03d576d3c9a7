/** What a row shows when it is unfolded: fields without a column of their own. */
import type { ResourceModel } from '../../../engine/model';
import { FieldCell } from '../../../fields/FieldCell';
import { Button } from '../../ui/buttons/Button';
import { Popover } from '../../ui/layers/Popover';
import type { Row } from '../table/model';
import type { FrameColumn } from '../useListColumns';
import './more.css';

/** Stands before the columns. The fields lie above the table, so that rows keep their places and keys their way. */
export function moreColumn(resource: ResourceModel, names: readonly string[], nameOf: (row: Row) => string): FrameColumn {
  const fields = names.flatMap((name) => resource.fields.find((field) => field.name === name) ?? []);
  return {
    definition: {
      name: '#more', title: '展开', align: 'center', rigid: true,
      render: (row) => (
        <Popover label={`更多信息：${nameOf(row)}`} button={(trigger) => <Button {...trigger} variant="text" size="small" icon="chevronDown" aria-label={`展开：${nameOf(row)}`} />}>
          <dl className="more">
            {fields.map((field) => (
              <div key={field.name}>
                <dt>{field.title}</dt>
                <dd><FieldCell field={field} value={row[field.name]} record={row} /></dd>
              </div>
            ))}
          </dl>
        </Popover>
      ),
    },
    width: 64,
  };
}
