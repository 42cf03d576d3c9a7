import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Checkbox } from './Checkbox';
import { CheckTree, type Tick } from './checkTree';
import { fieldAria, type ControlProps } from './fieldAria';
import { Icon } from '../Icon';
import { OptionsNote } from './OptionList';
import { useReferenceSource } from '../ports/references';
import { TextInput } from './TextInput';
import { visibleNodes, type FlatNode, type NodeId } from './treeNodes';
import './TreeSelect.css';
import './ReferenceTree.css';

export interface ReferenceTreeProps extends ControlProps {
  entity: string;
  value: readonly NodeId[];
  onChange(ids: NodeId[]): void;
}

const checkedOf: Record<Tick, boolean | 'mixed'> = { all: true, some: 'mixed', none: false };

/** Chooses from the whole tree of another entity by boxes, half-ticked parents among them. */
export default function ReferenceTree(props: ReferenceTreeProps) {
  const { entity, value, onChange, disabled, id = '' } = props;
  const { nodes, loading, error } = useReferenceSource().useOptions(entity);
  const model = useMemo(() => new CheckTree(nodes), [nodes]);
  const ticked = useMemo(() => model.read(value), [model, value]);
  // A choice that linked boxes could not have made is shown as it is.
  const [wish, setWish] = useState<boolean>();
  const linked = wish ?? model.isLinked(ticked);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<string>();
  const tree = useRef<HTMLDivElement>(null);

  const branches = useMemo(() => model.all.filter(({ leaf }) => !leaf).map(({ node }) => String(node.id)), [model]);
  const visible = visibleNodes(model.all, expanded, query);
  const at = Math.max(0, visible.findIndex(({ node }) => String(node.id) === active));
  const free = model.all.filter(({ node }) => !node.disabled);
  const count = free.filter(({ node }) => ticked.has(String(node.id))).length;
  const report = (next: ReadonlySet<string>) => onChange(model.ids(next, value));
  const isOpen = (flat: FlatNode) => query.trim() !== '' || expanded.has(String(flat.node.id));
  const open = (flat: FlatNode, wide: boolean) => setExpanded((before) => {
    const after = new Set(before);
    if (wide) after.add(String(flat.node.id));
    else after.delete(String(flat.node.id));
    return after;
  });
  const toggle = (flat: FlatNode) => {
    if (!disabled && !flat.node.disabled) report(model.toggle(flat, ticked, linked));
  };

  useEffect(() => {
    tree.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const go = (flat: FlatNode | undefined) => flat && setActive(String(flat.node.id));
  const onKeyDown = (event: KeyboardEvent) => {
    const flat = visible[at];
    if (!flat) return;
    switch (event.key) {
      case 'ArrowDown': go(visible[at + 1]); break;
      case 'ArrowUp': go(visible[at - 1]); break;
      case 'Home': go(visible[0]); break;
      case 'End': go(visible.at(-1)); break;
      case 'ArrowRight':
        if (!flat.leaf && !isOpen(flat)) open(flat, true);
        else if (!flat.leaf) go(visible[at + 1]);
        break;
      case 'ArrowLeft':
        if (!flat.leaf && isOpen(flat) && query.trim() === '') open(flat, false);
        else go(visible.find(({ node }) => node.id === flat.ancestors.at(-1)));
        break;
      case ' ': case 'Enter': toggle(flat); break;
      default: return;
    }
    event.preventDefault();
  };

  return (
    <div className="ui-check-tree" data-invalid={props.invalid || undefined}>
      <div className="ui-check-tree-tools">
        <Checkbox disabled={branches.length === 0} checked={branches.length > 0 && branches.every((branch) => expanded.has(branch))} onChange={(wide) => setExpanded(new Set(wide ? branches : []))}>展开/折叠</Checkbox>
        <Checkbox
          checked={free.length > 0 && count === free.length}
          indeterminate={count > 0 && count < free.length}
          disabled={disabled}
          onChange={(on) => report(model.setAll(ticked, on, linked))}
        >
          全选/全不选
        </Checkbox>
        <Checkbox checked={linked} disabled={disabled} onChange={setWish}>父子联动</Checkbox>
        <TextInput aria-label="搜索" placeholder="搜索" clearable value={query} onChange={setQuery} className="ui-check-tree-search" />
      </div>
      <div
        {...fieldAria(props)}
        ref={tree}
        role="tree"
        aria-multiselectable="true"
        aria-busy={loading || undefined}
        aria-activedescendant={visible[at] && `${id}-node-${visible[at].node.id}`}
        tabIndex={0}
        className="ui-check-tree-nodes"
        onKeyDown={onKeyDown}
        onBlur={props.onBlur}
      >
        {visible.map((flat, index) => {
          const tick = model.tickOf(flat, ticked, linked);
          return (
            <div
              key={flat.node.id}
              id={`${id}-node-${flat.node.id}`}
              role="treeitem"
              aria-level={flat.level}
              aria-expanded={flat.leaf ? undefined : isOpen(flat)}
              aria-checked={checkedOf[tick]}
              aria-disabled={disabled || flat.node.disabled || undefined}
              data-active={index === at || undefined}
              className="ui-check-tree-node"
              style={{ paddingLeft: (flat.level - 1) * 22 }}
              onClick={() => {
                go(flat);
                toggle(flat);
              }}
            >
              <i
                className="ui-tree-twist"
                onClick={(event) => {
                  if (flat.leaf) return;
                  event.stopPropagation();
                  go(flat);
                  open(flat, !isOpen(flat));
                }}
              >
                {!flat.leaf && <Icon name={isOpen(flat) ? 'chevronDown' : 'chevronRight'} size={14} />}
              </i>
              <i className="ui-check-tree-box" data-tick={tick}>{tick !== 'none' && <Icon name={tick === 'all' ? 'check' : 'minus'} size={12} />}</i>
              <span>{flat.node.label}</span>
              {flat.node.note !== undefined && <small className="ui-check-tree-note">{flat.node.note}</small>}
            </div>
          );
        })}
      </div>
      <OptionsNote empty={visible.length === 0} loading={loading} error={error} />
    </div>
  );
}
