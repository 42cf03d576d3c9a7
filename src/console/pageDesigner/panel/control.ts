/** What every control of the panel is told. */
import type { ComponentType } from 'react';
import type { FieldModel } from '../../../engine/model';
import type { GroupModel } from '../../../engine/page/widget';

export interface FieldControlProps {
  id: string;
  field: FieldModel;
  /** Absent for the field of a row. */
  group?: GroupModel;
  /** Id of the widget, for controls that look at more than their own value. */
  widget?: string;
  /** The row around the field of a row. */
  row?: Record<string, unknown>;
  value: unknown;
  /** What 重置 leads back to. */
  initial?: unknown;
  onChange(value: unknown): void;
  /** Draws the fields within this one. */
  Inner: ComponentType<Omit<FieldControlProps, 'Inner'>>;
}

/** Takes the whole width, its label above it. */
export const isBlock = ({ kind, several }: FieldModel): boolean => kind === 'childTable' || kind === 'richText' || (kind === 'colour' && several === true);
