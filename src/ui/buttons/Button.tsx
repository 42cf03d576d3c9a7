import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../classes';
import { Icon, type IconName } from '../Icon';
import './Button.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `text` is the borderless link-like button of table rows. */
  variant?: 'default' | 'primary' | 'danger' | 'text' | 'dangerText';
  size?: 'small' | 'normal';
  icon?: IconName;
  /** Shows a spinner and refuses clicks, keeping focus. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

export function Button({ variant = 'default', size = 'normal', icon, busy, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={classes('ui-button', `ui-button-${variant}`, size === 'small' && 'ui-button-small', className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className="ui-spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
