/** 评论列表 of a note: comments on it, each with its answers below, and their deletion. */
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { communityStatus } from '../../../../../generated/codes';
import { enumerations } from '../../../../../generated/enumerations';
import type { Page } from '../../../../engine/envelope';
import type { RecordOf } from '../../../data/records/typed';
import { usePermission } from '../../../data/session/permissions';
import { call } from '../../../data/transport/http';
import { Button } from '../../../../ui/buttons/Button';
import { Pager } from '../../../../ui/display/Pager';
import { RecordLink } from '../../../../ui/display/RecordLink';
import { Tag } from '../../../../ui/display/Tag';
import { deletion, useConfirm } from '../../../../ui/layers/Confirm';
import type { DetailPanelProps } from '../../../../ui/ports/detailPanels';
import { Asked } from '../../../../ui/states/Asked';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { showNotice } from '../../../../ui/states/notices';
import './comments.css';

interface Comment {
  id: number; uid: number; nickname: string; content: string; countReply: number; countStart: number; createTime: string; auditStatus: number; reviewUserNickname: string | null; replyList: Comment[];
}

const base = '/admin/platform/community/reply';
const sizes = [20, 40, 60, 80];

export default function Comments({ record: { id } }: DetailPanelProps<RecordOf<'marketing/communityNote'>>) {
  const permitted = usePermission();
  const confirm = useConfirm();
  const may = permitted('platform:community:reply:note:page:list');
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(sizes[0]);
  const query = useQuery({
    queryKey: ['marketing/communityReply', 'ofNote', id, page, limit],
    queryFn: ({ signal }) => call<Page<Comment>>('GET', `${base}/note/page/list/${String(id)}`, { query: { page, limit }, signal, quiet: true }),
    enabled: may && id !== undefined,
  });
  if (!may) return <EmptyState text="没有查看评论的权限" />;
  const remove = permitted('platform:community:reply:delete') ? async (comment: Comment) => {
    if (!(await confirm(deletion('删除该评论')))) {
      showNotice('info', '已取消');
      return;
    }
    await call('POST', `${base}/delete/${comment.id}`);
    showNotice('success', '删除成功');
    await query.refetch();
  } : undefined;
  return (
    <Asked query={query} lines={5} height={28}>
      {({ list, total }) => (total === 0 ? <EmptyState text="还没有评论" /> : (
        <>
          <Tree comments={list} onRemove={remove} />
          <Pager page={page} perPage={limit} total={total} sizes={sizes} onPage={setPage} onPerPage={(size) => { setLimit(size); setPage(1); }} />
        </>
      ))}
    </Asked>
  );
}

function Tree({ comments, onRemove }: { comments: Comment[]; onRemove?: (comment: Comment) => Promise<void> }) {
  return (
    <ul className="note-comments">
      {comments.map((comment) => {
        const { id, uid, nickname, content, countReply, countStart, createTime, auditStatus, reviewUserNickname, replyList } = comment;
        const state = enumerations.communityStatus?.items.find(({ value }) => value === auditStatus);
        return (
          <li key={id}>
            <p>
              <RecordLink entity="user/user" id={uid}>{nickname}</RecordLink>
              {reviewUserNickname !== null && <> 回复 {reviewUserNickname}</>}
              <small>{uid} · <time dateTime={createTime.replace(' ', 'T')}>{createTime}</time> · 评论 {countReply} · 点赞 {countStart}</small>
              {state && auditStatus !== communityStatus.approved && <Tag tone={state.colour}>{state.title}</Tag>}
              {onRemove && <Button variant="dangerText" size="small" aria-label={`删除评论：${content}`} onClick={() => void onRemove(comment)}>删除</Button>}
            </p>
            <p>{content}</p>
            {replyList.length > 0 && <Tree comments={replyList} onRemove={onRemove} />}
          </li>
        );
      })}
    </ul>
  );
}
