import { useId, useState } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { TextInput } from '../../../ui/inputs/TextInput';
import { nameProblem } from '../state/pageName';

interface NameFormProps {
  name: string;
  /** @returns why the name cannot be had; undefined when it is done */
  onName(name: string): Promise<string | undefined> | string | undefined;
}

/** Asks for the name of a page. */
export function NameForm({ name, onName }: NameFormProps) {
  const id = useId();
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    const found = nameProblem(text);
    if (found) return setProblem(found);
    setBusy(true);
    setProblem(await onName(text.trim()));
    setBusy(false);
  };
  return (
    <form
      className="pd-rename"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextInput id={id} aria-label="模板名称" value={text} onChange={setText} count={15} required invalid={problem !== undefined} autoFocus />
      <p id={`${id}-message`} className="ui-refusal" role="alert">{problem}</p>
      <Button variant="primary" type="submit" busy={busy}>确定</Button>
    </form>
  );
}
