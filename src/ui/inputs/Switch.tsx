import { fieldAria, type ControlProps } from './fieldAria';
import '../tokens.css';
import './Switch.css';

export interface SwitchProps extends ControlProps {
  checked: boolean;
  onChange(checked: boolean): void;
  /** Words of the two states, e.g. 显示 and 隐藏; the current one stands beside the switch. */
  labels?: { on: string; off: string };
  /** CSS colours of the two states. */
  colours?: { on?: string; off?: string };
  /** Waiting for the server: keeps the focus, takes no click. */
  busy?: boolean;
  /** Looks and is told as disabled; a click still comes, so that whoever wants to know why is told. */
  barred?: boolean;
}

export function Switch(props: SwitchProps) {
  const { checked, onChange, labels, busy, barred, disabled, colours } = props;
  const fill = checked ? colours?.on : colours?.off;
  return (
    <button
      {...fieldAria(props)}
      aria-invalid={undefined}
      aria-required={undefined}
      type="button"
      role="switch"
      aria-checked={checked}
      aria-busy={busy || undefined}
      aria-disabled={barred || undefined}
      disabled={disabled}
      autoFocus={props.autoFocus}
      className="ui-switch"
      onClick={() => { if (!busy) onChange(!checked); }}
      onBlur={props.onBlur}
    >
      <span className="ui-switch-track" aria-hidden="true" style={fill === undefined ? undefined : { background: fill, borderColor: fill }} />
      {labels && <span className="ui-switch-label" aria-hidden="true">{checked ? labels.on : labels.off}</span>}
    </button>
  );
}
