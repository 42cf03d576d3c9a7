/** 页面装修: the shop's home page as it stands, the pages that can be designed, and what is wrong with those that are live (page design sheet). */
import { stored, windowStore } from '../../../../data/stored';
import { useArrivingResource } from '../../../../data/resources';
import ListScreen from '../../../../resource/ListScreen';
import { useKeptState } from '../../../../../ui/ports/screen';
import { Skeleton } from '../../../../../ui/states/Skeleton';
import { Tabs } from '../../../../../ui/display/Tabs';
import { HomePage } from './HomePage';
import { InspectLivePages } from './InspectLivePages';
import './devise.css';

type Tab = 0 | 1;
const tabs = [{ value: 0 as Tab, title: '商城首页' }, { value: 1 as Tab, title: '自定义页面' }];

export default function Devise() {
  const [tab, setTab] = useKeptState<Tab>('tab', () => (windowStore.read(stored.deviseTab) === '1' ? 1 : 0));
  const open = (next: Tab) => {
    setTab(next);
    windowStore.write(stored.deviseTab, String(next));
  };
  return (
    <section className="devise" aria-label="页面装修">
      <InspectLivePages />
      <Tabs label="页面" items={tabs} value={tab} onChange={open}>{tab === 1 ? <Pages /> : <HomePage />}</Tabs>
    </section>
  );
}

function Pages() {
  const resource = useArrivingResource('page/diy');
  return resource ? <ListScreen resource={resource} /> : <Skeleton lines={8} height={32} />;
}
