import { Button } from '../../../../../ui/buttons/Button';
import { CopyButton } from '../../../../../ui/buttons/CopyButton';
import { useConfirm } from '../../../../../ui/layers/Confirm';
import { Dialog } from '../../../../../ui/layers/Dialog';

/** Shown this once: closing asks whether they are kept. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose(): void }) {
  const confirm = useConfirm();
  const kept = () => confirm({ text: '恢复码关闭后不再显示，确定已经保存好了吗？', confirmLabel: '已保存', cancelLabel: '再看看' });
  const text = codes.join('\n');
  return (
    <Dialog open title="请保存恢复码" width={440} onClose={onClose} beforeClose={kept} footer={<>
      <a className="ui-button ui-button-default" href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`} download="恢复码.txt">下载</a>
      <Button variant="primary" onClick={() => void kept().then((sure) => { if (sure) onClose(); })}>我已保存</Button>
    </>}>
      <p className="own-text">手机丢失或不在身边时，用恢复码代替验证码登录，每个只能用一次。请保存在安全的地方。<CopyButton text={text} label="复制恢复码" /></p>
      <ul className="own-codes">{codes.map((code) => <li key={code}><code>{code}</code></li>)}</ul>
    </Dialog>
  );
}
