/** Screens of several entities, one a tab: lists, and the forms of single records. What a tab shows is read when it is opened. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResourceRouteModel } from '../../engine/model';
import { Tabs } from '../../ui/display/Tabs';
import { EmptyState } from '../../ui/states/EmptyState';
import { Skeleton } from '../../ui/states/Skeleton';
import { useArrivingResource } from '../data/resources';
import { useMayCall } from '../data/session/permissions';
import ListScreen from './ListScreen';
import SingleScreen from './single/SingleScreen';

export default function TabsScreen({ title, tabs }: { title: string; tabs: NonNullable<ResourceRouteModel['tabs']> }) {
  const [open, setOpen] = useState(tabs[0]!.entity);
  const navigate = useNavigate();
  const turn = (entity: string) => {
    setOpen(entity);
    // Filters of one list mean nothing to the next.
    void navigate({ search: '' }, { replace: true });
  };
  return (
    <Tabs label={title} items={tabs.map(({ title: name, entity }) => ({ value: entity, title: name }))} value={open} onChange={turn}>
      <EntityTab key={open} entity={open} />
    </Tabs>
  );
}

/** The list of an entity, or the form of a single record, as one tab of a screen. */
export function EntityTab({ entity }: { entity: string }) {
  const resource = useArrivingResource(entity);
  const mayCall = useMayCall();
  if (!resource) return <Skeleton lines={8} height={28} />;
  const read = resource.endpoints.find(({ role, name }) => (resource.single ? role === 'one' : name === (resource.list?.endpoint ?? 'list')));
  if (!mayCall(read)) return <EmptyState text="暂无查看权限。" />;
  return resource.single ? <SingleScreen resource={resource} /> : <ListScreen resource={resource} />;
}
