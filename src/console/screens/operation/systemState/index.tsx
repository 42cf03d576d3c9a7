import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { systemState, type ServiceState, type SystemState } from '../../../../engine/extension/systemState';
import { useMayCall } from '../../../data/session/permissions';
import { call } from '../../../data/transport/http';
import { Button } from '../../../../ui/buttons/Button';
import { PageHeader } from '../../../../ui/display/PageHeader';
import { Tabs } from '../../../../ui/display/Tabs';
import { Switch } from '../../../../ui/inputs/Switch';
import { useConfirm } from '../../../../ui/layers/Confirm';
import { Asked } from '../../../../ui/states/Asked';
import { showNotice } from '../../../../ui/states/notices';
import { Server } from './Server';
import { Services } from './Services';
import './systemState.css';

const key = ['system state'];
/** Milliseconds between two looks while 自动刷新 is on. */
const often = 30_000;
const tabs = [{ value: 'server', title: '服务器' }, { value: 'service', title: '服务状态' }] as const;

/** Health of the installation: machine, database and jobs, and whether what the shop stands on answers. */
export default function SystemStateScreen() {
  const client = useQueryClient();
  const confirm = useConfirm();
  const mayCall = useMayCall();
  const [tab, setTab] = useState<'server' | 'service'>('server');
  const [auto, setAuto] = useState(true);
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => call<SystemState>('GET', systemState.info.path, { signal, quiet: true }), refetchInterval: auto ? often : false, refetchOnMount: 'always', placeholderData: keepPreviousData });
  const may = ({ permission }: { permission: string }) => mayCall({ permission, adminOnly: true });
  const check = async (name: ServiceState['name']) => {
    const told = await call<ServiceState>('POST', `${systemState.check.path}/${name}`);
    client.setQueryData<SystemState>(key, (state) => state && { ...state, services: state.services.map((each) => (each.name === name ? told : each)) });
  };
  const clear = async () => {
    if (!(await confirm({ text: '确定清除缓存吗', notes: ['微信访问凭证会重新获取，慢查询记录会清空'] }))) return;
    const count = await call<number>('POST', systemState.clearCache.path);
    showNotice('success', count > 0 ? `已清除${count}个微信访问凭证` : '缓存已清除');
    await client.invalidateQueries({ queryKey: key });
  };
  return (
    <div className="system-state">
      <PageHeader title="系统状态">
        <label className="system-state-auto" htmlFor="system-state-auto">自动刷新 <Switch id="system-state-auto" checked={auto} onChange={setAuto} /></label>
        <Button icon="refresh" busy={query.isFetching} onClick={() => void query.refetch()}>刷新</Button>
        {may(systemState.clearCache) && <Button onClick={() => void clear()}>清除缓存</Button>}
      </PageHeader>
      <Tabs label="系统状态" items={tabs} value={tab} onChange={setTab}>
        <Asked query={query} lines={8}>
          {(state) => (tab === 'server' ? <Server state={state} /> : <Services services={state.services} onCheck={may(systemState.check) ? check : undefined} />)}
        </Asked>
      </Tabs>
    </div>
  );
}
