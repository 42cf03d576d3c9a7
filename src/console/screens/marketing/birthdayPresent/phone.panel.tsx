import type { RecordOf } from '../../../data/records/typed';
import type { DetailPanelProps } from '../../../../ui/ports/detailPanels';
import { PresentPhone } from '../PresentPhone';

export default function BirthdayPhone({ record: { birthdaySwitch, couponIdList } }: DetailPanelProps<RecordOf<'marketing/birthdayPresent'>>) {
  return <PresentPhone title="生日快乐" words="生日礼券已放入您的账户" isOn={birthdaySwitch === true} couponIds={couponIdList ?? []} />;
}
