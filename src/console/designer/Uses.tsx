/** Where the template is used: who changes it should know whom it concerns. */
import { Link } from 'react-router-dom';
import type { TemplateUse } from '../../engine/extension/paths';
import { useTemplateUses } from '../data/formTemplates';
import { isKnownEntity, useResource } from '../data/resources';
import { Asked } from '../../ui/states/Asked';
import { Dialog } from '../../ui/layers/Dialog';
import { EmptyState } from '../../ui/states/EmptyState';

export default function Uses({ id, onClose }: { id: number | string; onClose(): void }) {
  const uses = useTemplateUses(id);
  return (
    <Dialog open width={640} title="使用位置" onClose={onClose}>
      <Asked query={uses} lines={3} height={28}>{(data) => (data.length === 0 ? <EmptyState text="暂无使用该表单的地方" /> : <Places uses={data} />)}</Asked>
    </Dialog>
  );
}

function Places({ uses }: { uses: readonly TemplateUse[] }) {
  return (
    <table className="designer-uses">
      <thead><tr><th scope="col">位置</th><th scope="col">名称</th><th scope="col">字段</th></tr></thead>
      <tbody>
        {uses.map((use) => (
          <tr key={`${use.entity} ${use.recordId} ${use.fieldTitle}`}>
            <td>{use.entity !== null && isKnownEntity(use.entity) ? <Place entity={use.entity} /> : '页面或接口'}</td>
            <td>{use.name ?? '（无权查看）'}</td>
            <td>{use.fieldTitle}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Place({ entity }: { entity: string }) {
  const { title, route } = useResource(entity);
  return route === undefined ? title : <Link to={route} target="_blank">{title}</Link>;
}
