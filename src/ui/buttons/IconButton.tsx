import { Button, type ButtonProps } from './Button';
import { classes } from '../classes';
import { Icon, type IconName } from '../Icon';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'variant'> {
  icon: IconName;
  /** Accessible name, also the native tooltip. */
  label: string;
}

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} aria-label={label} title={label} className={classes('ui-icon-button', className)}>
      <Icon name={icon} />
    </Button>
  );
}
