import type { BatchResult } from '../../../engine/extension/paths';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/layers/Dialog';
import '../../../ui/display/report.css';

interface BatchOutcomeProps {
  result: Pick<BatchResult, 'done' | 'failed'>;
  /** How many refused, where not all of them are told. */
  refused?: number;
  /** How many were not tried. */
  left?: number;
  nameOf(id: number | string): string;
}

/** Which rows a bulk action could not be applied to, and why. */
export function BatchOutcome({ result: { done, failed }, refused = failed.length, left = 0, nameOf }: BatchOutcomeProps) {
  return (
    <>
      <p>{`成功 ${done} 条，失败 ${refused} 条${left > 0 ? `，${left} 条未处理` : ''}`}</p>
      {failed.length > 0 && (
        <table className="report">
          <thead>
            <tr><th scope="col">数据</th><th scope="col">原因</th></tr>
          </thead>
          <tbody>
            {failed.map(({ id, message }) => (
              <tr key={id}><th scope="row">{nameOf(id)}</th><td>{message}</td></tr>
            ))}
          </tbody>
        </table>
      )}
      {refused > failed.length && <p>{`仅列出前 ${failed.length} 条失败的数据`}</p>}
    </>
  );
}

interface BatchReportProps extends Pick<BatchOutcomeProps, 'result' | 'nameOf'> {
  onClose(): void;
}

export function BatchReport({ onClose, ...outcome }: BatchReportProps) {
  return (
    <Dialog open title="批量操作结果" onClose={onClose} footer={<Button variant="primary" onClick={onClose}>知道了</Button>}>
      <BatchOutcome {...outcome} />
    </Dialog>
  );
}
