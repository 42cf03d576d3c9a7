/** 签到配置 as other consoles read it: the reward of every day, which they take for a row of day 0, and the runs of days beside it. */
import type { EntityDeparture } from '../../resources/departures';
import type { ComputedRule } from '../../resources/types';

/** Of the reward of every day, which is no row of the runs. */
const baseId = 0;

const baseSignConfig: ComputedRule = ({}, { isIntegral, integral, isExperience, experience, mark, createTime }) =>
  Promise.resolve({ id: baseId, day: 0, isIntegral, integral, isExperience, experience, mark, isDel: false, createTime });

const signConfigList: ComputedRule = ({ sql }) => sql.selectFrom('marketing_sign_award').where('is_del', '=', false).orderBy('day')
  .select(['id', 'day', 'is_integral as isIntegral', 'integral', 'is_experience as isExperience', 'experience', 'mark', 'create_time as createTime']).execute()
  .then((rows) => rows.map((row) => ({ ...row, isDel: false })));

export const signConfig: EntityDeparture<'marketing/signConfig'> = { computed: { baseSignConfig, signConfigList } };
