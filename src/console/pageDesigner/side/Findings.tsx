/** What the inspection found; each leads to the setting that it is about. */
import type { Finding } from '../../../engine/page/inspection';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/states/EmptyState';
import { Icon } from '../../../ui/Icon';
import { showNotice } from '../../../ui/states/notices';
import { showGroup } from '../panel/showGroup';
import { useSession } from '../state/context';
import type { Inspection } from '../state/useInspection';

export function Findings({ inspection: { findings, isBusy, run } }: { inspection: Inspection }) {
  const session = useSession();
  const open = ({ widgetId, group }: Finding) => {
    const node = widgetId === undefined ? undefined : session.node(widgetId);
    if (widgetId !== undefined && !node) return showNotice('info', '这个组件已被删除');
    showGroup(session, node, group);
  };
  return (
    <div className="pd-findings">
      <Button icon="refresh" busy={isBusy} onClick={() => void run()}>{findings ? '重新检查' : '检查页面'}</Button>
      {findings?.length === 0 && <EmptyState text="没有发现问题" />}
      {findings && findings.length > 0 && (
        <ul aria-label="检查结果">
          {findings.map((finding, at) => (
            <li key={at}>
              <button type="button" data-severity={finding.severity} onClick={() => open(finding)}>
                <Icon name={finding.severity === 'error' ? 'error' : 'warning'} size={16} />
                <span><span className="ui-hidden">{finding.severity === 'error' ? '错误：' : '提醒：'}</span>{finding.message}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
