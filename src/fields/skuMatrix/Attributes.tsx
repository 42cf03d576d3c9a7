import { useState } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/buttons/IconButton';
import { SortableRows } from '../../ui/dragging/SortableRows';
import { renameAttribute, renameOption, withAttributes } from '../../engine/matrix/attributes';
import { countOf, mostAttributes, mostOptions, type Attribute } from '../../engine/matrix/document';
import type { MatrixEditing } from './useMatrix';

interface AttributesProps {
  editing: MatrixEditing;
  mostRows: number;
  disabled?: boolean;
  /** Messages by path: `0.attributeName`. */
  errors: Readonly<Record<string, string>>;
}

/** Attributes and their options, whose combinations are the rows. */
export function Attributes({ editing, mostRows, disabled, errors }: AttributesProps) {
  const { matrix, blank, apply } = editing;
  const { attrList } = matrix;
  const [refusal, setRefusal] = useState<{ at: number; message: string }>();

  const refuse = (at: number, message: string) => { setRefusal({ at, message }); editing.say(message); };
  /** Takes other attributes on, unless they make too many rows. */
  const change = (at: number, next: readonly Attribute[]) => {
    if (countOf(next) > mostRows) return refuse(at, `规格组合不能超过 ${mostRows} 个`);
    setRefusal(undefined);
    const changed = withAttributes(matrix, next, blank);
    const lost = matrix.attrValueList.length - changed.attrValueList.length;
    apply(changed, lost > 0 ? `已移除 ${lost} 个规格组合，可以撤销` : `共 ${changed.attrValueList.length} 个规格组合`);
  };
  const nameOf = (at: number) => attrList[at]!.attributeName || `第 ${at + 1} 个规格`;
  const move = (from: number, to: number) => {
    const next = [...attrList];
    next.splice(to, 0, ...next.splice(from, 1));
    setRefusal(undefined);
    apply(withAttributes(matrix, next, blank), `${nameOf(from)}已移到第 ${to + 1} 位`);
  };
  const setOptions = (at: number, optionList: readonly string[]) => change(at, attrList.map((each, index) => (index === at ? { ...each, optionList } : each)));
  const rename = (at: number, name: string): boolean => {
    if (name === '' || attrList.some((each, index) => index !== at && each.attributeName === name)) {
      refuse(at, name === '' ? '请输入规格名称' : `规格名称“${name}”重复`);
      return false;
    }
    // Without a name it parted no rows yet.
    if (attrList[at]!.attributeName === '') change(at, attrList.map((each, index) => (index === at ? { ...each, attributeName: name } : each)));
    else apply(renameAttribute(matrix, at, name), `规格名称已改为${name}`);
    return true;
  };
  const add = (at: number, words: string): boolean => {
    const { optionList } = attrList[at]!;
    const given = [...new Set(words.split(/[,，\n]/).map((word) => word.trim()).filter(Boolean))];
    const fresh = given.filter((word) => !optionList.includes(word));
    const problem = fresh.some((word) => [...word].length > 32) ? '每个规格值不能超过32个字'
      : optionList.length + fresh.length > mostOptions ? `规格值最多 ${mostOptions} 个`
      : fresh.length < given.length ? `“${given.find((word) => optionList.includes(word))}”已存在` : undefined;
    if (problem) refuse(at, problem);
    else if (fresh.length > 0) setOptions(at, [...optionList, ...fresh]);
    return !problem;
  };
  const reword = (at: number, option: number, word: string): boolean => {
    if (word === '' || /[,，]/.test(word) || attrList[at]!.optionList.includes(word)) {
      refuse(at, word === '' ? '规格值不能为空' : /[,，]/.test(word) ? '规格值不能包含逗号' : `“${word}”已存在`);
      return false;
    }
    apply(renameOption(matrix, at, option, word), `规格值已改为${word}`);
    return true;
  };

  return (
    <div className="sku-attributes">
      <SortableRows className="sku-attribute-row" count={attrList.length} nameOf={nameOf} disabled={disabled === true} onMove={move}>
        {(at) => {
          const { attributeName, optionList } = attrList[at]!;
          const message = refusal?.at === at ? refusal.message : (errors[`${at}.attributeName`] ?? errors[`${at}.optionList`]);
          const called = nameOf(at);
          return (
            <div className="sku-attribute-line" role="group" aria-label={`规格：${called}`}>
              <Word value={attributeName} label={`第 ${at + 1} 个规格的名称`} placeholder="规格名称" className="sku-name" disabled={disabled} onCommit={(name) => rename(at, name)} />
              <span className="sku-options">
                {optionList.map((option, index) => (
                  <span key={option} className="sku-option">
                    <Word value={option} label={`${called}的规格值${option}`} disabled={disabled} onCommit={(word) => reword(at, index, word)} />
                    {!disabled && (
                      <button type="button" className="ui-control-button" aria-label={`移除${option}`} onClick={() => setOptions(at, optionList.filter((_, each) => each !== index))}>
                        <Icon name="close" size={12} />
                      </button>
                    )}
                  </span>
                ))}
                {!disabled && <NewOption label={`添加${called}的规格值`} onAdd={(words) => add(at, words)} />}
              </span>
              <IconButton size="small" icon="delete" label={`删除规格${called}`} disabled={disabled} onClick={() => change(at, attrList.filter((_, each) => each !== at))} />
              {message && <span className="sku-refusal" role="alert">{message}</span>}
            </div>
          );
        }}
      </SortableRows>
      <Button size="small" icon="add" disabled={disabled || attrList.length >= mostAttributes} onClick={() => change(attrList.length, [...attrList, { attributeName: '', optionList: [] }])}>添加规格</Button>
    </div>
  );
}

interface WordProps {
  value: string;
  label: string;
  placeholder?: string;
  className?: string;
  disabled?: boolean;
  /** @returns whether the word was taken; a refused one stays to be put right */
  onCommit(word: string): boolean;
}

/** A word that takes effect as a whole: with Enter, or when it is left. */
function Word({ value, label, placeholder, className, disabled, onCommit }: WordProps) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    const word = typed?.trim();
    if (word === undefined || word === value || onCommit(word)) setTyped(undefined);
  };
  const shown = typed ?? value;
  return (
    <input
      className={`sku-word ${className ?? ''}`}
      aria-label={label}
      placeholder={placeholder}
      maxLength={32}
      size={Math.max(4, Math.min(32, [...shown].reduce((sum, letter) => sum + (letter > '\u00ff' ? 2 : 1), 1)))}
      autoComplete="off"
      disabled={disabled}
      value={shown}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') { event.preventDefault(); commit(); }
        if (event.key === 'Escape' && typed !== undefined) { event.preventDefault(); event.stopPropagation(); setTyped(undefined); }
      }}
    />
  );
}

function NewOption({ label, onAdd }: { label: string; onAdd(words: string): boolean }) {
  const [text, setText] = useState('');
  const add = (words: string) => { if (words.trim() !== '') setText(onAdd(words) ? '' : words); };
  return (
    <input
      className="sku-word sku-new"
      aria-label={label}
      placeholder="输入规格值，回车添加"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        const next = event.target.value;
        if (/[,，]$/.test(next) && !(event.nativeEvent as InputEvent).isComposing) add(next);
        else setText(next);
      }}
      onPaste={(event) => {
        const words = event.clipboardData.getData('text');
        if (!/[,，\n\t]/.test(words)) return;
        event.preventDefault();
        add(words.replaceAll('\t', '\n'));
      }}
      onBlur={() => add(text)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        add(text);
      }}
    />
  );
}
