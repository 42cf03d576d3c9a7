import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { FieldModel } from '../../../../engine/model';
import { type Setting, type SettingTab, useSettingTabs } from '../../../data/settings';
import { useTitle } from '../../../data/site/title';
import { SettingForm } from '../../../formTemplate';
import type { CloseGuard } from '../../../resource/form/leaving';
import { Asked } from '../../../../ui/states/Asked';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { Tabs } from '../../../../ui/display/Tabs';
import { KeyTools } from './KeyTools';
import { fixedTitles } from './titles';
import './setting.css';

/** Its word in the address; a category that was made without one is named by its number. */
const wordOf = ({ url, id }: SettingTab): string => url || String(id);
const address = (tab: SettingTab): string => `/operation/setting/${encodeURIComponent(wordOf(tab))}`;

/** 平台设置: each tab of the first level has an address and a title of its own (decisions 12), the form below it stands in `?form=`. */
export default function SettingScreen() {
  const query = useSettingTabs();
  const tabs = query.data;
  const { tab: word } = useParams();
  const tab = word === undefined ? tabs?.[0] : tabs?.find((each) => wordOf(each) === word);
  const known = tab ? wordOf(tab) : word ?? '';
  useTitle(fixedTitles[known] ?? tab?.name);
  return (
    <Asked query={query} lines={8} height={32}>
      {(all) => (all.length === 0 ? <EmptyState text="还没有启用的配置分类，请先在“配置分类”中添加。" /> : <div className="setting"><FirstLevel tabs={all} tab={tab} /></div>)}
    </Asked>
  );
}

function FirstLevel({ tabs, tab }: { tabs: readonly SettingTab[]; tab: SettingTab | undefined }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  // Another tab is another screen; whoever came by the arrow keys goes on from there.
  const arrived = (state as { settingTab?: true } | null)?.settingTab === true;
  useEffect(() => {
    if (arrived) box.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [arrived]);
  return (
    <div ref={box}>
      <Tabs
        label="平台设置"
        value={tab?.id}
        items={tabs.map(({ id, name }) => ({ value: id as number | undefined, title: name }))}
        onChange={(id) => void navigate(address(tabs.find((each) => each.id === id)!), { state: { settingTab: true } })}
      >
        {tab ? <SecondLevel key={tab.id} tab={tab} /> : <EmptyState text="没有这个设置页，它可能已被停用或删除。" />}
      </Tabs>
    </div>
  );
}

function SecondLevel({ tab }: { tab: SettingTab }) {
  const [asked, setAsked] = useSearchParams();
  const guard: CloseGuard = useRef<() => Promise<boolean>>(undefined);
  const children = tab.child ?? [];
  if (children.length === 0) return <Template name={tab.extra} />;
  const child = children.find((each) => wordOf(each) === asked.get('form')) ?? children[0]!;
  const open = async (id: number) => {
    const next = children.find((each) => each.id === id)!;
    if (next === child || !((await guard.current?.()) ?? true)) return;
    setAsked((before) => {
      before.set('form', wordOf(next));
      return before;
    }, { replace: true });
  };
  return (
    <div className="setting-card">
      <Tabs label={tab.name} value={child.id} items={children.map(({ id, name }) => ({ value: id, title: name }))} onChange={(id) => void open(id)}>
        <Template key={child.id} name={child.extra} guard={guard} />
      </Tabs>
    </div>
  );
}

function Template({ name, guard }: { name: string | null; guard?: CloseGuard }) {
  if (!name) return <EmptyState text="这个分类还没有关联表单，请在“配置分类”中关联。" />;
  return <SettingForm template={name} guard={guard} aside={keyTools} />;
}

const keyTools = (field: FieldModel, { id, states }: Setting, reload: () => Promise<void>) =>
  states && <KeyTools formId={id} field={field} state={states.find(({ name }) => name === field.name)} onCleared={reload} />;
