/** What every control of a form field takes from the outside. */
export interface ControlProps {
  /** The label's `htmlFor`. */
  id?: string;
  disabled?: boolean;
  /** A message stands at `${id}-message`. */
  invalid?: boolean;
  required?: boolean;
  autoFocus?: boolean;
  onBlur?(): void;
  /** Id of a further sentence about the control, in place of the message. */
  describedBy?: string;
  /** Name where no visible label can point here: groups, grid cells, filters. */
  'aria-label'?: string;
}

/** Attributes that tie a control to its label and message. */
export function fieldAria({ id, invalid, required, autoFocus, describedBy, 'aria-label': label }: ControlProps) {
  return {
    id,
    'aria-label': label,
    // For a dialog that opens around it.
    'data-autofocus': autoFocus || undefined,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
    'aria-describedby': describedBy ?? (invalid && id ? `${id}-message` : undefined),
  };
}
