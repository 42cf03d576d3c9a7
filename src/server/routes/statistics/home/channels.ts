import { sql } from 'kysely';
import type { Channel } from '../../../../engine/extension/home';
import type { Sql } from '../../../sql/connect';
import { named } from '../../../sql/named';

const [members, u] = named('user_user', 'u');

/** 会员渠道, counted in the index over the channel. */
export async function channels(db: Sql): Promise<Channel[]> {
  const { rows } = await sql<Channel>`select coalesce(${u.register_type}, '') as "registerType", count(*)::int as num
    from ${members} where not ${u.is_del} group by 1 order by num desc, 1`.execute(db);
  return rows;
}
