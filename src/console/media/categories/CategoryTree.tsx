import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { deleteMediaCategory, mediaPermissions, readMediaCategory, type MediaCategory } from '../../data/files/media';
import { usePermission } from '../../data/session/permissions';
import { Asked } from '../../../ui/states/Asked';
import { useConfirm } from '../../../ui/layers/Confirm';
import { Icon } from '../../../ui/Icon';
import { Menu, type MenuItem } from '../../../ui/layers/Menu';
import { showNotice } from '../../../ui/states/notices';
import { CategoryDialog, type CategoryRequest } from './CategoryDialog';
import { draggedFiles } from './drag';
import { rootName, type Categories } from './useCategories';
import './CategoryTree.css';

export interface CategoryTreeProps {
  categories: Categories;
  /** 0: everything. */
  value: number;
  onChange(pid: number): void;
  /** Files were dropped on a category; absent where they cannot be moved. */
  onDropFiles?(pid: number): void;
  /** Files of this computer were dropped on a category; absent where nothing may be uploaded. */
  onDropUploads?(files: File[], pid: number): void;
  /** A category with everything in it is gone. */
  onDeleted(id: number): void;
}

/** The folders of the library, each with its menu: arrows walk and open, Enter chooses, dropped files move in. */
export function CategoryTree({ categories, value, onChange, onDropFiles, onDropUploads, onDeleted }: CategoryTreeProps) {
  const may = usePermission();
  const confirm = useConfirm();
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<CategoryRequest>();

  const toggle = (id: number, open: boolean) => setClosed((before) => {
    const after = new Set(before);
    if (open) after.delete(id);
    else after.add(id);
    return after;
  });

  const remove = async ({ id }: MediaCategory) => {
    if (!(await confirm({ text: '删除当前分类吗', danger: true }))) return;
    try {
      await deleteMediaCategory(id);
    } catch {
      // The data layer has told why.
      return;
    }
    showNotice('success', '删除成功');
    onDeleted(id);
    await categories.reload();
  };

  /** The tree may be old; who may read the category edits it as it is now. */
  const edit = async (category: MediaCategory) => {
    try {
      setAsked({ mode: 'edit', category: may(mediaPermissions.info) ? await readMediaCategory(category.id) : category });
    } catch {
      // The data layer has told why.
    }
  };

  const itemsOf = (category: MediaCategory | undefined): MenuItem[] => [
    ...(may(mediaPermissions.save) ? [{ key: 'add', label: '添加分类', onSelect: () => setAsked({ mode: 'add', pid: category?.id ?? 0 }) }] : []),
    ...(category && may(mediaPermissions.update) ? [{ key: 'edit', label: '编辑分类', onSelect: () => void edit(category) }] : []),
    ...(category && may(mediaPermissions.deleteCategory) ? [{ key: 'delete', label: '删除分类', danger: true, onSelect: () => void remove(category) }] : []),
  ];

  return (
    <Asked query={categories.query} lines={6} height={24}>{(tree) => <>
      <div role="tree" aria-label="素材分类" className="media-tree" onKeyDown={walk}>
        {openRows(tree, closed).map(({ id, category, level, expanded }) => (
          <Node
            key={id}
            name={category?.name ?? rootName}
            level={level}
            expanded={expanded}
            chosen={id === value}
            items={itemsOf(category)}
            onChoose={() => onChange(id)}
            onToggle={(next) => toggle(id, next)}
            onDropFiles={onDropFiles && (() => onDropFiles(id))}
            onDropUploads={onDropUploads && ((files) => onDropUploads(files, id))}
          />
        ))}
      </div>
      {asked && <CategoryDialog request={asked} nodes={categories.nodes} onClose={(saved) => { setAsked(undefined); if (saved) void categories.reload(); }} />}
    </>}</Asked>
  );
}

interface Row {
  id: number;
  /** Absent for 全部图片. */
  category?: MediaCategory;
  /** First level: 1. */
  level: number;
  /** Undefined for a leaf. */
  expanded: boolean | undefined;
}

/** Everything under open parents, parents before children. */
function openRows(children: readonly MediaCategory[], closed: ReadonlySet<number>, category?: MediaCategory, level = 1): Row[] {
  const id = category?.id ?? 0;
  const expanded = children.length > 0 ? !closed.has(id) : undefined;
  const below = expanded ? children.flatMap((child) => openRows(child.child ?? [], closed, child, level + 1)) : [];
  return [{ id, category, level, expanded }, ...below];
}

interface NodeProps {
  name: string;
  /** First level: 1. */
  level: number;
  /** Undefined for a leaf. */
  expanded: boolean | undefined;
  chosen: boolean;
  items: readonly MenuItem[];
  onChoose(): void;
  onToggle(open: boolean): void;
  onDropFiles?(): void;
  onDropUploads?(files: File[]): void;
}

function Node({ name, level, expanded, chosen, items, onChoose, onToggle, onDropFiles, onDropUploads }: NodeProps) {
  /** The verb of a drop, while something that may be dropped hovers above it. */
  const [over, setOver] = useState<'移到' | '上传到'>();
  const bringing = ({ dataTransfer: { types } }: DragEvent) => (types.includes(draggedFiles) ? onDropFiles && '移到' : types.includes('Files') ? onDropUploads && '上传到' : undefined);
  const drop = {
    onDragOver: (event: DragEvent) => {
      const done = bringing(event);
      setOver(done);
      if (!done) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragLeave: () => setOver(undefined),
    onDrop: (event: DragEvent) => {
      const done = bringing(event);
      setOver(undefined);
      if (!done) return;
      event.preventDefault();
      event.stopPropagation();
      if (done === '移到') onDropFiles!();
      else onDropUploads!([...event.dataTransfer.files]);
    },
  };
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-expanded={expanded}
      aria-selected={chosen}
      aria-label={name}
      tabIndex={chosen ? 0 : -1}
      className="media-tree-row"
      style={{ paddingLeft: (level - 1) * 12 }}
      data-over={over && true}
      data-takes-files={onDropUploads && true}
      onClick={onChoose}
      {...drop}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return;
        if (event.key === 'Enter' || event.key === ' ') onChoose();
        else if (event.key === 'ArrowRight' && expanded === false) onToggle(true);
        else if (event.key === 'ArrowLeft' && expanded) onToggle(false);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <i className="media-tree-twist" onClick={(event) => { event.stopPropagation(); if (expanded !== undefined) onToggle(!expanded); }}>
        {expanded !== undefined && <Icon name={expanded ? 'chevronDown' : 'chevronRight'} size={14} />}
      </i>
      <Icon name="folder" />
      <span className="media-tree-name" title={name}>{over ? `${over}「${name}」` : name}</span>
      {items.length > 0 && (
        <span className="media-tree-menu" onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
          <Menu compact size="small" name={`${name} 的操作`} items={items} tabIndex={chosen ? 0 : -1} />
        </span>
      )}
    </div>
  );
}

/** Arrows up and down through what is open, left to the parent, right to the first child, Home and End. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const here = event.target as HTMLElement;
  if (here.getAttribute('role') !== 'treeitem') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  const at = all.indexOf(here);
  const levelOf = (item: HTMLElement | undefined) => Number(item?.getAttribute('aria-level'));
  const to = {
    ArrowDown: all[at + 1],
    ArrowUp: all[at - 1],
    ArrowLeft: all.slice(0, at).findLast((item) => levelOf(item) < levelOf(here)),
    ArrowRight: levelOf(all[at + 1]) > levelOf(here) ? all[at + 1] : undefined,
    Home: all[0],
    End: all.at(-1),
  }[event.key];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
