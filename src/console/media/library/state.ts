/** What the library shows and what is selected in it, as one value and the moves between its values (spec 2 §4). */
import { mediaTypes, type MediaTab } from '../../../engine/media';
import type { Attachment } from '../../data/files/media';

export type Tab = MediaTab;
/** What the files of a tab are called. */
export const kindNames: Record<Tab, string> = { pic: '图片', video: '视频', file: '文件' };
export type View = 'grid' | 'list';

/** The orders of the library; newest first is every backend's own. */
export const sorts = { newest: '最新上传', oldest: '最早上传', name: '名称', large: '从大到小', small: '从小到大' } as const;
export type Sort = keyof typeof sorts;
export const orders: Record<Sort, string | undefined> = { newest: undefined, oldest: 'createTime:asc', name: 'name:asc', large: 'attSize:desc', small: 'attSize:asc' };

export interface LibraryState {
  tab: Tab;
  view: View;
  /** Category; 0 is 全部图片. */
  pid: number;
  /** From 1. */
  page: number;
  limit: number;
  /** Part of the names asked for. */
  name: string;
  /** Comma list of one kind of file; every kind of the tab without it. */
  type: string | undefined;
  sort: Sort;
  /** In the order of selection, which the badges count. */
  selected: readonly Attachment[];
  /** Where a range that Shift extends begins. */
  anchor: number | undefined;
}

export type Move =
  | { do: 'tab'; tab: Tab }
  | { do: 'view'; view: View }
  | { do: 'category'; pid: number }
  | { do: 'page'; page: number }
  | { do: 'narrow'; name?: string; type?: string | null; sort?: Sort }
  | { do: 'toggle'; file: Attachment }
  /** Everything between a file, the one last toggled unless told, and this one. */
  | { do: 'range'; file: Attachment; files: readonly Attachment[]; from?: Attachment }
  | { do: 'all'; files: readonly Attachment[] }
  | { do: 'clear' }
  /** The rows shown were read anew: what is gone cannot stay selected. */
  | { do: 'read'; files: readonly Attachment[] }
  /** After a deletion or a move. */
  | { do: 'changed' }
  /** After an upload, perhaps in the background: whoever is on the first page keeps what is selected there. */
  | { do: 'uploaded' };

/** Page sizes of spec 2 §9; 20 until a view is chosen for the first time. */
const limits: Record<View, number> = { grid: 18, list: 10 };
const initialLimit = 20;

export const attTypes: Record<Tab, string> = { pic: mediaTypes.pic.join(','), video: mediaTypes.video.join(','), file: mediaTypes.file.join(',') };

export const openingState = (tab: Tab): LibraryState =>
  ({ tab, view: 'grid', pid: 0, page: 1, limit: initialLimit, name: '', type: undefined, sort: 'newest', selected: [], anchor: undefined });

const none = { selected: [], anchor: undefined };

export function moved(state: LibraryState, move: Move): LibraryState {
  switch (move.do) {
    case 'tab': return { ...state, ...none, tab: move.tab, type: undefined, page: 1, pid: move.tab === 'pic' ? state.pid : 0 };
    case 'view': return { ...state, ...none, view: move.view, page: 1, limit: limits[move.view] };
    case 'category': return { ...state, ...none, pid: move.pid, page: 1 };
    case 'narrow': return {
      ...state, ...none, page: 1, name: move.name ?? state.name, type: move.type === null ? undefined : move.type ?? state.type, sort: move.sort ?? state.sort,
    };
    case 'page': return { ...state, ...none, page: move.page };
    case 'toggle': return { ...state, selected: toggled(state.selected, move.file), anchor: move.file.attId };
    case 'range': return { ...state, selected: extended(state, move) };
    case 'all': return { ...state, selected: joined(state.selected, move.files) };
    case 'clear': return { ...state, ...none };
    case 'read': return pruned(state, move.files);
    case 'changed': return { ...state, ...none, page: 1 };
    case 'uploaded': return state.page === 1 ? state : { ...state, ...none, page: 1 };
  }
}

const isIn = (files: readonly Attachment[], { attId }: Attachment) => files.some((file) => file.attId === attId);
const joined = (selected: readonly Attachment[], files: readonly Attachment[]) => [...selected, ...files.filter((file) => !isIn(selected, file))];

function toggled(selected: readonly Attachment[], file: Attachment): readonly Attachment[] {
  return isIn(selected, file) ? selected.filter(({ attId }) => attId !== file.attId) : [...selected, file];
}

function extended({ selected, anchor }: LibraryState, { file, files, from }: Move & { do: 'range' }): readonly Attachment[] {
  const [begin, end] = [from?.attId ?? anchor, file.attId].map((id) => files.findIndex(({ attId }) => attId === id));
  if (begin < 0) return joined(selected, [file]);
  const between = files.slice(Math.min(begin, end), Math.max(begin, end) + 1);
  return joined(selected, begin <= end ? between : between.reverse());
}

function pruned(state: LibraryState, files: readonly Attachment[]): LibraryState {
  const left = state.selected.filter((file) => isIn(files, file));
  return left.length === state.selected.length ? state : { ...state, selected: left };
}

/** Place in the order of selection from 1, 0 when not selected. */
export const badgeOf = (selected: readonly Attachment[], { attId }: Attachment): number => selected.findIndex((file) => file.attId === attId) + 1;
