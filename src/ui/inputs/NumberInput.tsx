import Decimal from 'decimal.js-light';
import type { ReactNode } from 'react';
import type { ControlProps } from './fieldAria';
import { Icon, type IconName } from '../Icon';
import { TextInput } from './TextInput';
import './NumberInput.css';

export interface NumberInputProps extends ControlProps {
  /** What is typed; it need not be a number yet. */
  text: string;
  onText(text: string): void;
  minimum?: number;
  maximum?: number;
  /** What an arrow key adds; 1 unless told. */
  step?: number;
  /** Decimals may be typed. */
  decimal?: boolean;
  placeholder?: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Minus and plus at the two sides, in place of the arrows. */
  stepsAtSides?: boolean;
  /** No arrow buttons (filters, narrow cells). */
  bare?: boolean;
  onEnter?(): void;
}

const isNumber = (text: string) => /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text.trim());

/**
 * A number control that never changes what was typed: a value outside the bounds stays and the form says what is wrong.
 * Only the arrow keys and buttons stop at the bounds. Exact in decimals.
 */
export function NumberInput(props: NumberInputProps) {
  const { text, onText, minimum, maximum, step = 1, decimal, disabled, bare, stepsAtSides } = props;
  const number = isNumber(text) ? Number(text) : undefined;

  const add = (by: number) => {
    const base = isNumber(text) ? new Decimal(text.trim()) : new Decimal(Math.max(minimum ?? 0, 0)).minus(by);
    let next = base.plus(by);
    if (maximum !== undefined && next.gt(maximum)) next = new Decimal(maximum);
    if (minimum !== undefined && next.lt(minimum)) next = new Decimal(minimum);
    onText(next.toString());
  };

  const atMost = maximum !== undefined && number !== undefined && number >= maximum;
  const atLeast = minimum !== undefined && number !== undefined && number <= minimum;
  const side = (icon: IconName, by: number, stop: boolean) => (
    <button type="button" className="ui-number-side" tabIndex={-1} aria-hidden="true" disabled={stop || disabled} onClick={() => add(by)}><Icon name={icon} size={14} /></button>
  );

  return (
    <TextInput
      {...props}
      className={stepsAtSides ? 'ui-number ui-number-sides' : 'ui-number'}
      prefix={stepsAtSides ? <>{side('minus', -step, atLeast)}{props.prefix}</> : props.prefix}
      value={text}
      onChange={onText}
      inputMode={decimal ? 'decimal' : 'numeric'}
      onKeyDown={(event) => {
        const by = { ArrowUp: step, ArrowDown: -step, PageUp: step * 10, PageDown: -step * 10 }[event.key];
        if (by === undefined || disabled) return;
        event.preventDefault();
        add(by);
      }}
      attributes={{
        role: 'spinbutton',
        'aria-valuenow': number,
        'aria-valuetext': number === undefined ? undefined : text,
        'aria-valuemin': minimum,
        'aria-valuemax': maximum,
      }}
      suffix={bare && props.suffix === undefined ? undefined : (
        <>
          {props.suffix}
          {stepsAtSides && side('add', step, atMost)}
          {!bare && !disabled && !stepsAtSides && (
            <span className="ui-number-steps" aria-hidden="true">
              <button type="button" tabIndex={-1} disabled={atMost} onClick={() => add(step)}>
                <Icon name="chevronUp" size={12} />
              </button>
              <button type="button" tabIndex={-1} disabled={atLeast} onClick={() => add(-step)}>
                <Icon name="chevronDown" size={12} />
              </button>
            </span>
          )}
        </>
      )}
    />
  );
}
