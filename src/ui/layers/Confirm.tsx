import { createContext, useContext, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { Dialog } from './Dialog';
import { Icon } from '../Icon';
import { TextArea } from '../inputs/TextInput';

export interface ConfirmOptions {
  /** 系统提示 unless told (decisions 1). */
  title?: string;
  text: ReactNode;
  /** Whom it concerns and what follows, a line each below the text. */
  notes?: readonly string[];
  /** The confirming button is red. */
  danger?: boolean;
  /** 确定 and 取消 unless told. */
  confirmLabel?: string;
  cancelLabel?: string;
}

export interface PromptOptions {
  title: string;
  /** Name of the text asked for; the title unless told. */
  label?: string;
  placeholder?: string;
  value?: string;
}

interface Questions {
  confirm(options: ConfirmOptions): Promise<boolean>;
  prompt(options: PromptOptions): Promise<string | undefined>;
}

const QuestionsContext = createContext<Questions | null>(null);

function useQuestions(): Questions {
  const questions = useContext(QuestionsContext);
  if (!questions) throw new Error('ConfirmProvider is missing');
  return questions;
}

/** `confirm(options)` resolves to whether the person agreed. */
export const useConfirm = () => useQuestions().confirm;

/** `prompt(options)` resolves to the text, or undefined when cancelled. The text obeys spec 1 §5: present, no spaces, at most 50 characters. */
export const usePrompt = () => useQuestions().prompt;

/** The question before a deletion (spec 1 §5). */
export const deletion = (action = '永久删除该数据'): ConfirmOptions & { text: string } => ({ title: '提示', text: `确定${action}`, danger: true });

/** Why a prompted text is refused, undefined when it is fine (spec 1 §5). */
export function promptError(text: string): string | undefined {
  if (text.trim() === '') return '输入不能为空';
  if (/\s/u.test(text)) return '输入不能包含空格';
  return [...text].length > 50 ? '输入限制50字以内' : undefined;
}

type Asked = { key: number } & (
  | { kind: 'confirm'; options: ConfirmOptions; answer(value: boolean): void }
  | { kind: 'prompt'; options: PromptOptions; answer(value: string | undefined): void }
);

/** Stands once, near the root: draws the questions that `useConfirm` and `usePrompt` ask, one above the other when they nest. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked[]>([]);
  const next = useRef(0);
  const questions = useMemo<Questions>(() => {
    const ask = <T,>(make: (key: number, answer: (value: T) => void) => Asked) =>
      new Promise<T>((resolve) => {
        const key = next.current++;
        const answer = (value: T) => {
          setAsked((all) => all.filter((each) => each.key !== key));
          resolve(value);
        };
        setAsked((all) => [...all, make(key, answer)]);
      });
    return {
      confirm: (options) => ask<boolean>((key, answer) => ({ key, kind: 'confirm', options, answer })),
      prompt: (options) => ask<string | undefined>((key, answer) => ({ key, kind: 'prompt', options, answer })),
    };
  }, []);
  return (
    <QuestionsContext value={questions}>
      {children}
      {asked.map((each) => each.kind === 'confirm'
        ? <ConfirmDialog key={each.key} {...each.options} onAnswer={each.answer} />
        : <PromptDialog key={each.key} {...each.options} onAnswer={each.answer} />)}
    </QuestionsContext>
  );
}

function ConfirmDialog({ title = '系统提示', text, notes = [], danger, confirmLabel = '确定', cancelLabel = '取消', onAnswer }: ConfirmOptions & { onAnswer(value: boolean): void }) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      width={420}
      onClose={() => onAnswer(false)}
      footer={<>
        <Button onClick={() => onAnswer(false)} data-autofocus={danger || undefined}>{cancelLabel}</Button>
        <Button variant={danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)} data-autofocus={!danger || undefined}>{confirmLabel}</Button>
      </>}
    >
      <p className="ui-question"><Icon name="warning" size={22} /><span>{text}</span></p>
      {notes.length > 0 && <ul className="ui-question-notes">{notes.map((note) => <li key={note}>{note}</li>)}</ul>}
    </Dialog>
  );
}

function PromptDialog({ title, label = title, placeholder, value = '', onAnswer }: PromptOptions & { onAnswer(value: string | undefined): void }) {
  const id = useId();
  const [text, setText] = useState(value);
  const [error, setError] = useState<string>();
  const type = (next: string) => {
    setText(next);
    if (error) setError(promptError(next));
  };
  const submit = () => {
    const problem = promptError(text);
    setError(problem);
    if (problem) document.getElementById(id)?.focus();
    else onAnswer(text);
  };
  return (
    <Dialog
      open
      title={title}
      width={420}
      onClose={() => onAnswer(undefined)}
      footer={<>
        <Button onClick={() => onAnswer(undefined)}>取消</Button>
        <Button variant="primary" onClick={submit}>确定</Button>
      </>}
    >
      <TextArea id={id} aria-label={label} placeholder={placeholder ?? `请输入${label}`} autoFocus required rows={3} count={50} invalid={!!error} value={text} onChange={type} />
      <p id={`${id}-message`} className="ui-question-message" role="alert">{error}</p>
    </Dialog>
  );
}
