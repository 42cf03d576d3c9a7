/** 一号通: the account at the provider of paid services, what is left of each service, and what it was used for (settings sheet). */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { accountPart, onePass, type OnePassAccount, type ServiceType, serviceTypes, soldTypes } from '../../../../engine/extension/onePass';
import { onePassKey, readAccount } from '../../../data/onePass';
import { useMayCall } from '../../../data/session/permissions';
import { PageHeader } from '../../../../ui/display/PageHeader';
import { Tag } from '../../../../ui/display/Tag';
import { Asked } from '../../../../ui/states/Asked';
import { Usage } from './Usage';
import '../../../../ui/display/ExternalLink.css';
import './onePass.css';

/** What is counted of each. */
const counted: Readonly<Record<ServiceType, string>> = { sms: '短信条数', copy: '采集次数', expr_query: '物流查询次数', expr_dump: '电子面单打印次数' };
const sold: readonly ServiceType[] = soldTypes;

export default function OnePass() {
  const may = useMayCall();
  const query = useQuery({ queryKey: [...onePassKey, 'account'], queryFn: ({ signal }) => readAccount(signal), retry: false });
  return (
    <div className="one-pass">
      <PageHeader title="一号通">
        {/* Role admin alone comes here, and may enter the keys without which nothing is answered. */}
        <Link className="ui-link" to="/operation/onePass/onePassConfig">一号通配置</Link>
        {may(onePass.templates) && <Link className="ui-link" to="/operation/onePass/template">短信模板</Link>}
      </PageHeader>
      <Asked query={query} lines={6}>
        {(account) => (
          <>
            <Left account={account} mayBuy={may(onePass.meals)} />
            {may(onePass.record) && <Usage account={account} />}
          </>
        )}
      </Asked>
    </div>
  );
}

function Left({ account, mayBuy }: { account: OnePassAccount; mayBuy: boolean }) {
  return (
    <section aria-label="一号通账户" className="one-pass-account">
      <p>账户名称：{account.account}{account.phone !== '' && `（${account.phone}）`}{account.sms.sign !== '' && `，短信签名：${account.sms.sign}`}</p>
      <ul className="one-pass-services" aria-label="服务余量">
        {serviceTypes.map((type) => {
          const [title, { open, num }] = [counted[type], account[accountPart[type]]];
          return (
            <li key={type}>
              <h2>{title} <Tag tone={open ? 'success' : 'info'}>{open ? '已开通' : '未开通'}</Tag></h2>
              <strong>{num}</strong>
              {mayBuy && open && sold.includes(type) && <Link className="ui-link" to={`/operation/onePass/pay?type=${type}`}>套餐购买<span className="ui-hidden">：{title}</span></Link>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
