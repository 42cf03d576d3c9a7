/** Comments: what may be commented on, and in which state a comment enters. */
import { auditStatus, communityReplyType, communityStatus, replyStatus } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { codes } from '../../../engine/envelope';
import { invalid, Refusal } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import { readSetting } from '../../resources/single';
import type { Visit } from '../../resources/types';
import { proveMember } from '../user/proveMember';
import { commentDemo } from './communityReplyDemo';

type Reply = Records['marketing/communityReply'];

/** @throws Refusal where the note is not shown or takes no comments */
async function proveNote(visit: Visit, noteId: number): Promise<void> {
  const [note] = await visit.of('marketing/communityNote').lockAlive({ id: noteId });
  if (!note || note.record.auditStatus !== auditStatus.approved) throw invalid([{ field: 'noteId', message: '内容不存在或未展示' }]);
  if (note.record.replyStatus === replyStatus.closed) throw new Refusal(9304, '平台已关闭该内容的评论');
  if (note.record.replyStatus !== replyStatus.open) throw invalid([{ field: 'noteId', message: '该内容未开启评论' }]);
}

/** @throws Refusal at `parentId` for a comment that belongs to another note, or is not shown */
async function proveParent(visit: Visit, { noteId, parentId }: Reply): Promise<void> {
  if (parentId === null) return;
  const [parent] = await visit.of('marketing/communityReply').lockAlive({ id: parentId });
  if (parent?.record.noteId !== noteId || parent.record.auditStatus !== communityStatus.approved) throw invalid([{ field: 'parentId', message: '评论不存在或未展示' }]);
}

export const communityReply: EntityDeparture<'marketing/communityReply'> = {
  async writes(visit, { before, after }) {
    if (before || !after) return;
    const { communityReplySwitch: isOn, communityReplyAuditSwitch: isAudited } = await readSetting(visit.db, visit, 'marketing/communityConfig');
    if (!isOn) throw new Refusal(codes.invalid, '评论功能已关闭');
    await proveMember(visit, after.uid);
    await proveNote(visit, after.noteId);
    await proveParent(visit, after);
    after.type = after.parentId === null ? communityReplyType.comment : communityReplyType.reply;
    after.auditStatus = isAudited ? communityStatus.pending : communityStatus.approved;
  },
  async demo(house, _planned, { most }) {
    await commentDemo(house, most);
    return [];
  },
};
