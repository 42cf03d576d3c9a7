import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { enumerations } from '../../../../../generated/enumerations';
import { deskActions, type DeskOperation } from '../../../../engine/extension/desk';
import type { Page } from '../../../../engine/envelope';
import { Tag } from '../../../../ui/display/Tag';
import { Asked } from '../../../../ui/states/Asked';
import { EmptyState } from '../../../../ui/states/EmptyState';

/** 我的操作记录: a member's name chooses that member. */
export function Operations({ query }: { query: UseQueryResult<Page<DeskOperation>> }) {
  return (
    <section className="desk-block" aria-labelledby="desk-operations">
      <div className="desk-head"><h2 id="desk-operations">我的操作记录</h2></div>
      <Asked query={query} lines={5} height={28}>
        {({ list }) => (list.length === 0 ? <EmptyState text="还没有操作记录。" /> : (
          <table className="desk-operations">
            <thead><tr><th scope="col">时间</th><th scope="col">操作</th><th scope="col">会员</th><th scope="col">内容</th><th scope="col">状态</th></tr></thead>
            <tbody>{list.map((operation) => <Operation key={`${operation.actionType} ${operation.id}`} {...operation} />)}</tbody>
          </table>
        ))}
      </Asked>
    </section>
  );
}

function Operation({ actionType, uid, nickname, content, status, createTime }: DeskOperation) {
  const { title, states } = deskActions[actionType];
  const state = enumerations[states]?.items.find(({ value }) => value === status);
  return (
    <tr>
      <td><time dateTime={createTime.replace(' ', 'T')}>{createTime}</time></td>
      <td>{title}</td>
      <td><Link to={{ search: `uid=${uid}` }}>{nickname}</Link></td>
      <td title={content}>{content || '-'}</td>
      <td>{state && <Tag tone={state.colour}>{state.title}</Tag>}</td>
    </tr>
  );
}
