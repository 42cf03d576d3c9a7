import { endOtherSessions, endOwnSession } from '../../../../data/session/account';
import { useIsLogin } from '../../../../data/session/session';
import { Button } from '../../../../ui/buttons/Button';
import { useConfirm } from '../../../../ui/layers/Confirm';
import { ErrorState } from '../../../../ui/states/ErrorState';
import { showNotice } from '../../../../ui/states/notices';
import { Skeleton } from '../../../../ui/states/Skeleton';
import { Tag } from '../../../../ui/display/Tag';
import { useRefreshAccount, useSessions } from './useSafety';

/** Where one is signed in, and how to end it there. */
export function Sessions() {
  const { data, error, refetch } = useSessions();
  const isLogin = useIsLogin();
  const refresh = useRefreshAccount();
  const confirm = useConfirm();

  async function end(question: string, call: () => Promise<unknown>, done: string) {
    if (!(await confirm({ text: question }))) return;
    try {
      await call();
      showNotice('success', done);
    } catch (failure) {
      showNotice('error', (failure as Error).message);
    }
    await refresh();
  }

  return (
    <section className="own-card" aria-label="登录设备">
      <h2>登录设备</h2>
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : !data ? <Skeleton lines={2} height={40} /> : (
        <>
          <div className="own-scroll" role="region" aria-label="登录设备列表" tabIndex={0}>
            <table className="own-table">
              <thead><tr><th scope="col">设备</th><th scope="col">IP</th><th scope="col">登录时间</th><th scope="col">最近使用</th><th scope="col">操作</th></tr></thead>
              <tbody>
                {data.map(({ id, agent, ip, createTime, seenTime, current }) => (
                  <tr key={id}>
                    <th scope="row">{agent}</th><td>{ip}</td><td>{createTime}</td><td>{seenTime}</td>
                    <td>
                      {current ? <Tag tone={isLogin ? 'success' : 'info'}>{isLogin ? '本机' : '本机（状态未确认）'}</Tag>
                        : <Button variant="text" aria-label={`退出 ${agent} ${ip}`} onClick={() => void end(`确定退出 ${agent}（${ip}）吗？`, () => endOwnSession(id), '该设备已退出')}>退出</Button>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {data.length > 1 && <div className="own-buttons"><Button onClick={() => void end('确定退出除本机外的所有设备吗？', endOtherSessions, '其他设备已全部退出')}>退出其他设备</Button></div>}
        </>
      )}
    </section>
  );
}
