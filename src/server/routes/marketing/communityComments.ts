/** Comments of one note as a tree (community sheet): a page of those on the note itself, each with all that answers it. */
import { sql } from 'kysely';
import { communityReplyType } from '../../../../generated/codes';
import type { Page } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import type { House } from '../../resources/types';
import type { Sql } from '../../sql/connect';

interface Stored {
  id: number; parentId: number | null; type: number; uid: number; nickname: string; avatar: string; content: string;
  countStart: number; createTime: string; auditStatus: number; reviewUid: number | null; reviewUserNickname: string | null;
}

/** A platform has no likes of its own. */
interface Comment extends Omit<Stored, 'parentId'> { countReply: number; isLike: false; noteReplyNum: number; replyList: Comment[] }

/** Answers of so many levels; nobody reads deeper. */
const deepest = 20;

/** The comments named and all below them, the oldest first. */
async function below(db: Sql, ids: readonly number[]): Promise<Stored[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Stored>`
    with recursive found as (
      select r.id, 1 as level from marketing_community_reply r where r.id = any(${[...ids]})
      union all select r.id, f.level + 1 from marketing_community_reply r join found f on r.parent_id = f.id where not r.is_del and f.level < ${deepest}
    )
    select r.id, r.parent_id as "parentId", r.type, r.uid, u.nickname, u.avatar, r.content, r.count_start as "countStart", to_char(r.create_time, 'YYYY-MM-DD HH24:MI:SS') as "createTime",
      r.audit_status as "auditStatus", p.uid as "reviewUid", o.nickname as "reviewUserNickname"
    from found f join marketing_community_reply r on r.id = f.id join user_user u on u.id = r.uid
      left join marketing_community_reply p on p.id = r.parent_id left join user_user o on o.id = p.uid
    order by r.id`.execute(db);
  return rows;
}

/** @throws Refusal where the note is not there */
export async function commentsOf({ sql: db }: Pick<House, 'sql'>, noteId: number, { page, limit }: { page: number; limit: number }): Promise<Page<Comment>> {
  const note = await db.selectFrom('marketing_community_note').select('id').where('id', '=', noteId).where('is_del', '=', false).executeTakeFirst();
  if (!note) throw new Refusal(9301, '社区内容不存在');
  const ofNote = db.selectFrom('marketing_community_reply').where('note_id', '=', noteId).where('is_del', '=', false);
  const ofItself = ofNote.where('type', '=', communityReplyType.comment);
  const count = async (rows: typeof ofNote) => (await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
  const [total, noteReplyNum, shown] = await Promise.all([count(ofItself), count(ofNote), ofItself.select('id').orderBy('id', 'desc').limit(limit).offset((page - 1) * limit).execute()]);
  const answers = new Map<number | null, Stored[]>();
  for (const row of await below(db, shown.map(({ id }) => id))) answers.set(row.parentId, [...(answers.get(row.parentId) ?? []), row]);
  const told = ({ parentId: _parent, ...stored }: Stored): Comment => {
    const replyList = (answers.get(stored.id) ?? []).map(told);
    return { ...stored, countReply: replyList.length, isLike: false, noteReplyNum, replyList };
  };
  return { list: (answers.get(null) ?? []).toReversed().map(told), total, page, limit, totalPage: Math.ceil(total / limit) };
}
