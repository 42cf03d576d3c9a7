import { useId, useState } from 'react';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { Popover } from '../layers/Popover';
import { TextInput } from '../inputs/TextInput';
import './AddressButton.css';

interface AddressButtonProps {
  /** What stands at the address, e.g. 品牌图标. */
  name: string;
  value?: string;
  disabled?: boolean;
  onChange(address: string): void;
}

/** Beside a control that takes files from the library: an address typed or pasted, for what lies elsewhere. */
export function AddressButton({ name, value, disabled, onChange }: AddressButtonProps) {
  const label = `输入${name}地址`;
  return (
    <Popover label={label} button={(trigger) => <IconButton {...trigger} icon="link" label={label} disabled={disabled} />}>
      {(close) => <AddressForm label={`${name}地址`} initial={value ?? ''} onSubmit={(address) => { close(); onChange(address); }} />}
    </Popover>
  );
}

function AddressForm({ label, initial, onSubmit }: { label: string; initial: string; onSubmit(address: string): void }) {
  const id = useId();
  const [typed, setTyped] = useState(initial);
  const submit = () => onSubmit(typed.trim());
  return (
    <div className="ui-address">
      <label htmlFor={id}>{label}</label>
      <TextInput id={id} ref={(input) => input?.focus()} value={typed} onChange={setTyped} inputMode="url" placeholder="https://" onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        // Enter answers this question and does not save the form around it.
        event.preventDefault();
        event.stopPropagation();
        submit();
      }} />
      <Button size="small" variant="primary" onClick={submit}>确定</Button>
    </div>
  );
}
