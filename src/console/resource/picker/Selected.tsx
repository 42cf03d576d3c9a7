import { useRef } from 'react';
import type { ResourceModel } from '../../../engine/model';
import { Button } from '../../../ui/buttons/Button';
import { useReferenceSource } from '../../../ui/ports/references';
import { Chips } from '../../../ui/display/Tag';
import type { Selection } from './useSelection';

/** What is selected so far, whatever page it stands on, each to be taken out again. */
export function Selected({ resource, selection }: { resource: ResourceModel; selection: Selection }) {
  const { key, primaryKey, display } = resource;
  // Rows selected before the dialog opened are known by their id alone.
  const unnamed = selection.rows.filter((row) => row[display] === undefined).map((row) => row[primaryKey]);
  const names = useReferenceSource().useNames(key, unnamed);
  const nameOf = (id: unknown, row: Record<string, unknown>) => String(row[display] ?? names[String(id)] ?? id);
  const group = useRef<HTMLDivElement>(null);
  return (
    <div ref={group} className="picker-selected" role="group" aria-label="已选" tabIndex={-1}>
      <span role="status">已选 {selection.rows.length} 个</span>
      {selection.rows.length > 0 && (
        <>
          <Chips
            chips={selection.rows.map((row) => ({ value: row[primaryKey], label: nameOf(row[primaryKey], row) }))}
            onRemove={(_id, index) => {
              selection.remove(selection.rows[index]!);
              // The button that was pressed goes with its chip.
              group.current?.focus();
            }}
          />
          <Button size="small" variant="text" onClick={selection.clear}>清空</Button>
        </>
      )}
    </div>
  );
}
