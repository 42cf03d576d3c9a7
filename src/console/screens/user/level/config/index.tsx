import { memberLevel } from '../../../../data/settings';
import { SettingPage } from '../../../../formTemplate';

/** 等级配置: whether there are levels, and what publishing earns (member sheet). */
export default function LevelConfig() {
  return <SettingPage source={memberLevel} success="提交成功" />;
}
