import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorReports } from '../../../../../engine/extension/errors';
import { useKnownCapabilities } from '../../../../data/capabilities';
import { allowDebug, debugParameter } from '../../../../data/session/debug';
import { useMayCall } from '../../../../data/session/permissions';
import { Button } from '../../../../../ui/buttons/Button';
import { PageHeader } from '../../../../../ui/display/PageHeader';
import { Tabs } from '../../../../../ui/display/Tabs';
import { Skeleton } from '../../../../../ui/states/Skeleton';
import { AllErrors } from './AllErrors';
import { OwnErrors } from './OwnErrors';
import './errorLog.css';

const tabs = [{ value: 'own', title: '本机记录' }, { value: 'all', title: '全部人员' }] as const;

/** Faults of the console: those of this browser, and those of all people where they are collected. */
export default function ErrorLog() {
  const seesAll = useMayCall()({ permission: errorReports.list, adminOnly: true });
  const capabilities = useKnownCapabilities();
  const [tab, setTab] = useState<'own' | 'all'>('own');
  const navigate = useNavigate();
  const debug = () => {
    allowDebug();
    void navigate(`?${debugParameter}`);
  };
  return (
    <div className="error-log">
      <PageHeader title="错误日志"><Button onClick={debug}>打开调试控制台</Button></PageHeader>
      <p className="error-log-about">控制台运行时出现的程序错误，最多保留最近 200 条；不含填写的内容与登录凭证。</p>
      {capabilities === undefined ? <Skeleton lines={4} /> : seesAll && capabilities.errors
        ? <Tabs label="范围" items={tabs} value={tab} onChange={setTab}>{tab === 'own' ? <OwnErrors /> : <AllErrors />}</Tabs>
        : <OwnErrors />}
    </div>
  );
}
