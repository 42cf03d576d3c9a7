import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/Button';
import { TextArea } from '../../ui/inputs/TextInput';
import { controlOf, type InputProps } from '../view';
import '../../ui/inputs/TagsInput.css';

const sentences: Record<string, string> = {
  InvalidSymbol: '有无法识别的内容',
  InvalidNumberFormat: '数字格式不正确',
  PropertyNameExpected: '此处应为带双引号的键名',
  ValueExpected: '此处缺少值',
  ColonExpected: '此处缺少冒号',
  CommaExpected: '此处缺少逗号',
  CloseBraceExpected: '缺少右花括号 }',
  CloseBracketExpected: '缺少右方括号 ]',
  EndOfFileExpected: '末尾有多余的内容',
  InvalidCommentToken: '不能写注释',
  UnexpectedEndOfComment: '不能写注释',
  UnexpectedEndOfString: '字符串缺少右引号',
  UnexpectedEndOfNumber: '数字不完整',
  InvalidUnicode: 'Unicode 转义不正确',
  InvalidEscapeCharacter: '转义字符不正确',
  InvalidCharacter: '字符串中有不允许的字符',
};

/** The value of a JSON text, or its first mistakes as `第 2 行：此处缺少逗号`. */
export function readJson(text: string): { value: unknown } | { mistakes: string[] } {
  if (text.trim() === '') return { value: null };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { mistakes: mistakesOf(text) };
  }
}

function mistakesOf(text: string): string[] {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (!errors.length) return ['JSON格式不正确'];
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const byLine = new Map(errors.map((each) => [lineOf(each.offset), each] as const).reverse());
  return [...byLine].reverse().slice(0, 3).map(([line, { error }]) => `第 ${line} 行：${sentences[printParseErrorCode(error)] ?? 'JSON格式不正确'}`);
}

const pretty = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value, null, 2));

/** A JSON value as text; mistakes are named by line while it is typed, and broken text is never reported as a value. */
export default function Editor(props: InputProps) {
  const { id, input, value, onChange, onProblem, disabled } = props;
  const [text, setText] = useState(() => pretty(value));
  const sent = useRef(value);
  const result = readJson(text);
  const mistakes = 'mistakes' in result ? result.mistakes : [];

  useEffect(() => {
    if (Object.is(sent.current, value)) return;
    sent.current = value;
    setText(pretty(value));
    onProblem?.(undefined);
  }, [value, onProblem]);

  const type = (next: string) => {
    setText(next);
    const read = readJson(next);
    if ('value' in read) {
      sent.current = read.value;
      onChange(read.value);
    }
    onProblem?.('mistakes' in read ? read.mistakes[0] : undefined);
  };

  return (
    <span className="field-json-editor">
      <TextArea
        {...controlOf(props)}
        invalid={!!props.error || mistakes.length > 0}
        describedBy={mistakes.length ? `${id}-mistakes` : undefined}
        rows={input?.rows ?? 6}
        placeholder={input?.placeholder}
        value={text}
        onChange={type}
      />
      {mistakes.length > 0 && <span id={`${id}-mistakes`} role="status" className="ui-refusal">{mistakes.join('；')}</span>}
      <Button size="small" disabled={disabled || mistakes.length > 0 || text.trim() === ''} onClick={() => 'value' in result && setText(pretty(result.value))}>整理格式</Button>
    </span>
  );
}
