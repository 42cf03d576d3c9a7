import type { RecordOf } from '../../../data/records/typed';
import type { DetailPanelProps } from '../../../../ui/ports/detailPanels';
import { ActivityCard } from '../ActivityCard';

export default function BorderCard({ record }: DetailPanelProps<RecordOf<'marketing/activityStyle'>>) {
  return <ActivityCard as="border" record={record} />;
}
