import { merchantClosing } from '../../../data/settings';
import { SettingForm } from '../../../formTemplate';
import './closingSetting.css';

/** 商户结算设置: the rules of merchant withdrawals and profit split (finance sheet). */
export default function ClosingSetting() {
  return (
    <section className="closing-setting" aria-label="商户结算设置">
      <SettingForm source={merchantClosing} success="操作成功" />
    </section>
  );
}
