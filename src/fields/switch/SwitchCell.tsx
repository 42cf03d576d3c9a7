import { useEnumeration } from '../../ui/ports/enumerations';
import { Switch } from '../../ui/inputs/Switch';
import type { EnumerationModel, FieldModel } from '../../engine/model';

/** Wire forms may stand in answers that no codec has touched. */
export const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true';

/** Words of the two states. */
export function stateLabels(enumeration: EnumerationModel | undefined): { on: string; off: string } {
  const title = (state: boolean) => enumeration?.items.find(({ value }) => isOn(value) === state)?.title;
  return { on: title(true) ?? '是', off: title(false) ?? '否' };
}

/** Words of the two positions: of codes those of the first two. */
function usePositionLabels(field: FieldModel): { on: string; off: string } {
  const enumeration = useEnumeration(field.enumeration);
  if (field.kind === 'switch') return stateLabels(enumeration);
  const [on, off] = field.options ?? enumeration?.items ?? [];
  return { on: on?.title ?? '是', off: off?.title ?? '否' };
}

export interface SwitchCellProps {
  field: FieldModel;
  value: unknown;
  /** Names the record, so that switches of one column differ: `华为`. */
  recordName: string;
  onToggle(checked: boolean): void;
  /** Waiting for the server. */
  busy?: boolean;
  /** The state of the record does not allow it. */
  barred?: boolean;
  disabled?: boolean;
}

/** The interactive switch of a list row. */
export function SwitchCell({ field, value, recordName, onToggle, busy, barred, disabled }: SwitchCellProps) {
  const labels = usePositionLabels(field);
  return <Switch aria-label={`${field.title}：${recordName}`} checked={isOn(value)} labels={labels} busy={busy} barred={barred} disabled={disabled} onChange={onToggle} />;
}
