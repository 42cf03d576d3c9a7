/** The left side: what can be added, how the page is built, and what is wrong with it. */
import { useCapabilities } from '../../data/capabilities';
import { Tabs } from '../../../ui/display/Tabs';
import { Palette } from '../palette/Palette';
import type { Inspection } from '../state/useInspection';
import { Findings } from './Findings';
import { Outline } from './Outline';

export type SideTab = 'palette' | 'outline' | 'findings';

const tabs: { value: SideTab; title: string }[] = [{ value: 'palette', title: '组件' }, { value: 'outline', title: '结构' }];

export function Side({ inspection, tab, onTab }: { inspection: Inspection; tab: SideTab; onTab(tab: SideTab): void }) {
  const { pages: canInspect } = useCapabilities();
  const items = canInspect ? [...tabs, { value: 'findings' as const, title: '检查', count: inspection.findings?.length }] : tabs;
  return (
    <aside className="pd-side" aria-label="组件与结构">
      <Tabs label="组件与结构" items={items} value={tab} onChange={onTab}>
        {tab === 'palette' && <Palette />}
        {tab === 'outline' && <Outline />}
        {tab === 'findings' && <Findings inspection={inspection} />}
      </Tabs>
    </aside>
  );
}
