import { Fragment, use, useMemo, useState } from 'react';
import type { ControlProps } from './fieldAria';
import { IconButton } from '../buttons/IconButton';
import { RecordLink } from '../display/RecordLink';
import { MultiSelect } from './MultiSelect';
import type { Option } from './OptionList';
import { PickerContext } from '../ports/picker';
import { useReferenceSource, type ReferenceNode } from '../ports/references';
import { Select } from './Select';
import { sameId, type NodeId } from './treeNodes';
import { TreeSelect } from './TreeSelect';
import './ReferenceSelect.css';

interface Common extends ControlProps {
  entity: string;
  /** Without the dialog: in a filter. */
  inline?: boolean;
  /** Unique text of the records that stands in place of their ids. */
  by?: string;
  placeholder?: string;
  clearable?: boolean;
  leavesOnly?: boolean;
  /** Of a tree only its first level. */
  topOnly?: boolean;
  /** At most so many are chosen in the dialog. */
  max?: number;
  /** Offers the node above the first level (id 0) and refuses places where nothing can hang: the parent field of a tree. */
  withRoot?: boolean;
  /** The record being edited: neither it nor what hangs under it can be its parent. */
  self?: NodeId;
}

export type ReferenceSelectProps = Common & (
  | { multiple?: false; value: unknown; onChange(value: NodeId | null): void }
  | { multiple: true; value: readonly NodeId[]; onChange(value: NodeId[]): void }
);

/** Chooses records of another entity: from a list or a tree, whichever the entity is, and where it has a picker also in a dialog. */
export function ReferenceSelect(props: ReferenceSelectProps) {
  const picker = use(PickerContext);
  if (props.inline || !picker?.has(props.entity)) return <OptionSelect {...props} />;
  const { entity, multiple = false } = props;
  const open = async () => {
    const selected = props.multiple ? props.value : isId(props.value) ? [props.value] : [];
    const picked = await picker.pick({ entity, multiple, selected, max: props.max });
    if (!picked) return;
    const ids = picked.map(({ id }) => id);
    if (props.multiple) props.onChange(ids);
    else props.onChange(ids[0] ?? null);
  };
  return (
    <div className="ui-reference">
      <OptionSelect {...props} />
      <IconButton icon="search" label="从列表中选择" disabled={props.disabled} onClick={() => void open()} />
    </div>
  );
}

function OptionSelect(props: ReferenceSelectProps) {
  const { entity, withRoot, self, by } = props;
  const source = useReferenceSource();
  const [search, setSearch] = useState('');
  const { nodes: all, tree, grouped, maxLevel, rootTitle, loading, error, more, loadMore } = source.useOptions(entity, search || undefined, by);
  const nodes = useMemo(() => (props.topOnly && tree ? all.map(({ children: _children, ...node }) => node) : all), [all, tree, props.topOnly]);
  const chosen: readonly NodeId[] = props.multiple ? props.value : isId(props.value) ? [props.value] : [];
  const names = source.useNames(entity, chosen, by);
  const nameOf = (id: NodeId) => names[String(id)] ?? (withRoot && sameId(id, 0) ? rootTitle : undefined);
  const rooted = useMemo(
    () => (withRoot ? [{ id: 0, label: rootTitle ?? '顶层目录' }, ...parents(nodes, self, maxLevel)] : nodes),
    [withRoot, rootTitle, nodes, self, maxLevel],
  );
  const state = { loading, error };

  if (tree) {
    const leavesOnly = grouped || props.leavesOnly;
    return props.multiple
      ? <TreeSelect {...props} {...state} leavesOnly={leavesOnly} nodes={nodes} nameOf={nameOf} />
      : <TreeSelect {...props} {...state} leavesOnly={leavesOnly} nodes={rooted} nameOf={nameOf} value={chosen[0] ?? null} />;
  }
  // A key that people know is seen, and found by typing it.
  const options: Option<NodeId>[] = nodes.map(({ id, label, disabled }) => ({ value: id, label, disabled, hint: by === undefined ? undefined : String(id) }));
  const paging = { ...state, more, onMore: loadMore, onSearch: setSearch, options };
  if (props.multiple) return <MultiSelect {...props} {...paging} value={chosen} nameOf={nameOf} />;
  // The form may hold the id as text where the source has a number.
  const value = options.find((option) => sameId(option.value, chosen[0]))?.value ?? chosen[0] ?? null;
  return <Select {...props} {...paging} value={value} shown={value === null ? '' : nameOf(value)} />;
}

const isId = (value: unknown): value is NodeId => typeof value === 'number' || (typeof value === 'string' && value !== '');

/** The nodes under which a record of a tree may hang. */
function parents(nodes: readonly ReferenceNode[], self: NodeId | undefined, maxLevel = Infinity, level = 1): ReferenceNode[] {
  if (level >= maxLevel) return [];
  return nodes
    .filter((node) => self === undefined || !sameId(node.id, self))
    .map(({ children, ...node }) => ({ ...node, children: children && parents(children, self, maxLevel, level + 1) }));
}

/** Display names of referred records, joined by 、 and leading to them; ids whose name is unknown stay ids. */
export function ReferenceNames({ entity, ids }: { entity: string; ids: readonly NodeId[] }) {
  const names = useReferenceSource().useNames(entity, ids);
  return ids.map((id, index) => <Fragment key={id}>{index > 0 && '、'}<RecordLink entity={entity} id={id}>{names[String(id)] ?? id}</RecordLink></Fragment>);
}
