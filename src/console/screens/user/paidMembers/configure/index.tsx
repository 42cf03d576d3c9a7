/** 会员配置: base switches, benefits and cards of paid membership, each read when its tab is opened (member sheet). */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { HasPermission } from '../../../../data/session/guards';
import { useResource } from '../../../../data/resources';
import { paidMember } from '../../../../data/settings';
import { SettingPage } from '../../../../formTemplate';
import ListScreen from '../../../../resource/ListScreen';
import { EmptyState } from '../../../../../ui/states/EmptyState';
import { Tabs } from '../../../../../ui/display/Tabs';

const tabs = [
  { value: 'first', title: '基础设置' },
  { value: 'second', title: '会员权益', entity: 'user/paidMemberBenefit' },
  { value: 'three', title: '会员卡', entity: 'user/paidMemberCard' },
];

export default function PaidMembersConfigure() {
  const [open, setOpen] = useState('first');
  const navigate = useNavigate();
  const entity = tabs.find(({ value }) => value === open)?.entity;
  const turn = (value: string) => {
    setOpen(value);
    // Filters of one list mean nothing to the next.
    void navigate({ search: '' }, { replace: true });
  };
  return (
    <Tabs label="会员配置" items={tabs} value={open} onChange={turn}>
      {entity ? <EntityList key={entity} entity={entity} /> : <SettingPage source={paidMember} success="提交成功" />}
    </Tabs>
  );
}

function EntityList({ entity }: { entity: string }) {
  const resource = useResource(entity);
  const permission = resource.endpoints.find(({ role }) => role === 'list')!.permission;
  return <HasPermission permissions={[permission]} otherwise={<EmptyState text="暂无查看权限。" />}><ListScreen resource={resource} /></HasPermission>;
}
