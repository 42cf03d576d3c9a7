/** The control that a value is entered with: by the shape of its group, then by its kind as everywhere else. */
import type { ComponentType } from 'react';
import type { FieldModel, KindName } from '../../../engine/model';
import type { ControlName, GroupModel } from '../../../engine/page/widget';
import { views } from '../../../fields/views';
import type { FieldControlProps } from './control';
import { ColourControl } from './controls/ColourControl';
import { ChoiceControl } from './controls/ChoiceControl';
import { CubeControl } from './controls/CubeControl';
import { HotspotControl } from './controls/HotspotControl';
import { LengthControl } from './controls/LengthControl';
import { PickedControl } from './controls/PickedControl';
import { RowsControl } from './controls/RowsControl';

type Drawn = ComponentType<FieldControlProps>;

const byControl: Partial<Record<ControlName, Drawn>> = { cells: CubeControl, hotspots: HotspotControl };
const byKind: Partial<Record<KindName, Drawn>> = { slider: LengthControl, colour: ColourControl, enumeration: ChoiceControl, childTable: RowsControl };

const drawnBy = ({ kind, to }: FieldModel, control?: ControlName): Drawn => (control && byControl[control]) ?? (kind === 'childTable' && to !== undefined ? PickedControl : byKind[kind] ?? KindControl);

/** Inputs that hold nothing but their value: they go along to another widget of its kind, all others are made anew for it. */
const valueOnly: readonly KindName[] = ['text', 'link', 'slider', 'enumeration', 'switch'];
export const goesAlong = ({ control, field }: GroupModel): boolean => !byControl[control] && valueOnly.includes(field.kind);

export function FieldControl(props: Omit<FieldControlProps, 'Inner'>) {
  const Drawn = drawnBy(props.field, props.group?.control);
  return <Drawn {...props} Inner={FieldControl} />;
}

function KindControl({ id, field, group, row, value, onChange }: FieldControlProps) {
  const { Input } = views[field.kind];
  return <Input id={id} field={field} input={{ name: field.name, placeholder: group?.placeholder ?? '', span: 24, hiddenIn: [], disabledIn: [], size: sizeOf(group) }} values={row} value={value} onChange={onChange} />;
}

/** A picture's place is shown in its shape, as large as the panel allows. */
function sizeOf(group: GroupModel | undefined): { width: number; height: number } | undefined {
  if (!group?.size) return undefined;
  const { width, height } = group.size;
  const scale = Math.min(1, 160 / width, 96 / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
