/** 我的组合: widgets that belong together, kept by the person under a name and put in again on any page. */
import { useId } from 'react';
import { readClip } from '../../../engine/page/clip';
import { tellDone } from '../../resource/notices';
import { Button } from '../../../ui/buttons/Button';
import { deletion, useConfirm, usePrompt } from '../../../ui/layers/Confirm';
import { useDragSource } from '../../../ui/dragging/useDragSource';
import { Icon } from '../../../ui/Icon';
import { Menu } from '../../../ui/layers/Menu';
import type { FromPalette } from '../canvas/Dragging';
import { useDesign, useSession } from '../state/context';
import { useKeptGroups, type KeptGroup } from '../state/useKeptGroups';

/** @param wanted those whose names bear this text */
export function KeptGroups({ wanted }: { wanted: string }) {
  const session = useSession();
  const hasChosen = useDesign(({ chosen }) => chosen.length > 0);
  const { groups = [], keep, forget } = useKeptGroups();
  const prompt = usePrompt();
  const confirm = useConfirm();
  const id = useId();

  const isFree = async (name: string): Promise<boolean> =>
    !groups.some((group) => group.name === name) || confirm({ text: `已有组合“${name}”，要替换它吗？` });
  /** One name is borne by one group. */
  const put = async (group: Omit<KeptGroup, 'id'> & { id?: number }, done: string) => {
    if (!(await isFree(group.name))) return;
    const former = groups.find(({ name }) => name === group.name);
    await keep({ ...group, id: group.id ?? former?.id });
    if (former && group.id !== undefined) await forget(former.id);
    tellDone(done);
  };
  const add = async () => {
    const text = session.clip();
    const name = await prompt({ title: '存为组合', label: '组合名称' });
    if (name !== undefined) await put({ name, text }, '组合已保存');
  };
  const rename = async (group: KeptGroup) => {
    const name = await prompt({ title: '重命名组合', label: '组合名称', value: group.name });
    if (name !== undefined && name !== group.name) await put({ ...group, name }, '组合已重命名');
  };
  const remove = async ({ id: gone, ...group }: KeptGroup) => {
    if (!(await confirm(deletion(`删除组合“${group.name}”吗`)))) return;
    await forget(gone);
    tellDone('组合已删除', () => quietly(keep(group)));
  };

  return (
    <section className="pd-kept" aria-labelledby={id}>
      <h3 id={id}>我的组合</h3>
      <ul>
        {groups.filter(({ name }) => name.includes(wanted)).map((group) => (
          <li key={group.id}>
            <Kept group={group} />
            <Menu
              compact
              size="small"
              name={`${group.name} 的操作`}
              items={[
                { key: 'rename', label: '重命名', icon: 'edit', onSelect: () => quietly(rename(group)) },
                { key: 'delete', label: '删除', icon: 'delete', danger: true, onSelect: () => quietly(remove(group)) },
              ]}
            />
          </li>
        ))}
      </ul>
      <Button size="small" icon="add" disabled={!hasChosen} onClick={() => quietly(add())}>将所选组件存为组合</Button>
    </section>
  );
}

function Kept({ group: { id, name, text } }: { group: KeptGroup }) {
  const { addKept } = useSession();
  const { setNodeRef, press } = useDragSource({ id: `kept ${id}`, data: { fromPalette: { kind: 'kept', name, text } satisfies FromPalette } });
  return (
    <button ref={setNodeRef} type="button" className="pd-kept-add" onPointerDown={press} onClick={() => addKept(text)}>
      <Icon name="shapes" size={16} />
      <span>{name}</span>
      <small>{readClip(text).length} 个组件</small>
    </button>
  );
}

/** What was refused has been told by the data layer. */
const quietly = (work: Promise<void>): void => void work.catch(() => undefined);
