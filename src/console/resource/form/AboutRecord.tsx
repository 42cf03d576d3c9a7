/** What a form shows of its record above the inputs. */
import type { DetailItem, ResourceModel } from '../../../engine/model';
import { DetailItems } from '../detail/DetailItems';
import { useRecord } from '../detail/useRecord';
import type { Values } from './store';

interface AboutRecordProps {
  resource: ResourceModel;
  items: readonly (string | DetailItem)[];
  /** As the list knows it, or the detail. */
  row: Values;
}

const nameOf = (item: string | DetailItem): string => (typeof item === 'string' ? item : item.name);

/** What the list does not answer is read of the record itself. */
export function AboutRecord(props: AboutRecordProps) {
  const { resource: { primaryKey }, items, row } = props;
  return items.every((item) => nameOf(item) in row) || row[primaryKey] === undefined ? <DetailItems {...props} /> : <ReadRecord {...props} id={row[primaryKey] as number | string} />;
}

/** Until it has come, or where it may not be read, the row tells what it can. */
function ReadRecord({ resource, items, row, id }: AboutRecordProps & { id: number | string }) {
  const { data = row } = useRecord(resource, id, row);
  return <DetailItems resource={resource} items={items.filter((item) => nameOf(item) in data)} row={data} />;
}
