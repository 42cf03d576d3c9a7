/** The static nodes of a cascader: added below each other, named in a small dialog. */
import { useState } from 'react';
import { readAt } from '../../../engine/formTemplate/design/address';
import { text } from '../../../engine/formTemplate/item';
import { isObject, type Json, type JsonObject } from '../../../engine/json';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/layers/Dialog';
import { IconButton } from '../../../ui/buttons/IconButton';
import { RadioGroup } from '../../../ui/inputs/RadioGroup';
import { TextInput } from '../../../ui/inputs/TextInput';
import { useChosenNode } from './context';
import type { EditorProps } from './editor';
import '../../../ui/inputs/field.css';

/** Positions from the root down. */
type Path = readonly number[];

interface Keys { label: string; value: string; children: string }

const listOf = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Changes the list that a path leads into. */
function inList(nodes: readonly JsonObject[], path: Path, keys: Keys, change: (list: JsonObject[]) => JsonObject[]): JsonObject[] {
  const [index, ...rest] = path;
  if (index === undefined) return change([...nodes]);
  return nodes.map((node, at) => {
    if (at !== index) return node;
    const below = inList(listOf(node[keys.children]), rest, keys, change);
    const { [keys.children]: _gone, ...bare } = node;
    return below.length > 0 ? { ...node, [keys.children]: below } : bare;
  });
}

const largestId = (nodes: readonly JsonObject[], keys: Keys): number =>
  Math.max(0, ...nodes.flatMap((node) => [typeof node.id === 'number' ? node.id : 0, largestId(listOf(node[keys.children]), keys)]));

type Asked = { kind: 'add'; below: Path } | { kind: 'edit'; at: Path; node: JsonObject };

export function TreeEditor({ id, value, onChange, disabled }: EditorProps) {
  const { node: { raw } } = useChosenNode();
  const keyAt = (name: keyof Keys) => text(readAt(raw, `own:props.props.${name}`)) || name;
  const keys: Keys = { label: keyAt('label'), value: keyAt('value'), children: keyAt('children') };
  const nodes = listOf(value);
  const [asked, setAsked] = useState<Asked>();
  const drop = (path: Path) => onChange(inList(nodes, path.slice(0, -1), keys, (list) => list.filter((_, at) => at !== path.at(-1))));
  const answer = (label: string, written: Json) => {
    const entered = { [keys.label]: label, [keys.value]: written };
    if (asked?.kind === 'add') onChange(inList(nodes, asked.below, keys, (list) => [...list, { id: largestId(nodes, keys) + 1, ...entered }]));
    if (asked?.kind === 'edit') onChange(inList(nodes, asked.at.slice(0, -1), keys, (list) => list.map((each, at) => (at === asked.at.at(-1) ? { ...each, ...entered } : each))));
    setAsked(undefined);
  };
  const branch = (list: readonly JsonObject[], above: Path) => (
    <ul className="designer-tree">
      {list.map((node, index) => {
        const path = [...above, index];
        const name = text(node[keys.label]);
        const below = listOf(node[keys.children]);
        return (
          <li key={index}>
            <span className="designer-node">
              <span className="designer-node-name">{name} <small>{text(node[keys.value])}</small></span>
              <IconButton size="small" icon="add" label={`在 ${name} 下添加`} disabled={disabled} onClick={() => setAsked({ kind: 'add', below: path })} />
              <IconButton size="small" icon="edit" label={`编辑 ${name}`} disabled={disabled} onClick={() => setAsked({ kind: 'edit', at: path, node })} />
              <IconButton size="small" icon="delete" label={`删除 ${name}`} disabled={disabled} onClick={() => drop(path)} />
            </span>
            {below.length > 0 && branch(below, path)}
          </li>
        );
      })}
    </ul>
  );
  return (
    <div className="designer-options" role="group" id={id} aria-labelledby={`${id}-label`}>
      {branch(nodes, [])}
      <Button size="small" icon="add" disabled={disabled} onClick={() => setAsked({ kind: 'add', below: [] })}>添加父级</Button>
      {asked && <NodeDialog node={asked.kind === 'edit' ? asked.node : undefined} keys={keys} onDone={answer} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

interface NodeDialogProps {
  node?: JsonObject;
  keys: Keys;
  onDone(label: string, value: Json): void;
  onClose(): void;
}

function NodeDialog({ node, keys, onDone, onClose }: NodeDialogProps) {
  const [label, setLabel] = useState(text(node?.[keys.label]));
  const [written, setWritten] = useState(text(node?.[keys.value]));
  const [type, setType] = useState<'string' | 'number'>(typeof node?.[keys.value] === 'number' ? 'number' : 'string');
  const [tried, setTried] = useState(false);
  const labelProblem = label.trim() === '' ? '请输入选项名' : undefined;
  const valueProblem = written.trim() === '' ? '请输入选项值' : type === 'number' && !Number.isFinite(Number(written)) ? '选项值应为数字' : undefined;
  const done = () => {
    setTried(true);
    if (!labelProblem && !valueProblem) onDone(label.trim(), type === 'number' ? Number(written) : written.trim());
  };
  return (
    <Dialog open width={420} title={node ? '编辑选项' : '添加选项'} onClose={onClose} footer={<><Button onClick={onClose}>取消</Button><Button variant="primary" onClick={done}>确定</Button></>}>
      <div className="designer-dialog-fields">
        <label htmlFor="node-label"><span className="form-required" aria-hidden="true">*</span>选项名</label>
        <div>
          <TextInput id="node-label" required value={label} onChange={setLabel} onEnter={done} invalid={tried && !!labelProblem} />
          {tried && labelProblem && <p id="node-label-message" className="form-message" role="alert">{labelProblem}</p>}
        </div>
        <label htmlFor="node-value"><span className="form-required" aria-hidden="true">*</span>选项值</label>
        <div>
          <TextInput id="node-value" required value={written} onChange={setWritten} onEnter={done} invalid={tried && !!valueProblem} />
          {tried && valueProblem && <p id="node-value-message" className="form-message" role="alert">{valueProblem}</p>}
        </div>
        <span id="node-type">值类型</span>
        <RadioGroup aria-label="值类型" options={[{ value: 'string' as const, label: '字符串' }, { value: 'number' as const, label: '数字' }]} value={type} onChange={setType} />
      </div>
    </Dialog>
  );
}
