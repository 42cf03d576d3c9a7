import { useState } from 'react';
import { classes } from '../classes';
import { fieldAria, type ControlProps } from './fieldAria';
import { Chips } from '../display/Tag';
import './control.css';
import './TagsInput.css';

export interface TagsInputProps extends ControlProps {
  value: readonly string[];
  onChange(value: string[]): void;
  placeholder?: string;
  /** Most tags; 20 unless told (spec 2 §5). */
  maxItems?: number;
  /** Most characters of one; 32 unless told. */
  maxLength?: number;
}

/** Words entered one by one: Enter, a comma or leaving the box adds; Backspace in the empty box takes the last away. */
export function TagsInput(props: TagsInputProps) {
  const { id, value, onChange, placeholder = '输入后按回车添加', maxItems = 20, maxLength = 32, disabled, invalid } = props;
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();

  /** Adds every word of the text; what is refused stays in the box. */
  const add = (typed: string) => {
    const tags = [...value];
    const refused: string[] = [];
    let reason: string | undefined;
    for (const word of typed.split(/[,，\n]/).map((each) => each.trim()).filter(Boolean)) {
      const problem = tags.includes(word) ? `“${word}”已存在`
        : [...word].length > maxLength ? `每个不能超过${maxLength}个字`
        : tags.length >= maxItems ? `最多添加${maxItems}个`
        : undefined;
      if (problem) {
        refused.push(word);
        reason ??= problem;
      } else tags.push(word);
    }
    if (tags.length > value.length) onChange(tags);
    setText(refused.join('，'));
    setRefusal(reason);
  };

  return (
    <span className="ui-tags-input">
      <span className={classes('ui-control', 'ui-tags-box')} data-invalid={invalid || !!refusal || undefined} data-disabled={disabled || undefined}>
        {value.length > 0 && <Chips chips={value.map((each) => ({ value: each, label: each }))} disabled={disabled} onRemove={(_, index) => { onChange(value.filter((__, at) => at !== index)); setRefusal(undefined); }} />}
        <input
          {...fieldAria({ ...props, invalid: invalid || !!refusal, describedBy: refusal && `${id}-refusal` })}
          autoComplete="off"
          placeholder={value.length ? undefined : placeholder}
          disabled={disabled}
          autoFocus={props.autoFocus}
          value={text}
          onChange={(event) => {
            const next = event.target.value;
            setRefusal(undefined);
            if (/[,，]/.test(next) && !(event.nativeEvent as InputEvent).isComposing) add(next);
            else setText(next);
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (!/[,，\n]/.test(pasted)) return;
            event.preventDefault();
            add(text + pasted);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') {
              event.preventDefault();
              add(text);
            } else if (event.key === 'Backspace' && text === '' && value.length) {
              onChange(value.slice(0, -1));
            }
          }}
          onBlur={() => {
            if (text.trim()) add(text);
            props.onBlur?.();
          }}
        />
        <span className="ui-control-addon">{value.length}/{maxItems}</span>
      </span>
      {refusal && <span id={`${id}-refusal`} role="alert" className="ui-refusal">{refusal}</span>}
    </span>
  );
}
