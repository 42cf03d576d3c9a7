import { useState } from 'react';
import type { FieldModel, Scalar } from '../../../engine/model';
import { positionsOf } from '../../../engine/rules/positions';
import { isOn, SwitchCell } from '../../../fields/switch/SwitchCell';
import type { Row } from './model';

interface RowSwitchProps {
  field: FieldModel;
  row: Row;
  recordName: string;
  /** The record cannot be changed. */
  locked?: boolean;
  /** Its state does not allow this change; `onSwitch` says why. */
  barred?: boolean;
  /** Stable. Resolves when the list shows the stored state; rejects when it was refused. */
  onSwitch(field: FieldModel, row: Row, target: Scalar): Promise<void>;
}

/** A row's switch: shows the new state at once; a refused change goes back to what is stored. */
export function RowSwitch({ field, row, recordName, locked, barred, onSwitch }: RowSwitchProps) {
  const [target, setTarget] = useState<boolean>();
  const [on, off] = positionsOf(field) ?? [true, false];
  const value = row[field.name];
  const toggle = async (next: boolean) => {
    if (!barred) setTarget(next);
    try {
      await onSwitch(field, row, next ? on : off);
    } catch {
      // The data layer has told why; here the switch only goes back.
    }
    setTarget(undefined);
  };
  return (
    <SwitchCell
      field={field}
      value={target ?? (field.kind === 'switch' ? isOn(value) : value === on)}
      recordName={recordName}
      busy={target !== undefined}
      barred={barred}
      disabled={locked}
      onToggle={(next) => void toggle(next)}
    />
  );
}
