/** The React half of a field kind. */
import type { ComponentType } from 'react';
import type { FieldModel, FormMode, InputModel } from '../engine/model';

export interface CellProps {
  field: FieldModel;
  value: unknown;
  record: Record<string, unknown>;
}

export interface InputProps {
  field: FieldModel;
  input?: InputModel;
  /** Id of the control; the label's `htmlFor`. */
  id: string;
  value: unknown;
  onChange(value: unknown): void;
  onBlur?(): void;
  disabled?: boolean;
  mode?: FormMode;
  /** Chinese message at the field; also sets aria-invalid and aria-describedby `${id}-message`. */
  error?: string;
  /** Values of the whole form, for options that depend on another field. */
  values?: Record<string, unknown>;
  autoFocus?: boolean;
}

export interface FilterProps {
  field: FieldModel;
  id: string;
  value: unknown;
  onChange(value: unknown): void;
  /** Enter pressed: search now. */
  onSubmit(): void;
}

export interface FieldView {
  /** Absent: the kind's `format` text. Must be light: drawn thousands of times, no `sx`. */
  Cell?: ComponentType<CellProps>;
  Input: ComponentType<InputProps>;
  /** Absent: `Input`. */
  Filter?: ComponentType<FilterProps>;
  /** Larger rendition in a detail drawer; absent: the cell. */
  Detail?: ComponentType<CellProps>;
}
