import { useRef, useState } from 'react';
import { Button } from '../../ui/buttons/Button';
import { TextArea } from '../../ui/inputs/TextInput';
import type { ControlProps } from '../../ui/inputs/fieldAria';
import { TemplateError } from '../../engine/formTemplate/item';
import { readTemplate } from '../../engine/formTemplate/template';
import { readJson } from '../json/Editor';
import { lineAt, pretty } from './place';
import '../json/view.css';

/** What is wrong with the text, with the line where it is. */
function mistakesOf(text: string): string[] {
  if (text.trim() === '') return [];
  const read = readJson(text);
  if ('mistakes' in read) return read.mistakes;
  try {
    return readTemplate(text).items.length > 0 ? [] : ['表单配置数据不能为空'];
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    const line = lineAt(text, error.at);
    return [`${line === undefined ? '' : `第 ${line} 行：`}${error.message}`];
  }
}

interface JsonEditorProps extends ControlProps {
  id: string;
  value: string;
  onChange(text: string): void;
  rows?: number;
  placeholder?: string;
}

/** A form template as JSON text. What is typed is the value, broken or not; what is broken is named by line and not saved. */
export function JsonEditor({ value, onChange, rows = 16, ...control }: JsonEditorProps) {
  // A stored template is one long line: it is opened indented, and counts as untouched until somebody types.
  const [opened] = useState(() => ({ stored: value, shown: pretty(value) }));
  const area = useRef<HTMLTextAreaElement>(null);
  const shown = value === opened.stored ? opened.shown : value;
  const mistakes = mistakesOf(shown);
  return (
    <span className="field-json-editor">
      <TextArea
        {...control}
        ref={area}
        invalid={control.invalid || mistakes.length > 0}
        describedBy={mistakes.length ? `${control.id}-mistakes` : undefined}
        rows={rows}
        value={shown}
        onChange={onChange}
      />
      {mistakes.length > 0 && <span id={`${control.id}-mistakes`} role="status" className="ui-refusal">{mistakes.join('；')}</span>}
      <span className="field-json-tools">
        <Button size="small" disabled={control.disabled || mistakes.length > 0 || value === ''} onClick={() => onChange(pretty(value))}>整理格式</Button>
        {mistakes.map(lineOf).filter((line) => line !== undefined).map((line) => (
          <Button key={line} size="small" onClick={() => area.current && selectLine(area.current, line)}>转到第 {line} 行</Button>
        ))}
      </span>
    </span>
  );
}

const lineOf = (mistake: string): number | undefined => {
  const line = /^第 (\d+) 行/.exec(mistake)?.[1];
  return line === undefined ? undefined : Number(line);
};

/** Selects a line and brings it into sight. */
function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = (area.scrollHeight / Math.max(lines.length, 1)) * Math.max(0, line - 4);
}
