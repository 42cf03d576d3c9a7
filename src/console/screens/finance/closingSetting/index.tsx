import { merchantClosing } from '../../../data/settings';
import { SettingPage } from '../../../formTemplate';

/** 商户结算设置: the rules of merchant withdrawals and profit split (finance sheet). */
export default function ClosingSetting() {
  return <SettingPage source={merchantClosing} success="操作成功" />;
}
