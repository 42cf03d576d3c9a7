import { memo, useMemo } from 'react';
import { Icon } from '../../ui/Icon';
import { ImagePreview } from '../../ui/display/ImagePreview';
import type { MatrixRow } from '../../engine/matrix/document';
import { isEmpty } from '../../engine/text/words';
import { CellEditor, type EditorProps } from './CellEditor';
import { problemOf, textOfCell } from './cellText';
import type { Column } from './columns';

export interface GridRowProps {
  id: string;
  row: MatrixRow;
  /** From 0; -1 is the row that sets whole columns. */
  index: number;
  /** From 1, as in aria-rowindex. */
  number: number;
  columns: readonly Column[];
  /** Selected columns, as `from-to`. */
  selected?: string;
  /** Column with the focus. */
  active?: number;
  /** Column at whose corner the fill handle sits. */
  handle?: number;
  filling?: boolean;
  /** Messages of the form by column name. */
  errors?: Readonly<Record<string, string>>;
  /** The cell with the focus is being entered. */
  editor?: EditorProps;
  readOnly?: boolean;
}

/** Drawn again only when its own values, messages or part of the selection change. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { id, row, index, number, columns, selected, filling } = props;
  const [from, to] = selected === undefined ? [1, 0] : selected.split('-').map(Number) as [number, number];
  const problems = useMemo(() => columns.map(({ field, name }) => (field ? problemOf(row[name], field) : undefined)), [columns, row]);
  return (
    <tr role="row" aria-rowindex={number} className={index < 0 ? 'sku-bulk' : undefined} data-filling={filling || undefined}>
      {columns.map((column, at) => (
        <GridCell
          key={column.name}
          {...props}
          column={column}
          at={at}
          isSelected={at >= from && at <= to}
          message={index < 0 ? undefined : (props.errors?.[column.name] ?? problems[at])}
          messageId={`${id}-cell-${index}-${column.name}`}
        />
      ))}
    </tr>
  );
});

interface GridCellProps extends GridRowProps {
  column: Column;
  at: number;
  isSelected: boolean;
  message?: string;
  messageId: string;
}

function GridCell({ row, index, column, at, isSelected, message, messageId, active, handle, editor, readOnly }: GridCellProps) {
  const isActive = active === at;
  const { field } = column;
  const attributes = {
    'aria-colindex': at + 1,
    'aria-selected': isSelected,
    tabIndex: isActive ? 0 : -1,
    'data-row': index,
    'data-column': at,
  };
  if (!field) {
    return (
      <th {...attributes} role="rowheader" scope="row" className="sku-attribute" style={{ left: column.left }} aria-readonly="true">
        {index < 0 ? (at === 0 ? '批量设置' : '') : row.attrValue[column.name]}
      </th>
    );
  }
  return (
    <td
      {...attributes}
      role="gridcell"
      className={`sku-cell sku-cell-${field.kind}`}
      aria-invalid={message ? true : undefined}
      aria-describedby={message ? messageId : undefined}
    >
      {isActive && editor ? <CellEditor {...editor} /> : <Content value={row[column.name]} column={column} bulk={index < 0} name={row.sku} zoom={readOnly === true} />}
      {message && <span className="sku-message" id={messageId} title={message}>{message}</span>}
      {handle === at && <span className="sku-handle" data-handle aria-hidden="true" />}
    </td>
  );
}

function Content({ value, column, bulk, name, zoom }: { value: unknown; column: Column; bulk: boolean; name: string; zoom: boolean }) {
  if (column.field?.kind === 'image') {
    if (isEmpty(value)) return <span className="sku-no-image"><Icon name="image" size={20} /><span className="ui-hidden">没有图片</span></span>;
    // The grid's own keys open it.
    if (zoom) return <ImagePreview src={String(value)} alt={`${name}${column.title}`} tabIndex={-1} />;
    return <img className="sku-image" src={String(value)} alt={bulk ? column.title : `${name}${column.title}`} loading="lazy" decoding="async" />;
  }
  return <span className="sku-text">{textOfCell(value, column.field!)}</span>;
}
