import { useState } from 'react';
import { codes } from '../../../../../engine/envelope';
import type { OwnSession } from '../../../../../engine/extension/account';
import { endOtherSessions, endOwnSession } from '../../../../data/session/account';
import { useIsLogin } from '../../../../data/session/session';
import { ApiError } from '../../../../data/transport/errors';
import { Asked } from '../../../../../ui/states/Asked';
import { Button } from '../../../../../ui/buttons/Button';
import { showNotice } from '../../../../../ui/states/notices';
import { Tag } from '../../../../../ui/display/Tag';
import { PasswordDialog } from './PasswordDialog';
import { useRefreshAccount, useSessions } from './useSafety';

/** What the password is asked for. */
interface Ending {
  title: string;
  text: string;
  call(password: string): Promise<unknown>;
  done: string;
}

const others: Ending = { title: '退出其他设备', text: '除本机外的所有设备都要重新登录，其中没有保存的内容仍在各自的草稿里。', call: endOtherSessions, done: '其他设备已全部退出' };

/** Where one is signed in, and how to end it there. */
export function Sessions() {
  const sessions = useSessions();
  const isLogin = useIsLogin();
  const refresh = useRefreshAccount();
  const [ending, setEnding] = useState<Ending>();

  async function end({ call, done }: Ending, password: string) {
    try {
      await call(password);
      showNotice('success', done);
    } catch (failure) {
      // It ended by itself while the password was typed.
      if (!(failure instanceof ApiError) || failure.code !== codes.notFound) throw failure;
      showNotice('success', failure.message);
    }
    setEnding(undefined);
    await refresh();
  }
  const one = ({ id, agent, ip }: OwnSession): Ending => ({
    title: '退出设备', text: `${agent}（${ip}）要重新登录才能继续使用。`, call: (password) => endOwnSession(id, password), done: '该设备已退出',
  });

  return (
    <section className="own-card" aria-label="登录设备">
      <h2>登录设备</h2>
      <Asked query={sessions} lines={2} height={40}>{(data) => (
        <>
          <div className="own-scroll" role="region" aria-label="登录设备列表" tabIndex={0}>
            <table className="own-table">
              <thead><tr><th scope="col">设备</th><th scope="col">IP</th><th scope="col">登录时间</th><th scope="col">最近使用</th><th scope="col">操作</th></tr></thead>
              <tbody>
                {data.map((session) => (
                  <tr key={session.id}>
                    <th scope="row">{session.agent}</th><td>{session.ip}</td><td>{session.createTime}</td><td>{session.seenTime}</td>
                    <td>
                      {session.current ? <Tag tone={isLogin ? 'success' : 'info'}>{isLogin ? '本机' : '本机（状态未确认）'}</Tag>
                        : <Button variant="text" aria-label={`退出 ${session.agent} ${session.ip}`} onClick={() => setEnding(one(session))}>退出</Button>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {data.length > 1 && <div className="own-buttons"><Button onClick={() => setEnding(others)}>退出其他设备</Button></div>}
        </>
      )}</Asked>
      {ending && <PasswordDialog title={ending.title} text={ending.text} danger onClose={() => setEnding(undefined)} onConfirm={({ password }) => end(ending, password)} />}
    </section>
  );
}
