import { use } from 'react';
import { cellText } from '../../../engine/format/template';
import type { DetailItem, FieldModel, ResourceModel } from '../../../engine/model';
import { leadOf, listLeadOf } from '../../../engine/references/lead';
import { holds } from '../../../engine/rules/holds';
import { isEmpty } from '../../../engine/text/words';
import { kinds } from '../../../fields/kinds';
import { RecordLink, recordLink } from '../../../ui/display/RecordLink';
import { EnumerationContext } from '../../../ui/ports/enumerations';
import { RecordLinksContext } from '../../../ui/ports/records';
import { chosenColumns } from './chosenColumns';
import { FieldValue } from './FieldValue';
import { LogTimeline } from './LogTimeline';
import './detail.css';

type Row = Record<string, unknown>;

interface DetailItemsProps {
  resource: ResourceModel;
  items: readonly (string | DetailItem)[];
  row: Row;
}

/** What a record of its kind does not have: nothing is entered there, and nobody misses it. */
const isForeign = (field: FieldModel, row: Row): boolean => isEmpty(row[field.name]) && !holds(field.when, row);

/** Titles and values; those whose condition does not hold, and empty ones that the record does not have, are absent. */
export function DetailItems({ resource, items, row }: DetailItemsProps) {
  const fields = new Map(resource.fields.map((field) => [field.name, field]));
  const shown = items.map((item) => (typeof item === 'string' ? { name: item } : item)).filter((item) => holds(item.when, row));
  return (
    <dl className="detail">
      {shown.map((item, index) => {
        const field = fields.get(item.name);
        return field && !field.writeOnly && (isWorded(item, row) || !isForeign(field, row)) && (
          <div key={index} className="detail-item" data-wide={wide.has(field.kind) || undefined}>
            <dt>{item.title ?? field.title}</dt>
            <dd><ItemValue resource={resource} item={item} field={field} fields={fields} row={row} /></dd>
          </div>
        );
      })}
    </dl>
  );
}

interface ItemValueProps {
  resource: ResourceModel;
  item: DetailItem;
  field: FieldModel;
  fields: ReadonlyMap<string, FieldModel>;
  row: Row;
}

/** The value, leading to the record that it names: another one, or, where it is shown elsewhere than in its detail, its own. */
function ItemValue(props: ItemValueProps) {
  const { resource: { key, display, primaryKey }, item, field, row } = props;
  const isOwn = field.name === display || field.name === primaryKey;
  const named = leadOf(field, isWorded(item, row)) ?? (isOwn ? { of: key, id: primaryKey } : undefined);
  const content = <ItemText {...props} />;
  const lead = listLeadOf(field, row);
  const links = use(RecordLinksContext);
  const list = lead && links?.list(lead.to);
  if (lead && list && !isEmpty(row[field.name])) return recordLink(list, lead.query, content);
  return named && !isEmpty(row[field.name]) ? <RecordLink entity={named.of} id={row[named.id]}>{content}</RecordLink> : content;
}

/** The item says the value in words of its own. */
function isWorded({ name, template, suffix, texts, empty }: DetailItem, row: Row): boolean {
  return template !== undefined || suffix !== undefined || (texts !== undefined && String(row[name]) in texts) || (empty !== undefined && isEmpty(row[name]));
}

function ItemText({ item, field, fields, row }: ItemValueProps) {
  const enumeration = use(EnumerationContext);
  const value = row[item.name];
  if (item.columns) {
    const chosen = chosenColumns(field, item.columns, value, row);
    return <FieldValue field={chosen.field} value={chosen.value} record={row} />;
  }
  if (field.timeline && Array.isArray(value)) return <LogTimeline field={field} timeline={field.timeline} rows={value as Row[]} />;
  // The link stands around it already.
  if (!isWorded(item, row)) return <FieldValue field={field.names ? { ...field, names: undefined } : field} value={value} record={row} />;
  return cellText(item, row, (name) => {
    const own = fields.get(name);
    return own ? kinds[own.kind].format(row[name], own, { enumeration }) : String(row[name] ?? '');
  });
}

/** Kinds whose values need the whole row. */
const wide = new Set(['textarea', 'imageList', 'richText', 'json', 'childTable', 'skuMatrix', 'formTemplate']);
