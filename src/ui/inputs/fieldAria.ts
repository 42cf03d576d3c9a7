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
  /** A sentence of help stands at `${id}-help`. */
  helped?: boolean;
  /** Id of a further sentence about the control, in place of the message. */
  describedBy?: string;
  /** Name where no visible label can point here: groups, grid cells, filters. */
  'aria-label'?: string;
}

/** Attributes that tie a control to its label and message. */
export function fieldAria({ id, invalid, helped, required, autoFocus, describedBy, 'aria-label': label }: ControlProps) {
  return {
    id,
    'aria-label': label,
    // For a dialog that opens around it.
    'data-autofocus': autoFocus || undefined,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
    'aria-describedby': [helped && id && `${id}-help`, describedBy || (invalid && id && `${id}-message`)].filter(Boolean).join(' ') || undefined,
  };
}
