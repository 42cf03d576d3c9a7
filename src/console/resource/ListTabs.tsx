import { useQuery } from '@tanstack/react-query';
import type { ResourceModel, Scalar, TabsModel } from '../../engine/model';
import { mayCall } from '../data/session/permissions';
import { Tabs } from '../../ui/display/Tabs';
import { useProvider } from './provider';
import type { Row } from './table/model';

interface ListTabsProps {
  resource: ResourceModel;
  tabs: TabsModel;
  /** Applied filters, the tab's own parameter included. */
  filter: Row;
  label: string;
  onChange(value: Scalar): void;
}

/** The list's tabs, each with the number of rows that the other filters leave in it. */
export function ListTabs({ resource, tabs, filter, label, onChange }: ListTabsProps) {
  const provider = useProvider();
  const endpoint = tabs.counts ? resource.endpoints.find((candidate) => candidate.role === 'counts') : undefined;
  const { [tabs.param]: value, ...others } = filter;
  const { data: counts } = useQuery({
    queryKey: [resource.key, 'counts', others],
    queryFn: async ({ signal }) => (await provider.counts(resource.key, { filter: others, signal })).data,
    enabled: endpoint !== undefined && mayCall(endpoint),
    placeholderData: (before) => before,
  });
  return (
    <Tabs
      label={label}
      value={(value ?? tabs.default) as Scalar}
      items={tabs.items.map((item) => ({ value: item.value, title: item.title, count: counts?.[item.count ?? String(item.value)] }))}
      onChange={onChange}
    />
  );
}
