/** Patterns and their sentences, judged while they are typed and tried on a text. */
import { useEffect, useState } from 'react';
import { text } from '../../../engine/formTemplate/item';
import { isObject, type JsonObject } from '../../../engine/json';
import { type Pattern, readPattern } from '../../../engine/formTemplate/pattern';
import { judgeWaiting } from '../../formTemplate';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Menu } from '../../../ui/layers/Menu';
import { Tag, type TagTone } from '../../../ui/display/Tag';
import { TextInput } from '../../../ui/inputs/TextInput';
import type { EditorProps } from './editor';

/** Rules that are asked for again and again. */
const common: readonly [name: string, pattern: string, message: string][] = [
  ['手机号', '/^1[3-9]\\d{9}$/', '请输入正确的手机号'],
  ['邮箱', '/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/', '请输入正确的邮箱'],
  ['网址', '/^https?:\\/\\/[^\\s]+$/i', '请输入以http://或https://开头的网址'],
  ['整数', '/^-?\\d+$/', '请输入整数'],
  ['金额', '/^\\d+(\\.\\d{1,2})?$/', '请输入金额，最多两位小数'],
  ['中文', '/^[\\u4e00-\\u9fa5]+$/', '请输入中文'],
  ['版本号', '/^\\d+\\.\\d+\\.\\d+$/', '版本号格式不正确'],
];

export function RulesEditor({ id, value, onChange, disabled }: EditorProps) {
  const rules = Array.isArray(value) ? value.filter(isObject) : [];
  const add = (pattern: string, message: string) => onChange([...rules, { pattern, message }]);
  return (
    <div className="designer-options" role="group" id={id} aria-labelledby={`${id}-label`}>
      {rules.map((rule, index) => (
        <Rule
          key={index}
          rule={rule}
          position={index + 1}
          disabled={disabled}
          onChange={(change) => onChange(rules.map((each, at) => (at === index ? { ...each, ...change } : each)))}
          onDrop={() => onChange(rules.filter((_, at) => at !== index))}
        />
      ))}
      <span className="designer-buttons">
        <Button size="small" icon="add" disabled={disabled} onClick={() => add('', '')}>添加规则</Button>
        <Menu label="常用规则" variant="default" size="small" disabled={disabled} items={common.map(([name, pattern, message]) => ({ key: name, label: name, onSelect: () => add(pattern, message) }))} />
      </span>
    </div>
  );
}

interface RuleProps {
  rule: JsonObject;
  position: number;
  disabled: boolean;
  onChange(change: JsonObject): void;
  onDrop(): void;
}

function Rule({ rule, position, disabled, onChange, onDrop }: RuleProps) {
  const [tried, setTried] = useState('');
  const written = text(rule.pattern);
  const pattern = readPattern(written);
  const verdict = useVerdict(written, tried);
  const state = written === '' ? undefined : states[pattern.kind](pattern);
  return (
    <fieldset className="designer-rule">
      <legend className="ui-hidden">规则 {position}</legend>
      <span className="designer-rule-line">
        <TextInput aria-label={`规则 ${position} 表达式`} placeholder="表达式，如 /^\d+$/" value={written} disabled={disabled} invalid={state?.tone === 'danger'} onChange={(next) => onChange({ pattern: next })} />
        <IconButton size="small" icon="delete" label={`删除规则 ${position}`} disabled={disabled} onClick={onDrop} />
      </span>
      <TextInput aria-label={`规则 ${position} 错误提示`} placeholder="错误提示" value={text(rule.message)} disabled={disabled} onChange={(message) => onChange({ message })} />
      {state && <p className="designer-rule-state" role="status"><Tag tone={state.tone}>{state.name}</Tag> {state.what}</p>}
      {pattern.kind !== 'invalid' && (
        <span className="designer-rule-line">
          <TextInput aria-label={`规则 ${position} 试一试`} placeholder="输入文字试一试" value={tried} onChange={setTried} />
          <span role="status" className="designer-verdict">{verdict && <Tag tone={verdict.tone}>{verdict.name}</Tag>}</span>
        </span>
      )}
    </fieldset>
  );
}

const states: Record<Pattern['kind'], (pattern: Pattern) => { tone: TagTone; name: string; what: string }> = {
  invalid: (pattern) => ({ tone: 'danger', name: '无效', what: pattern.kind === 'invalid' ? `${pattern.reason}，保存后将被忽略` : '' }),
  linear: () => ({ tone: 'success', name: '线性', what: '任何输入都能立即判断' }),
  backtracking: () => ({ tone: 'warning', name: '限时', what: '含环视或反向引用，每次最多判断 50 毫秒' }),
};

type Verdict = { tone: TagTone; name: string };
const verdicts = { fits: { tone: 'success', name: '匹配' }, breaks: { tone: 'danger', name: '不匹配' }, late: { tone: 'warning', name: '超时' } } as const satisfies Record<string, Verdict>;

/** Whether the text fits the pattern; a pattern that may take for ever is asked in the worker that the form itself asks. */
function useVerdict(written: string, tried: string): Verdict | undefined {
  const [judged, setJudged] = useState<{ written: string; tried: string; verdict: Verdict }>();
  const pattern = readPattern(written);
  const asks = pattern.kind === 'backtracking' && tried !== '';
  useEffect(() => {
    const asked = readPattern(written);
    if (!asks || asked.kind !== 'backtracking') return;
    let isCurrent = true;
    const { source, flags } = asked;
    void judgeWaiting([{ field: 'tried', source, flags, value: tried, message: '' }]).then(([error]) => {
      if (isCurrent) setJudged({ written, tried, verdict: !error ? verdicts.fits : error.message === '' ? verdicts.breaks : verdicts.late });
    });
    return () => {
      isCurrent = false;
    };
  }, [written, tried, asks]);
  if (tried === '' || pattern.kind === 'invalid') return undefined;
  if (pattern.kind === 'linear') return pattern.test(tried) ? verdicts.fits : verdicts.breaks;
  return judged?.written === written && judged.tried === tried ? judged.verdict : undefined;
}
