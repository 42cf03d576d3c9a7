import { useSearchParams } from 'react-router-dom';
import type { AccessSubject, Explanation } from '../../../../../engine/extension/paths';
import { useAccess, useAccessSubjects } from '../../../../data/session/access';
import { Asked } from '../../../../../ui/states/Asked';
import { EmptyState } from '../../../../../ui/states/EmptyState';
import { ErrorState } from '../../../../../ui/states/ErrorState';
import { Select } from '../../../../../ui/inputs/Select';
import { Tag } from '../../../../../ui/display/Tag';
import { TextInput } from '../../../../../ui/inputs/TextInput';
import './access.css';

/** 权限查询: why may a role, or an administrator, make a call, or why not? What is asked stands in the address. */
export default function AccessScreen() {
  const [asked, setAsked] = useSearchParams();
  const subjects = useAccessSubjects();
  const subject = subjects.data?.find((each) => keyOf(each) === asked.get('subject'));
  const access = useAccess(subject);
  const word = asked.get('q') ?? '';
  const verdict = asked.get('verdict') ?? '';
  const ask = (name: string, value: string | null) =>
    setAsked((before) => {
      if (value) before.set(name, value);
      else before.delete(name);
      return before;
    }, { replace: true });

  if (subjects.error) return <ErrorState message={subjects.error.message} onRetry={() => void subjects.refetch()} />;
  const fits = (each: Explanation) => matches(each, word.trim().toLowerCase()) && (!verdict || each.allowed === (verdict === 'allowed'));
  return (
    <div className="access">
      <div className="access-filters" role="search" aria-label="权限查询">
        <label htmlFor="access-subject">角色或管理员</label>
        <Select
          id="access-subject" options={(subjects.data ?? []).map(optionOf)} value={asked.get('subject')} loading={subjects.isPending}
          onChange={(value) => ask('subject', value)} searchable placeholder="请选择角色或管理员"
        />
        <label htmlFor="access-verdict">结果</label>
        <Select id="access-verdict" options={verdicts} value={verdict} onChange={(value) => ask('verdict', value)} />
        <label htmlFor="access-word">接口</label>
        <TextInput id="access-word" value={word} onChange={(value) => ask('q', value)} placeholder="名称、地址或权限标识" />
      </div>
      {!subject && !subjects.isPending && <EmptyState text="选择一个角色或管理员，查看每个接口为什么可以或不可以访问。" />}
      {subject && <Asked query={access} lines={8} height={32}>{(all) => <Explanations subject={subject} all={all} found={all.filter(fits)} />}</Asked>}
    </div>
  );
}

const verdicts = [{ value: '', label: '全部' }, { value: 'allowed', label: '可以访问' }, { value: 'denied', label: '不可访问' }];

const keyOf = ({ kind, id }: AccessSubject) => `${kind}:${id}`;

const optionOf = (subject: AccessSubject) => ({
  value: keyOf(subject),
  label: `${subject.kind === 'role' ? '角色' : '管理员'}：${subject.name}（${subject.note}${subject.enabled ? '' : '，已停用'}）`,
});

const matches = ({ title, path, permission, group }: Explanation, word: string) =>
  word === '' || [title, path, permission, group].some((text) => text.toLowerCase().includes(word));

function Explanations({ subject, all, found }: { subject: AccessSubject; all: Explanation[]; found: Explanation[] }) {
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <>
      <p className="access-sum" role="status">
        {subject.name}：共 {all.length} 个接口，可以访问 {all.filter(({ allowed }) => allowed).length} 个{found.length < all.length && `，当前显示 ${found.length} 个`}
      </p>
      {found.length === 0 && <EmptyState text="没有符合条件的接口" />}
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          <div className="access-scroll" tabIndex={0} role="group" aria-label={`${group}的接口`}>
            <table>
              <thead><tr><th scope="col">接口</th><th scope="col">结果</th><th scope="col">依据</th><th scope="col">权限标识</th></tr></thead>
              <tbody>{found.filter((each) => each.group === group).map((row) => <Row key={`${row.method} ${row.path}`} row={row} />)}</tbody>
            </table>
          </div>
        </section>
      ))}
    </>
  );
}

function Row({ row }: { row: Explanation }) {
  return (
    <tr>
      <th scope="row">{row.title}<code>{row.method} {row.path}</code></th>
      <td><Tag tone={row.allowed ? 'success' : 'danger'}>{row.allowed ? '可以访问' : '不可访问'}</Tag></td>
      <td>{row.reason}{row.soleHolder !== undefined && <p className="access-sole">唯一持有者：{row.soleHolder}</p>}</td>
      <td>{row.permission.includes(':') ? <code>{row.permission}</code> : '-'}</td>
    </tr>
  );
}
