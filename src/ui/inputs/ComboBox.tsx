import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { fieldAria, type ControlProps } from './fieldAria';
import { Icon } from '../Icon';
import { Popup } from '../layers/Popup';
import './control.css';
import './ComboBox.css';

export interface ComboBoxProps extends ControlProps {
  open: boolean;
  onOpen(open: boolean): void;
  /** Typed search text. */
  query: string;
  onQuery(query: string): void;
  searchable: boolean;
  /** Text of the chosen value, shown while nothing is typed. */
  shown: string;
  placeholder?: string;
  /** Chosen values drawn before the input (multiple choice). */
  chips?: ReactNode;
  /** Offers a clear button. */
  onClear?(): void;
  popupRole: 'listbox' | 'tree';
  popupId: string;
  activeId?: string;
  /** Keys while open that the popup itself understands; return true when used. */
  onPopupKey(event: KeyboardEvent<HTMLInputElement>): boolean;
  /** Backspace in an empty input. */
  onBackspace?(): void;
  popup: ReactNode;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** The closed half of every select: an input with the ARIA combobox pattern, and the layer that opens under it. */
export function ComboBox(props: ComboBoxProps) {
  const { open, onOpen, query, searchable, shown, disabled, invalid, chips, onClear } = props;
  const box = useRef<HTMLSpanElement>(null);
  const ownInput = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? ownInput;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && open) {
      // Not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      onOpen(false);
    } else if (open && props.onPopupKey(event)) {
      event.preventDefault();
    } else if (!open && ['ArrowDown', 'ArrowUp', 'Enter', ...(searchable ? [] : [' '])].includes(event.key)) {
      event.preventDefault();
      onOpen(true);
    } else if (event.key === 'Tab' && open) {
      onOpen(false);
    } else if (event.key === 'Backspace' && query === '') {
      if (props.onBackspace) props.onBackspace();
      else if (!open) onClear?.();
    }
  };

  return (
    <span
      ref={box}
      className="ui-control ui-combobox"
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      onClick={(event) => {
        if (disabled || (event.target as Element).closest('button')) return;
        input.current?.focus();
        onOpen(searchable ? true : !open);
      }}
    >
      <span className="ui-combobox-content">
        {chips}
        <input
          {...fieldAria(props)}
          ref={input}
          data-typing={query !== '' || undefined}
          role="combobox"
          aria-expanded={open}
          aria-haspopup={props.popupRole}
          aria-controls={open ? props.popupId : undefined}
          aria-activedescendant={open ? props.activeId : undefined}
          aria-autocomplete={searchable ? 'list' : 'none'}
          autoComplete="off"
          readOnly={!searchable}
          disabled={disabled}
          autoFocus={props.autoFocus}
          placeholder={shown || props.placeholder}
          value={query || (open && searchable ? '' : shown)}
          onChange={(event) => {
            // Opening begins with an empty query; what was typed comes after it.
            if (!open) onOpen(true);
            props.onQuery(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            if (box.current?.contains(event.relatedTarget)) return;
            onOpen(false);
            props.onBlur?.();
          }}
        />
      </span>
      {onClear && !disabled && (
        <button type="button" className="ui-control-button" aria-label="清空" onClick={() => { onClear(); input.current?.focus(); }}>
          <Icon name="close" size={14} />
        </button>
      )}
      <span className="ui-control-chevron"><Icon name={open ? 'chevronUp' : 'chevronDown'} size={14} /></span>
      {open && (
        <Popup
          anchor={box}
          matchWidth
          className="ui-combobox-popup"
          onClose={() => onOpen(false)}
          // The input keeps the focus.
          onMouseDown={(event) => { if (!(event.target as Element).closest('button')) event.preventDefault(); }}
          onClick={(event) => event.stopPropagation()}
        >
          {props.popup}
        </Popup>
      )}
    </span>
  );
}
