import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Chips } from '../display/Tag';
import { ComboBox } from './ComboBox';
import type { ControlProps } from './fieldAria';
import { Icon } from '../Icon';
import { moveActive, OptionsNote } from './OptionList';
import type { ReferenceNode } from '../ports/references';
import { flatten, sameId, visibleNodes, type FlatNode, type NodeId } from './treeNodes';
import './TreeSelect.css';

interface Common extends ControlProps {
  nodes: readonly ReferenceNode[];
  placeholder?: string;
  clearable?: boolean;
  /** Only nodes without children can be chosen. */
  leavesOnly?: boolean;
  /** Text of a chosen id that is not (yet) in the tree. */
  nameOf?(id: NodeId): string | undefined;
  /** Text of a chosen id in place of its path. */
  textOf?(id: NodeId): string | undefined;
  loading?: boolean;
  error?: string;
}

export type TreeSelectProps = Common & (
  | { multiple?: false; value: NodeId | null | undefined; onChange(value: NodeId | null): void }
  | { multiple: true; value: readonly NodeId[]; onChange(value: NodeId[]): void }
);

/** Chooses from a tree: search, arrow keys (→ opens, ← closes or goes up), and the chosen one shown as its path 数码/手机. */
export function TreeSelect(props: TreeSelectProps) {
  const { nodes, placeholder = '请选择', clearable, leavesOnly = false, nameOf, disabled } = props;
  const treeId = useId();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [movedTo, setActiveId] = useState<string>();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  // Branches that stand open because of what is chosen: the first press of such a one looks into it as of any other.
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(false);
  const all = useMemo(() => flatten(nodes), [nodes]);
  const visible = open ? visibleNodes(all, expanded, query) : [];
  const chosen: readonly NodeId[] = props.multiple ? props.value : props.value === null || props.value === undefined ? [] : [props.value];
  const pathOf = (id: NodeId) => props.textOf?.(id) ?? all.find((flat) => sameId(flat.node.id, id))?.path ?? nameOf?.(id) ?? '';
  const choosable = (flat: FlatNode) => !flat.node.disabled && (flat.leaf || !leavesOnly);
  // Not kept: nodes may arrive after the word was typed.
  const word = query.trim().toLowerCase();
  const match = word ? visible.find((flat) => choosable(flat) && flat.path.toLowerCase().includes(word)) : undefined;
  const activeId = movedTo ?? (match && String(match.node.id));
  const active = visible.findIndex((flat) => String(flat.node.id) === activeId);

  const toggle = (next: boolean) => {
    setOpen(next);
    setQuery('');
    setRefused(false);
    if (!next) return;
    const first = all.find((flat) => chosen.some((id) => sameId(id, flat.node.id)));
    setActiveId(first && String(first.node.id));
    const above = all.filter((flat) => chosen.some((id) => sameId(id, flat.node.id))).flatMap((flat) => flat.ancestors.map(String));
    setExpanded((before) => new Set([...before, ...above]));
    setRevealed(new Set(above));
  };
  const expand = (flat: FlatNode, wide: boolean) => setExpanded((before) => {
    const after = new Set(before);
    if (wide) after.add(String(flat.node.id));
    else after.delete(String(flat.node.id));
    return after;
  });
  const isOpen = (flat: FlatNode) => !!query.trim() || expanded.has(String(flat.node.id));
  const choose = (flat: FlatNode | undefined) => {
    if (!flat) return;
    setRefused(leavesOnly && !flat.leaf && !flat.node.disabled);
    if (!choosable(flat)) {
      const id = String(flat.node.id);
      if (revealed.has(id)) setRevealed(new Set([...revealed].filter((each) => each !== id)));
      else if (!flat.leaf) expand(flat, !isOpen(flat));
    } else if (props.multiple) {
      const { id } = flat.node;
      props.onChange(chosen.some((each) => sameId(each, id)) ? chosen.filter((each) => !sameId(each, id)) : [...chosen, id]);
    } else {
      props.onChange(flat.node.id);
      toggle(false);
    }
  };

  return (
    <ComboBox
      {...props}
      open={open}
      onOpen={toggle}
      query={query}
      onQuery={(next) => {
        setQuery(next);
        setActiveId(undefined);
      }}
      searchable
      shown={props.multiple ? '' : chosen.length ? pathOf(chosen[0]) : ''}
      placeholder={chosen.length && props.multiple ? undefined : placeholder}
      chips={props.multiple && chosen.length > 0 && (
        <Chips
          chips={chosen.map((id) => ({ value: id, label: pathOf(id) || String(id) }))}
          disabled={disabled}
          onRemove={(removed) => props.onChange(chosen.filter((id) => id !== removed))}
        />
      )}
      onClear={clearable && chosen.length ? () => (props.multiple ? props.onChange([]) : props.onChange(null)) : undefined}
      onBackspace={props.multiple ? () => { if (chosen.length) props.onChange(chosen.slice(0, -1)); } : undefined}
      popupRole="tree"
      popupId={treeId}
      activeId={active >= 0 ? `${treeId}-${activeId}` : undefined}
      onPopupKey={(event) => {
        const flat = visible[active];
        if (flat && query === '' && event.key === 'ArrowRight') {
          if (flat.leaf) return false;
          if (isOpen(flat)) setActiveId(String(visible[active + 1]?.node.id));
          else expand(flat, true);
          return true;
        }
        if (flat && query === '' && event.key === 'ArrowLeft') {
          if (!flat.leaf && isOpen(flat)) expand(flat, false);
          else if (flat.ancestors.length) setActiveId(String(flat.ancestors.at(-1)));
          return true;
        }
        // Every visible node can be reached, so that closed parents can be opened.
        return moveActive(event, visible.map(() => ({})), active, (index) => setActiveId(visible[index] && String(visible[index].node.id)), () => choose(flat));
      }}
      popup={
        <Tree
          id={treeId}
          label={placeholder}
          multiple={props.multiple}
          visible={visible}
          activeId={activeId}
          loading={props.loading}
          error={props.error}
          refused={refused}
          isOpen={isOpen}
          isChosen={(flat) => chosen.some((id) => sameId(id, flat.node.id))}
          choosable={choosable}
          onActive={setActiveId}
          onChoose={choose}
          onExpand={(flat) => expand(flat, !isOpen(flat))}
        />
      }
    />
  );
}

interface TreeProps {
  id: string;
  label: string;
  multiple?: boolean;
  visible: readonly FlatNode[];
  activeId?: string;
  loading?: boolean;
  error?: string;
  /** A node that has others below it was meant to be chosen. */
  refused: boolean;
  isOpen(flat: FlatNode): boolean;
  isChosen(flat: FlatNode): boolean;
  choosable(flat: FlatNode): boolean;
  onActive(id: string): void;
  onChoose(flat: FlatNode): void;
  onExpand(flat: FlatNode): void;
}

function Tree({ id, label, multiple, visible, activeId, ...props }: TreeProps) {
  const tree = useRef<HTMLDivElement>(null);
  useEffect(() => {
    tree.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  return (
    <>
      <div ref={tree} id={id} role="tree" aria-label={label} aria-multiselectable={multiple || undefined} aria-busy={props.loading || undefined} className="ui-options">
        {visible.map((flat) => {
          const nodeId = String(flat.node.id);
          const chosen = props.isChosen(flat);
          return (
            <div
              key={nodeId}
              id={`${id}-${nodeId}`}
              role="treeitem"
              aria-level={flat.level}
              aria-expanded={flat.leaf ? undefined : props.isOpen(flat)}
              aria-selected={chosen}
              aria-disabled={props.choosable(flat) ? undefined : true}
              data-active={nodeId === activeId || undefined}
              data-branch={(!flat.leaf && !flat.node.disabled) || undefined}
              className="ui-option ui-tree-option"
              style={{ paddingLeft: (flat.level - 1) * 20 }}
              onMouseMove={() => { if (nodeId !== activeId) props.onActive(nodeId); }}
              onClick={() => props.onChoose(flat)}
            >
              <i
                className="ui-tree-twist"
                onClick={(event) => {
                  if (flat.leaf) return;
                  event.stopPropagation();
                  props.onExpand(flat);
                }}
              >
                {!flat.leaf && <Icon name={props.isOpen(flat) ? 'chevronDown' : 'chevronRight'} size={14} />}
              </i>
              <span>{flat.node.label}</span>
              {chosen && <Icon name="check" size={14} />}
            </div>
          );
        })}
      </div>
      <p role="status" className="ui-tree-refusal">{props.refused && '只能选择最后一级'}</p>
      <OptionsNote empty={visible.length === 0} loading={props.loading} error={props.error} />
    </>
  );
}
