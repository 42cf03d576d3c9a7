import { useState } from 'react';
import type { ControlProps } from './fieldAria';
import { lazyControl } from './lazyControl';
import { Popover } from '../layers/Popover';
import { TextInput, useTyped } from './TextInput';
import './TagsInput.css';
import './ColourInput.css';

const ColourPicker = lazyControl(() => import('./ColourPicker'), 200);

export interface ColourInputProps extends ControlProps {
  /** A colour as text; anything else is shown as it is, for the form to refuse. */
  value: string;
  /** The same as `#409eff`, or `#409effcc` with `alpha`, where it is written in another way; undefined when the text is no colour. */
  hex?: string;
  /** It may be see-through. */
  alpha?: boolean;
  onChange(value: string): void;
  /** What the colour is for. */
  name: string;
  placeholder?: string;
}

export const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** A colour: typed, or chosen in a layer with a picker and the three RGB parts. */
export function ColourInput({ value, hex = isHex(value) ? value : undefined, alpha, onChange, name, placeholder = '#409EFF', ...control }: ColourInputProps) {
  const { text, type } = useTyped(value, (each) => each, (typed) => (/^[0-9a-f]{6}$/i.test(typed.trim()) ? `#${typed.trim()}` : typed.trim()));
  return (
    <span className="ui-colour">
      <TextInput
        {...control}
        value={text}
        onChange={(next) => onChange(type(next))}
        placeholder={placeholder}
        prefix={
          <Popover
            label={`选择${name}`}
            button={(trigger) => (
              <button {...trigger} type="button" className="ui-colour-swatch" aria-label={`选择${name}`} disabled={control.disabled}>
                <span style={hex === undefined ? undefined : { background: hex }} />
              </button>
            )}
          >
            <ColourPicker alpha={alpha} value={hex ?? '#409eff'} onChange={onChange} />
            {!alpha && <RgbInput value={hex ?? ''} onChange={onChange} />}
          </Popover>
        }
      />
    </span>
  );
}

const partsOf = (hex: string) => (isHex(hex) ? [1, 3, 5].map((at) => String(Number.parseInt(hex.slice(at, at + 2), 16))) : ['', '', '']);

function RgbInput({ value, onChange }: { value: string; onChange(value: string): void }) {
  const [typed, setTyped] = useState<string[]>();
  const parts = typed ?? partsOf(value);
  const wrong = parts.some((part) => part !== '' && !isPart(part));
  const type = (index: number, text: string) => {
    const next = parts.map((part, at) => (at === index ? text.trim() : part));
    setTyped(next);
    if (next.every(isPart)) onChange(`#${next.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`);
  };
  return (
    <>
      <div className="ui-colour-rgb" role="group" aria-label="RGB">
        {['R', 'G', 'B'].map((name, index) => (
          <label key={name}>
            {name}
            <TextInput
              value={parts[index]}
              inputMode="numeric"
              invalid={parts[index] !== '' && !isPart(parts[index])}
              onChange={(text) => type(index, text)}
              onBlur={() => { if (!wrong) setTyped(undefined); }}
            />
          </label>
        ))}
      </div>
      <div role="alert" className="ui-refusal">{wrong && 'rgb颜色值不正确'}</div>
    </>
  );
}

const isPart = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= 255;

/** A colour in a cell: the patch and its code. */
export function ColourPatch({ value, hex }: { value: string; hex: string | undefined }) {
  return <span className="ui-colour-patch"><span style={hex === undefined ? undefined : { background: hex }} />{value.toUpperCase()}</span>;
}
