/** The settings of one widget, from its model: tabs, sections and groups in their order. */
import { useMemo, type ReactNode } from 'react';
import { isShown, readValues } from '../../../engine/page/controls';
import { excesses } from '../../../engine/page/excess';
import type { GroupModel } from '../../../engine/page/widget';
import { kinds } from '../../../fields/kinds';
import { EmptyState } from '../../../ui/states/EmptyState';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Tabs } from '../../../ui/display/Tabs';
import { modelOf, titleOf } from '../catalogue';
import { useDesign, useSession } from '../state/context';
import { goesAlong } from './FieldControl';
import { GroupRow } from './GroupRow';
import { openTab, useTab } from './tab';

const tabs = [{ value: 'content' as const, title: '内容' }, { value: 'style' as const, title: '样式' }];

export function WidgetPanel({ id }: { id: string }) {
  const session = useSession();
  const node = useDesign(({ document }) => document.widgets.find((each) => each.id === id));
  const tab = useTab();
  const model = node && modelOf(node);
  const saved = node?.saved;
  const values = useMemo(() => (model && saved ? readValues(model, saved) : {}), [model, saved]);
  const wrong = useMemo(() => (model && saved ? excesses(model, saved, (kind) => kinds[kind], values) : []), [model, saved, values]);
  if (!node) return null;
  if (!model) return <><h2>{titleOf(node)}</h2><EmptyState text="此组件的设置无法显示，保存时会原样保留" /></>;
  const shown = model.groups.filter((group) => !group.hidden && isShown(group, node.saved, values));
  const row = (group: GroupModel, index: number, all: readonly GroupModel[]) => (
    <div key={goesAlong(group) ? group.key : `${group.key} ${id}`} className="pd-group" data-group={group.key}>
      {group.section !== undefined && group.section !== all[index - 1]?.section && <h3>{group.section}</h3>}
      <GroupRow widget={id} group={group} value={values[group.key]} saved={node.saved[group.key]} wrong={wrong.find((each) => each.group === group.key)?.message} />
    </div>
  );
  const hasTabs = model.groups.some((group) => group.tab !== undefined);
  const inTab = (wanted: 'content' | 'style') => shown.filter((group) => group.tab === wanted || group.tab === undefined);
  return (
    <>
      <h2>
        {model.title}
        <IconButton size="small" icon="undo" label={`恢复${model.title}的默认设置`} onClick={session.reset} />
      </h2>
      {hasTabs
        ? <Tabs label={`${model.title}设置`} items={tabs} value={tab} onChange={openTab}><Groups key={model.component}>{inTab(tab).map(row)}</Groups></Tabs>
        : <Groups key={model.component}>{shown.map(row)}</Groups>}
    </>
  );
}

const Groups = ({ children }: { children: ReactNode }) => <div className="pd-groups">{children}</div>;
