/** Demo comments: on notes that are shown, some of them answered, some refused and some waiting, entered and audited as members and staff would. */
import { auditStatus, replyStatus } from '../../../../generated/codes';
import { fromSeconds } from '../../../engine/time/wallTime';
import { system } from '../../resources/door/visit';
import { write } from '../../resources/house';
import { resourceOf } from '../../resources/resource';
import type { House, Visit } from '../../resources/types';
import { backdate } from '../../seed/rows';
import { randomFrom } from '../../seed/samples';

const count = 40;
/** The first note has so many, so that one shows a whole conversation. */
const talk = 10;
const day = 86_400;
const said = ['求链接！', '同款已下单，等到货再来反馈。', '拍得真好，收藏了。', '请问尺码怎么选？', '我也有一个，用了半年还很新。', '讲得很清楚，谢谢分享。'];
const answered = ['链接在关联商品里哦。', '按平时的尺码选就可以。', '谢谢喜欢，有问题随时问。'];
const unwanted = '低价代购，需要的加我。';

async function notesAndMembers({ db }: Visit) {
  const notes = await db.selectFrom('marketing_community_note').select('id').where('is_del', '=', false).where('audit_status', '=', auditStatus.approved).where('reply_status', '=', replyStatus.open).orderBy('id').limit(count).execute();
  const members = await db.selectFrom('user_user').select('id').where('is_del', '=', false).where('is_logoff', '=', false).where('status', '=', true).orderBy('id').limit(count).execute();
  return { notes: notes.map(({ id }) => id), members: members.map(({ id }) => id) };
}

export async function commentDemo(house: House, most: number = count): Promise<void> {
  await write(house, system, async (visit) => {
    const { notes, members } = await notesAndMembers(visit);
    if (notes.length === 0 || members.length === 0) return;
    const replies = visit.of('marketing/communityReply');
    const random = randomFrom(count);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
    const now = Date.now() / 1000;
    const enter = async (noteId: number, content: string, parentId: number | null, ago: number) => {
      const { id } = await replies.create({ uid: pick(members), noteId, parentId, content }, { title: '发表评论' });
      await backdate(visit, resourceOf(visit, 'marketing/communityReply'), id, fromSeconds(now - ago));
      return id;
    };
    for (let at = 0; at < Math.min(count, most); at += 1) {
      const noteId = at < talk ? notes[0] : pick(notes);
      const ago = random() * 20 * day;
      const isUnwanted = at % 8 === 3;
      const id = await enter(noteId, isUnwanted ? unwanted : pick(said), null, ago);
      if (isUnwanted) await replies.move(id, 'refuse', { refusal: '含广告或外部链接' }, { title: '审核' });
      else if (at % 4 !== 0) {
        await replies.move(id, 'approve', {}, { title: '审核' });
        if (at % 3 === 0) await replies.move(await enter(noteId, pick(answered), id, ago / 2), 'approve', {}, { title: '审核' });
      }
    }
  });
}
