/** 一号通: the account at the provider of paid services, and what is left of each service (settings sheet). */
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../data/transport/http';
import { Tag } from '../../../../ui/display/Tag';
import { Asked } from '../../../../ui/states/Asked';
import '../../../../ui/display/report.css';

interface Service { open: boolean; num: number }
interface Account { account: string; phone: string; sms: Service & { sign: string }; copy: Service; query: Service; dump: Service }

const services = [['sms', '短信条数'], ['copy', '采集次数'], ['query', '物流查询次数'], ['dump', '电子面单打印次数']] as const;

export default function OnePass() {
  const query = useQuery({ queryKey: ['operation/onePass'], queryFn: ({ signal }) => call<Account>('GET', '/admin/platform/one/pass/info', { signal, quiet: true }), retry: false });
  return (
    <Asked query={query} lines={6}>
      {(account) => (
        <section aria-label="一号通账户">
          <p>账户名称：{account.account}{account.phone !== '' && `（${account.phone}）`}{account.sms.sign !== '' && `，短信签名：${account.sms.sign}`}</p>
          <table className="report" aria-label="服务余量">
            <thead><tr><th scope="col">服务</th><th scope="col">状态</th><th scope="col">剩余</th></tr></thead>
            <tbody>
              {services.map(([name, title]) => (
                <tr key={name}><td>{title}</td><td><Tag tone={account[name].open ? 'success' : 'info'}>{account[name].open ? '已开通' : '未开通'}</Tag></td><td>{account[name].num}</td></tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Asked>
  );
}
