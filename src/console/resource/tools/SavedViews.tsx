import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedView } from '../../../engine/extension/paths';
import { Button } from '../../../ui/buttons/Button';
import { deletion, useConfirm, usePrompt } from '../../../ui/layers/Confirm';
import { Dialog } from '../../../ui/layers/Dialog';
import { EmptyState } from '../../../ui/states/EmptyState';
import { Menu } from '../../../ui/layers/Menu';
import { tellDone } from '../notices';
import { useProvider } from '../provider';

interface SavedViewsProps {
  /** Entity key. */
  resource: string;
  /** The list's address query as it now is. */
  query: Record<string, string>;
  onApply(query: Record<string, string>): void;
}

/** A person's own named states of one list, kept on the server. */
export function SavedViews({ resource, query, onApply }: SavedViewsProps) {
  const provider = useProvider();
  const client = useQueryClient();
  const prompt = usePrompt();
  const [managing, setManaging] = useState(false);
  const key = ['views', resource];
  const { data: views = [] } = useQuery({ queryKey: key, queryFn: async () => (await provider.views(resource)).data, staleTime: 60_000 });

  const store = async (view: { id?: number; name: string; query: Record<string, string> }, done: string) => {
    await provider.saveView(resource, view);
    await client.invalidateQueries({ queryKey: key });
    tellDone(done);
  };
  const save = async () => {
    const name = await prompt({ title: '保存当前视图', label: '视图名称' });
    if (name === undefined) return;
    const known = views.find((view) => view.name === name);
    await store({ id: known?.id, name, query }, '视图已保存');
  };
  // What was refused has been told by the data layer.
  const quietly = (work: Promise<void>) => void work.catch(() => undefined);

  return (
    <>
      <Menu
        variant="default"
        size="small"
        icon="star"
        label="视图"
        items={[
          ...views.map((view) => ({ key: `view-${view.id}`, label: view.name, onSelect: () => onApply(view.query) })),
          { key: 'save', label: '保存当前视图', icon: 'add' as const, onSelect: () => quietly(save()) },
          ...(views.length > 0 ? [{ key: 'manage', label: '管理视图', icon: 'settings' as const, onSelect: () => setManaging(true) }] : []),
        ]}
      />
      {managing && (
        <ManageViews
          views={views}
          onRename={(view, name) => quietly(store({ ...view, name }, '视图已重命名'))}
          onDelete={(view) =>
            quietly(provider.deleteView(view.id).then(async () => {
              await client.invalidateQueries({ queryKey: key });
              tellDone('视图已删除');
            }))}
          onClose={() => setManaging(false)}
        />
      )}
    </>
  );
}

interface ManageViewsProps {
  views: readonly SavedView[];
  onRename(view: SavedView, name: string): void;
  onDelete(view: SavedView): void;
  onClose(): void;
}

function ManageViews({ views, onRename, onDelete, onClose }: ManageViewsProps) {
  const prompt = usePrompt();
  const confirm = useConfirm();
  const rename = async (view: SavedView) => {
    const name = await prompt({ title: '重命名视图', label: '视图名称', value: view.name });
    if (name !== undefined && name !== view.name) onRename(view, name);
  };
  const remove = async (view: SavedView) => {
    if (await confirm(deletion(`删除视图“${view.name}”吗`))) onDelete(view);
  };
  return (
    <Dialog open title="管理视图" width={480} onClose={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
      {views.length === 0 ? (
        <EmptyState text="暂无保存的视图" />
      ) : (
        <ul className="views">
          {views.map((view) => (
            <li key={view.id}>
              <span>{view.name}</span>
              <Button variant="text" size="small" aria-label={`重命名：${view.name}`} onClick={() => void rename(view)}>重命名</Button>
              <Button variant="dangerText" size="small" aria-label={`删除：${view.name}`} onClick={() => void remove(view)}>删除</Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
