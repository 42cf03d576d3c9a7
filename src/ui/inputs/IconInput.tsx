import { useRef, useState } from 'react';
import type { ControlProps } from './fieldAria';
import { Icon } from '../Icon';
import { menuIcon } from '../ports/menuIcon';
import { Popup } from '../layers/Popup';
import { Skeleton } from '../states/Skeleton';
import { TextInput } from './TextInput';
import { deferred } from '../deferred';

const IconGrid = deferred(() => import('./IconGrid'), <Skeleton lines={4} height={40} />);

export interface IconInputProps extends ControlProps {
  /** Name of an icon; other backends have names of their own, which stay as they are. */
  value: string;
  onChange(name: string): void;
  placeholder?: string;
}

/** The name of an icon, typed or chosen from all there are. */
export function IconInput(props: IconInputProps) {
  const { value, onChange, disabled } = props;
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={frame}>
      <TextInput
        {...props}
        prefix={value !== '' && <Icon name={menuIcon(value)} />}
        clearable
        suffix={
          <button ref={button} type="button" className="ui-control-button" aria-label="选择图标" aria-haspopup="dialog" aria-expanded={open} disabled={disabled} onClick={() => setOpen(!open)}>
            <Icon name="shapes" />
          </button>
        }
      />
      {open && (
        <Popup
          role="dialog"
          aria-label="选择图标"
          anchor={frame}
          onClose={() => setOpen(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            close();
          }}
        >
          <IconGrid
            value={value}
            onChoose={(name) => {
              onChange(name);
              close();
            }}
          />
        </Popup>
      )}
    </div>
  );
}
