import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { promptError } from '../../../ui/layers/Confirm';
import { IconButton } from '../../../ui/buttons/IconButton';
import { TextInput } from '../../../ui/inputs/TextInput';
import type { Phrases } from './phrases';

interface ReasonProps {
  /** What is asked for: 拒绝原因. */
  title: string;
  /** What sends it: 审核拒绝. */
  action: string;
  text: string;
  onChange(text: string): void;
  phrases: Phrases;
  /** Typed for a record that somebody else took; it can be used here. */
  unsent?: string;
  busy: boolean;
  onSend(text: string): void;
  onCancel(): void;
}

/** Asks for a reason: typed, or chosen from phrases by mouse or by digits. */
export function Reason({ title, action, text, onChange, phrases, unsent, busy, onSend, onCancel }: ReasonProps) {
  const id = useId();
  const [error, setError] = useState<string>();
  const choices = [...(unsent ? [{ text: unsent, own: false, unsent: true }] : []), ...phrases.all.filter((phrase) => phrase.text !== unsent)];
  const type = (next: string) => {
    onChange(next);
    if (error) setError(promptError(next));
  };
  const input = () => document.getElementById(id) as HTMLInputElement | null;
  const choose = (chosen: string) => {
    type(chosen);
    input()?.focus();
  };
  const send = () => {
    const problem = promptError(text);
    setError(problem);
    if (problem) input()?.focus();
    else onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onCancel();
    }
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    // In the text itself a digit is a digit.
    if (!digit || event.ctrlKey || event.metaKey || event.altKey !== (event.target === input())) return;
    const chosen = choices[Number(digit) - 1];
    if (!chosen) return;
    event.preventDefault();
    choose(chosen.text);
  };
  return (
    <form
      className="queue-reason"
      aria-label={title}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) send();
      }}
    >
      <div className="queue-reason-text">
        <label htmlFor={id}>{title}</label>
        <TextInput id={id} value={text} onChange={type} autoFocus required count={50} invalid={!!error} placeholder={`请输入${title}，或按 Alt + 数字选用常用语`} />
        <p id={`${id}-message`} className="queue-reason-message" role="alert">{error}</p>
      </div>
      {choices.length > 0 && (
        <ol className="queue-phrases" aria-label="常用语">
          {choices.map((choice, index) => (
            <li key={choice.text}>
              <Button size="small" onClick={() => choose(choice.text)}>
                {index < 9 && <kbd aria-hidden="true">{index + 1}</kbd>}
                {'unsent' in choice && <span className="queue-unsent">未发送</span>}
                {choice.text}
              </Button>
              {choice.own && <IconButton size="small" icon="close" label={`删除常用语：${choice.text}`} onClick={() => phrases.remove(choice.text)} />}
            </li>
          ))}
        </ol>
      )}
      <div className="queue-bar-buttons">
        <Button type="submit" variant="danger" busy={busy}>{`${action} (Enter)`}</Button>
        <Button
          onClick={() => {
            const problem = promptError(text);
            setError(problem);
            if (!problem) phrases.add(text);
          }}
        >
          存为常用语
        </Button>
        <Button onClick={onCancel}>取消 (Esc)</Button>
      </div>
    </form>
  );
}
