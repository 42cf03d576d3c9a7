import type { ReactNode } from 'react';
import { classes } from '../classes';
import { fieldAria, type ControlProps } from './fieldAria';
import './Choices.css';

export interface CheckboxProps extends ControlProps {
  checked: boolean;
  onChange(checked: boolean): void;
  /** Some, but not all, of what it stands for. */
  indeterminate?: boolean;
  /** Absent: `aria-label` names it. */
  children?: ReactNode;
}

export function Checkbox(props: CheckboxProps) {
  const { checked, onChange, indeterminate = false, children } = props;
  return (
    <label className={classes('ui-choice', children === undefined && 'ui-choice-bare')}>
      <input
        {...fieldAria(props)}
        type="checkbox"
        ref={(element) => { if (element) element.indeterminate = indeterminate; }}
        checked={checked}
        disabled={props.disabled}
        autoFocus={props.autoFocus}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={props.onBlur}
      />
      {children}
    </label>
  );
}
