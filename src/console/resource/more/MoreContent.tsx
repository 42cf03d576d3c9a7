import type { DetailItem, ResourceModel } from '../../../engine/model';
import { Tip } from '../../../ui/layers/Tip';
import { DetailItems } from '../detail/DetailItems';
import type { ColumnDefinition, Row } from '../table/model';
import './more.css';

interface MoreContentProps {
  resource: ResourceModel;
  /** Those that found no room beside the others. */
  columns: readonly ColumnDefinition[];
  items: readonly (string | DetailItem)[];
  row: Row;
}

/** Cells as their columns show them, under their titles, then fields that have no column. */
export const MoreContent = ({ resource, columns, items, row }: MoreContentProps) => (
  <div className="more">
    {columns.length > 0 && (
      <dl className="detail">
        {columns.map(({ name, title, tip, render }) => <div key={name} className="detail-item"><dt>{title}{tip !== undefined && <Tip text={tip} label={title} />}</dt><dd>{render(row)}</dd></div>)}
      </dl>
    )}
    {items.length > 0 && <DetailItems resource={resource} items={items} row={row} />}
  </div>
);
