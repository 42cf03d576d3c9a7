import { useId, useState } from 'react';
import { Button } from '../../ui/buttons/Button';
import { refused } from './refused';

interface SourceProps {
  html: string;
  label: string;
  onChange(html: string): void;
  /** Back to the text. What is not allowed has been seen by the person, and goes. */
  onLeave(): void;
}

/** The text as HTML. Whoever leaves with markup that the rules refuse is told which, and chooses to mend it or to lose it. */
export function Source({ html, label, onChange, onLeave }: SourceProps) {
  const id = useId();
  const [told, setTold] = useState<string[]>([]);
  const leave = () => {
    const problems = refused(html);
    if (problems.length === 0) onLeave();
    setTold(problems);
  };
  return (
    <div className="field-editor-source">
      <textarea
        aria-label={`${label}源码`}
        aria-describedby={told.length > 0 ? id : undefined}
        spellCheck={false}
        value={html}
        autoFocus
        onChange={(event) => {
          setTold([]);
          onChange(event.target.value);
        }}
      />
      <div className="field-editor-leave">
        {told.length > 0 && <span id={id} role="alert" className="ui-refusal">不允许的内容：{told.join('、')}</span>}
        {told.length > 0 && <Button size="small" variant="danger" onClick={onLeave}>移除并返回</Button>}
        <Button size="small" variant="primary" onClick={leave}>返回编辑</Button>
      </div>
    </div>
  );
}
