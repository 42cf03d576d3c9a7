/** The React half of a field kind. */
import type { ComponentType } from 'react';
import type { ControlProps } from '../ui/inputs/fieldAria';
import type { LeftOut } from '../ui/ports/chosen';
import type { FieldModel, FilterOperator, FormMode, InputModel } from '../engine/model';

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
  /** Messages at parts of the value, by the path below the field: `0.price` of a child table. */
  errors?: Record<string, string>;
  /**
   * The input holds something that is no value at all (broken JSON, half a date): the form shows this sentence at the field
   * and does not save until it is taken back with undefined.
   */
  onProblem?(message: string | undefined): void;
  /** The input holds something that no save keeps (deleted records): the form asks first; undefined once it does not. Stable. */
  onLeftOut?(left: LeftOut | undefined): void;
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
  /** `range` of a number, amount or date gives `[from, to]` with null for an open end, `in` a list. */
  operator?: FilterOperator;
}

export interface DifferenceProps {
  field: FieldModel;
  before: unknown;
  after: unknown;
}

export interface FieldView {
  /** Absent: the kind's `format` text. Must be light: drawn thousands of times, no `sx`. */
  Cell?: ComponentType<CellProps>;
  Input: ComponentType<InputProps> & {
    /** Fetches ahead what the input of this field is drawn by; absent where that is here with the kind. */
    preload?(field: FieldModel): void;
  };
  /** Absent: `Input`. */
  Filter?: ComponentType<FilterProps>;
  /** Larger rendition in a detail drawer; absent: the cell. */
  Detail?: ComponentType<CellProps>;
  /** What changed from one value to another, for values too long to stand side by side; absent: both cells. */
  Difference?: ComponentType<DifferenceProps>;
}

/** What a control takes from an input's props. */
export const controlOf = ({ id, field, error, disabled, autoFocus, onBlur }: InputProps): ControlProps =>
  ({ id, disabled, autoFocus, onBlur, invalid: !!error, helped: !!field.help, required: field.required });

export const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** The length that is shown while typing; undefined where none is. */
export const counted = ({ field, input }: InputProps): number | undefined => (input?.look?.count === false ? undefined : field.maxLength);
