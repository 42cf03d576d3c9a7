import { useState } from 'react';
import { serviceTitles, type ServiceState } from '../../../../engine/extension/systemState';
import { Button } from '../../../../ui/buttons/Button';
import { Tag, type TagTone } from '../../../../ui/display/Tag';

const states: Record<0 | 1 | 2, { title: string; tone: TagTone }> = { 0: { title: '未启用', tone: 'info' }, 1: { title: '正常', tone: 'success' }, 2: { title: '异常', tone: 'danger' } };

/** What the shop stands on, each with how its last check ended. What is not in use cannot be checked. */
export function Services({ services, onCheck }: { services: readonly ServiceState[]; onCheck?(name: ServiceState['name']): Promise<void> }) {
  const [checking, setChecking] = useState<ServiceState['name']>();
  const check = async (name: ServiceState['name']) => {
    setChecking(name);
    await onCheck?.(name).finally(() => setChecking(undefined));
  };
  return (
    <div className="system-state-table" role="region" aria-label="服务列表" tabIndex={0}>
      <table>
        <thead>
          <tr><th scope="col">服务名称</th><th scope="col">状态</th><th scope="col">响应(毫秒)</th><th scope="col">说明</th><th scope="col">检测时间</th>{onCheck && <th scope="col">操作</th>}</tr>
        </thead>
        <tbody>
          {services.map(({ name, status, costTime, message, checkTime }) => (
            <tr key={name}>
              <th scope="row">{serviceTitles[name]}</th>
              <td>{status === null ? '-' : <Tag tone={states[status].tone}>{states[status].title}</Tag>}</td>
              <td>{costTime ?? '-'}</td>
              <td>{message}</td>
              <td>{checkTime ?? '-'}</td>
              {onCheck && <td>{status !== 0 && <Button variant="text" size="small" busy={checking === name} onClick={() => void check(name)} aria-label={`检测${serviceTitles[name]}`}>检测</Button>}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
