/** Members who do something themselves, by the shop that they use. */
import { invalid } from '../../refusal';
import type { Visit } from '../../resources/types';

/** @throws Refusal at `uid` for one who is not there, has left or is locked out */
export async function proveMember(visit: Visit, uid: number): Promise<void> {
  const [member] = await visit.of('user/user').lockAlive({ id: uid });
  const refusal = !member ? '会员不存在' : member.record.isLogoff ? '会员已注销' : member.record.status ? undefined : '会员已被禁用';
  if (refusal !== undefined) throw invalid([{ field: 'uid', message: refusal }]);
}
