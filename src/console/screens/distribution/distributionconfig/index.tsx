import { distributionRules } from '../../../data/settings';
import { SettingPage } from '../../../formTemplate';

/** 分销配置: the shop's rules for promoters (distribution sheet). */
export default function DistributionConfig() {
  return <SettingPage source={distributionRules} success="提交成功" />;
}
