import type { RefObject } from 'react';
import { useCommands, type Command } from '../../../ui/ports/commands';
import { type ListActions, makesRecord } from '../actions/useListActions';

/** What the table itself listens to (`useGridKeys`). */
const tableKeys: Command[] = [
  { keys: '↑ ↓ ← →', title: '在表格中移动' },
  { keys: 'Home / End', title: '移到本行首列 / 末列' },
  { keys: 'Ctrl + Home / End', title: '移到表格首格 / 末格' },
  { keys: 'Page Up / Page Down', title: '上下移动十行' },
  { keys: '空格', title: '选择当前行' },
  { keys: 'Enter', title: '打开当前行详情' },
  { keys: 'F2 / Esc', title: '进入 / 离开单元格中的控件' },
];

/** What a narrow window hides takes no focus. */
function focusFirst(filters: HTMLFormElement | null): void {
  const controls = [...filters?.querySelectorAll<HTMLElement>('input,button,[tabindex="0"]') ?? []];
  controls.find((control) => {
    control.focus();
    return document.activeElement === control;
  });
}

interface ListCommandsOptions {
  title: string;
  filters: RefObject<HTMLFormElement | null>;
  actions: ListActions;
  refresh(): Promise<void>;
  chooseColumns(): void;
  /** Absent where nothing can be restored. */
  openBin?(): void;
}

/** Keys of a list, and what the palette of commands offers there. */
export function useListCommands({ title, filters, actions, refresh, chooseColumns, openBin }: ListCommandsOptions): void {
  const { pageOffers } = actions;
  const fresh = pageOffers.find(({ does }) => does === 'create') ?? pageOffers.find(makesRecord);
  useCommands(title, [
    { keys: '/', title: '定位到第一个筛选条件', run: () => focusFirst(filters.current) },
    ...pageOffers.map((offer): Command => ({ title: offer.title, keys: offer === fresh ? 'n' : undefined, run: () => actions.act(offer) })),
    { title: '刷新列表', run: () => void refresh() },
    { title: '列设置', run: chooseColumns },
    ...(openBin ? [{ title: '回收站', run: openBin }] : []),
    ...tableKeys,
  ]);
}
