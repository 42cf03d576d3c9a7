/** The left side: what can be added, and how the page is built. */
import { useState } from 'react';
import { Tabs } from '../../ui/Tabs';
import { Palette } from '../palette/Palette';
import { Outline } from './Outline';

const tabs = [{ value: 'palette' as const, title: '组件' }, { value: 'outline' as const, title: '结构' }];

export function Side() {
  const [tab, setTab] = useState<'palette' | 'outline'>('palette');
  return (
    <aside className="pd-side" aria-label="组件与结构">
      <Tabs label="组件与结构" items={tabs} value={tab} onChange={setTab}>
        {tab === 'palette' ? <Palette /> : <Outline />}
      </Tabs>
    </aside>
  );
}
