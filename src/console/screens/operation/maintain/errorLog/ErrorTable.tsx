import { useState } from 'react';
import { errorKinds, type ErrorReport } from '../../../../../engine/extension/errors';
import { Button } from '../../../../../ui/buttons/Button';
import { deletion, useConfirm } from '../../../../../ui/layers/Confirm';
import { copyText } from '../../../../../ui/buttons/copyText';
import { Drawer } from '../../../../../ui/layers/Drawer';
import { EmptyState } from '../../../../../ui/states/EmptyState';
import { showNotice } from '../../../../../ui/states/notices';
import { saveFile } from '../../../../../ui/saveFile';

export interface ShownError extends ErrorReport {
  count: number;
  /** `yyyy-MM-dd HH:mm:ss` */
  firstTime: string;
  lastTime: string;
  account: string;
  /** Whose session it was. */
  by: string;
  /** Browser and system. */
  agent?: string;
}

interface ErrorTableProps {
  errors: readonly ShownError[];
  /** Tells whose each is. */
  withPeople?: boolean;
  empty: string;
  onClear?(): void | Promise<void>;
}

/** The last seen first; each opens its details. */
export function ErrorTable({ errors, withPeople = false, empty, onClear }: ErrorTableProps) {
  const confirm = useConfirm();
  const [open, setOpen] = useState<ShownError>();
  const clear = async () => {
    if (!(await confirm(deletion('清空错误日志')))) return showNotice('info', '已取消');
    await onClear!();
    showNotice('success', '操作成功');
  };
  if (errors.length === 0) return <EmptyState text={empty} />;
  return (
    <>
      <div className="error-log-tools">
        <Button size="small" icon="download" onClick={() => saveFile(new Blob([asJson(errors)], { type: 'application/json' }), 'error-log.json')}>下载</Button>
        {onClear && <Button size="small" icon="delete" onClick={() => void clear()}>清空</Button>}
      </div>
      <div className="error-log-table" role="region" aria-label="错误列表" tabIndex={0}>
        <table>
          <thead>
            <tr><th scope="col">最近出现</th><th scope="col">次数</th><th scope="col">类型</th>{withPeople && <th scope="col">人员</th>}<th scope="col">页面</th><th scope="col">错误信息</th><th scope="col">操作</th></tr>
          </thead>
          <tbody>
            {errors.map((error, index) => (
              <tr key={index}>
                <td>{error.lastTime}</td>
                <td>{error.count}</td>
                <td>{errorKinds[error.kind]}</td>
                {withPeople && <td>{error.by}</td>}
                <td>{error.route}</td>
                <th scope="row">{error.message}</th>
                <td><Button variant="text" onClick={() => setOpen(error)}>详情</Button></td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Drawer open={open !== undefined} title="错误详情" width={720} onClose={() => setOpen(undefined)} footer={<Button icon="copy" onClick={() => void copyText(asJson(open))}>复制</Button>}>
        {open && <ErrorDetail error={open} />}
      </Drawer>
    </>
  );
}

const asJson = (value: unknown): string => JSON.stringify(value, null, 2);

function ErrorDetail({ error }: { error: ShownError }) {
  const facts: [string, string | number | undefined][] = [
    ['错误信息', error.message], ['类型', errorKinds[error.kind]], ['页面', error.route], ['次数', error.count], ['首次出现', error.firstTime],
    ['最近出现', error.lastTime], ['人员', error.by], ['环境', error.agent], ['版本', error.version],
  ];
  return (
    <>
      <dl className="error-log-facts">
        {facts.map(([name, value]) => value !== undefined && <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}
      </dl>
      <h3>调用栈</h3>
      <pre tabIndex={0} aria-label="调用栈">{error.stack || '-'}</pre>
    </>
  );
}
