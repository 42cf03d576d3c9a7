import type { RecordOf } from '../../../data/records/typed';
import type { DetailPanelProps } from '../../../../ui/ports/detailPanels';
import { PresentPhone } from '../PresentPhone';

export default function NewPeoplePhone({ record: { newPeopleSwitch, couponIdList } }: DetailPanelProps<RecordOf<'marketing/newPeoplePresent'>>) {
  return <PresentPhone title="新人专享礼" words="欢迎加入，礼券已放入您的账户" isOn={newPeopleSwitch === true} couponIds={couponIdList ?? []} />;
}
