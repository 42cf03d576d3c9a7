import { useEffect, useRef } from 'react';
import { useReferenceSource } from '../../ui/ports/references';
import { sameId } from '../../ui/inputs/treeNodes';
import { ErrorState } from '../../ui/states/ErrorState';
import { Skeleton } from '../../ui/states/Skeleton';
import type { InputProps } from '../view';
import { Cell } from './Grid';
import { emptyRow } from './rows';
import './Grid.css';

type Row = Record<string, unknown>;

/** A row of inputs for each record that one of the columns refers to; a record of which nothing is held shows the defaults. */
export default function PerRecord({ field, id, value, onChange, onBlur, onProblem, disabled, mode, error, errors = {} }: InputProps) {
  const { fields = [], rowFor = '' } = field;
  const of = fields.find(({ name }) => name === rowFor)!;
  const columns = fields.filter(({ name }) => name !== rowFor);
  const { nodes, loading, error: failed, more, loadMore } = useReferenceSource().useOptions(of.to!);
  // Every record has its row, however many a page of them holds.
  useEffect(() => {
    if (more && !loading) loadMore?.();
  }, [more, loading, loadMore]);
  const problems = useRef(new Map<string, string>());
  const held: Row[] = Array.isArray(value) ? value : [];
  const rows = nodes.map((node): Row => held.find((row) => sameId(row[rowFor] as number, node.id)) ?? { ...emptyRow(fields), [rowFor]: node.id });
  // Of records that are no longer on offer, what is held stays.
  const others = held.filter((row) => !rows.includes(row));

  const set = (index: number, name: string, cell: unknown) => onChange([...rows.map((row, at) => (at === index ? { ...row, [name]: cell } : row)), ...others]);
  const report = (cell: string, message: string | undefined) => {
    if (message) problems.current.set(cell, message);
    else problems.current.delete(cell);
    onProblem?.([...problems.current.values()][0]);
  };
  if (failed && nodes.length === 0) return <ErrorState message={failed} />;
  if (loading && nodes.length === 0) return <Skeleton lines={3} height={32} />;
  return (
    <div id={id} role="group" aria-label={field.title} aria-describedby={[field.help && `${id}-help`, error && `${id}-message`].filter(Boolean).join(' ') || undefined} className="field-grid-input"
      onBlur={(event) => { if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(); }}>
      <div className="field-grid-scroll">
        <table className="field-grid" aria-label={field.title}>
          <thead>
            <tr><th scope="col">{of.title}</th>{columns.map((column) => <th key={column.name} scope="col">{column.title}</th>)}</tr>
          </thead>
          <tbody>
            {nodes.map(({ id: record, label }, index) => {
              const row = rows[index]!;
              // Mistakes are told by the place that a row has in what is saved.
              const kept = held.indexOf(row);
              const place = kept < 0 ? held.length + index : kept;
              return (
                <tr key={String(record)}>
                  <th scope="row">{label}</th>
                  {columns.map((column) => (
                    <td key={column.name}>
                      <Cell
                        column={column} id={`${id}.${place}.${column.name}`} label={`${label}${column.title}`} row={row} disabled={disabled} mode={mode}
                        error={errors[`${place}.${column.name}`]}
                        onChange={(cell) => set(index, column.name, cell)}
                        onProblem={(message) => report(`${record}.${column.name}`, message)}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
