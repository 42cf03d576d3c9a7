import type { BatchResult } from '../../../engine/extension/paths';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/layers/Dialog';

interface BatchReportProps {
  result: BatchResult;
  nameOf(id: number | string): string;
  onClose(): void;
}

/** Which rows a bulk action could not be applied to, and why. */
export function BatchReport({ result, nameOf, onClose }: BatchReportProps) {
  return (
    <Dialog open title="批量操作结果" onClose={onClose} footer={<Button variant="primary" onClick={onClose}>知道了</Button>}>
      <p>{`成功 ${result.done} 条，失败 ${result.failed.length} 条`}</p>
      <table className="report">
        <thead>
          <tr><th scope="col">数据</th><th scope="col">原因</th></tr>
        </thead>
        <tbody>
          {result.failed.map(({ id, message }) => (
            <tr key={id}><th scope="row">{nameOf(id)}</th><td>{message}</td></tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
