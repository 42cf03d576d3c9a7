/** 申请接入: how far the shop is connected with the video channel, step by step (video-channel sheet). */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePermission } from '../../../data/session/permissions';
import { call } from '../../../data/transport/http';
import { Button } from '../../../../ui/buttons/Button';
import { ExternalLink } from '../../../../ui/display/ExternalLink';
import { Tag } from '../../../../ui/display/Tag';
import { Timeline, type TimelineStep } from '../../../../ui/display/Timeline';
import { Asked } from '../../../../ui/states/Asked';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { showNotice } from '../../../../ui/states/notices';
import '../../../../ui/display/report.css';
import './videoApply.css';

interface Told { errcode: number; errmsg: string }
interface Scene { group_id: number; name: string; status: number; reason: string; scene_group_ext_list: { ext_id: number; status: number }[] }
interface State extends Told { data: { status: number; reject_reason: string; access_info: Readonly<Record<string, number>>; scene_group_list: Scene[] } | null }

const base = '/admin/platform/pay/component/register';
const rights = 'platform:pay:component:shop:register';
/** WeChat's code for a shop that is connected. */
const connected = 1040002;
/** WeChat's number for the video channel as a scene. */
const videoChannel = 1;
const documents = 'https://channels.weixin.qq.com';

/** Keys of the access information, with the task that an operator tells WeChat to be done. */
const tasks: readonly { key: string; title: string; item?: number }[] = [
  { key: 'spu_audit_success', title: '商品审核' }, { key: 'spu_audit_finished', title: '商品接口', item: 6 }, { key: 'ec_order_success', title: '支付订单' }, { key: 'ec_order_finished', title: '订单接口', item: 7 },
  { key: 'send_delivery_success', title: '物流调用' }, { key: 'send_delivery_finished', title: '物流接口', item: 8 }, { key: 'ec_after_sale_success', title: '售后调用' }, { key: 'ec_after_sale_finished', title: '售后接口', item: 9 },
  { key: 'test_api_finished', title: '测试', item: 10 }, { key: 'deploy_wxa_finished', title: '发版', item: 11 },
];
const sceneStates: readonly string[] = ['审核中', '审核完成', '审核失败', '未审核'];
const matterStates: readonly string[] = ['审核中', '审核成功', '审核失败', '未审核'];
const matters: Readonly<Record<number, string>> = { 1: '客服售后', 2: '电商平台' };

export default function VideoApply() {
  const may = usePermission();
  const [mayApply, mayCheck, mayFinish, mayScene] = [may(rights), may(`${rights}:check`), may(`${rights}:finish`), may(`${rights}:scene`)];
  const [busy, setBusy] = useState(false);
  const applied = useQuery({ queryKey: ['marketing/videoApply', 'apply'], queryFn: ({ signal }) => call<Told>('GET', `${base}/apply`, { signal, quiet: true }), enabled: mayApply, retry: false });
  // WeChat knows nothing of a shop before it has applied.
  const checked = useQuery({
    queryKey: ['marketing/videoApply', 'check'], queryFn: ({ signal }) => call<State>('GET', `${base}/register/check`, { signal, quiet: true }), enabled: mayCheck && (!mayApply || !applied.isPending), retry: false,
  });
  const recheck = async () => {
    const asked = [...(mayApply ? [await applied.refetch()] : []), ...(mayCheck ? [await checked.refetch()] : [])];
    if (!asked.some(({ isError }) => isError)) showNotice('success', '接入状态已更新');
  };
  const alone = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().finally(() => setBusy(false));
  };
  /** Asks WeChat for one more step, and how far the shop is then. */
  const ask = (path: string, body: Readonly<Record<string, number>>) => alone(async () => {
    try {
      const told = await call<Told>('POST', `${base}/register/${path}`, { body });
      if (told.errcode !== 0) return void showNotice('error', told.errmsg);
    } catch {
      // The data layer has told why.
      return;
    }
    await recheck();
  });
  return (
    <section className="video-apply" aria-label="申请接入">
      {mayApply && <Asked query={applied} lines={1}>{({ errcode, errmsg }) => (
        <header>
          <Tag tone={errcode === connected ? 'success' : 'warning'}>{errcode === connected ? '已接入自定义交易组件' : '接入中'}</Tag>
          {errcode !== connected && errcode !== 0 && <span>{errmsg}</span>}
        </header>
      )}</Asked>}
      {mayCheck ? <Asked query={checked} lines={6}>{(state) => (
        <Timeline label="接入步骤" steps={stepsOf({
          isConnected: applied.data?.errcode === connected, state, busy,
          onRecheck: mayFinish ? () => void alone(recheck) : undefined,
          onFinish: mayFinish ? (item) => void ask('finishaccessinfo', { access_info_item: item }) : undefined,
          onScene: mayScene ? () => void ask('scene', { scene_group_id: videoChannel }) : undefined,
        })} />
      )}</Asked> : <EmptyState text="没有查看接入状态的权限" />}
    </section>
  );
}

interface Offered {
  /** Something has been asked for and is not answered yet. */
  busy: boolean;
  onFinish?(item: number): void;
  onScene?(): void;
}

interface Steps extends Offered { isConnected: boolean; state: State; onRecheck?(): void }

function stepsOf({ isConnected, state: { errcode, errmsg, data }, onRecheck, ...offered }: Steps): TimelineStep[] {
  const isOpen = data?.access_info.open_product_task_finished === 1 || tasks.every(({ key }) => data?.access_info[key] === 1);
  return [
    { title: '创建视频号', time: '', more: <ExternalLink href={documents}>去申请</ExternalLink> },
    { title: '申请开通交易组件', time: '', isAhead: !isConnected, more: onRecheck && <Button size="small" busy={offered.busy} onClick={onRecheck}>完成</Button> },
    {
      title: '接口场景检测', time: '', isAhead: data === null,
      more: <><Link to="/marketing/videoChannel/draftList">去审核商品</Link>{data ? <States data={data} {...offered} /> : errcode !== 0 && <p role="status">{errmsg}</p>}</>,
    },
    { title: '开通成功', time: '', isAhead: !isOpen },
  ];
}

function States({ data: { access_info: info, scene_group_list: [scene], reject_reason: reason }, busy, onFinish, onScene }: Offered & { data: NonNullable<State['data']> }) {
  const row = (title: string, value: ReactNode, more?: ReactNode) => <tr key={title}><th scope="row">{title}</th><td>{value} {more}</td></tr>;
  return (
    <table className="report">
      <caption className="ui-hidden">接入状态</caption>
      <tbody>
        {reason !== '' && row('拒绝原因', reason)}
        {!scene && onScene && row('接入场景', '尚未申请', <Button variant="text" size="small" busy={busy} onClick={onScene}>申请接入场景</Button>)}
        {scene && <>
          {row('接入场景', scene.group_id === videoChannel ? '视频号' : '公众号')}
          {row('场景名称', scene.name || '-')}
          {row('审核状态', sceneStates[scene.status] ?? '-')}
          {scene.scene_group_ext_list.map(({ ext_id: id, status }) => row(`审核事项：${matters[id] ?? id}`, matterStates[status] ?? '-'))}
          {row('审核理由', scene.reason || '-')}
        </>}
        {tasks.map(({ key, title, item }) => row(title, info[key] === 1 ? '已完成' : '未完成', onFinish && item !== undefined && info[key] !== 1
          ? <Button variant="text" size="small" busy={busy} aria-label={`完成：${title}`} onClick={() => onFinish(item)}>完成</Button> : undefined))}
      </tbody>
    </table>
  );
}
