import { memberLevelRule } from '../../../../data/settings';
import { SettingPage } from '../../../../formTemplate';

/** 等级说明: the rules of levels as members read them (member sheet). */
export default function LevelDescription() {
  return <SettingPage source={memberLevelRule} success="提交成功" />;
}
