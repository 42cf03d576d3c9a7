import { useState } from 'react';
import { Button } from '../../console/ui/Button';
import { TextArea } from '../../console/ui/TextInput';
import { TemplateError } from '../../engine/formTemplate/item';
import { readTemplate } from '../../engine/formTemplate/template';
import { readJson } from '../json/Editor';
import { controlOf, textOf, type InputProps } from '../view';
import { lineAt, pretty } from './place';
import '../json/view.css';

/** What is wrong with the text, with the line where it is. */
export function mistakesOf(text: string): string[] {
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

/** A form template as JSON text. What is typed is the value, broken or not; what is broken is named by line and not saved. */
export default function Editor(props: InputProps) {
  const { id, input, value, onChange, disabled } = props;
  const text = textOf(value);
  // A stored template is one long line: it is opened indented, and counts as untouched until somebody types.
  const [opened] = useState(() => ({ stored: text, shown: pretty(text) }));
  const shown = text === opened.stored ? opened.shown : text;
  const mistakes = mistakesOf(shown);
  return (
    <span className="field-json-editor">
      <TextArea
        {...controlOf(props)}
        invalid={!!props.error || mistakes.length > 0}
        describedBy={mistakes.length ? `${id}-mistakes` : undefined}
        rows={input?.rows ?? 16}
        placeholder={input?.placeholder}
        value={shown}
        onChange={onChange}
      />
      {mistakes.length > 0 && <span id={`${id}-mistakes`} role="status" className="ui-refusal">{mistakes.join('；')}</span>}
      <Button size="small" disabled={disabled || mistakes.length > 0 || text === ''} onClick={() => onChange(pretty(text))}>整理格式</Button>
    </span>
  );
}
