import { Button } from '../../../ui/buttons/Button';
import { CopyButton } from '../../../ui/buttons/CopyButton';
import { Dialog } from '../../../ui/layers/Dialog';
import type { Secret } from './secrets';
import './SecretsDialog.css';

interface SecretsDialogProps {
  secrets: readonly Secret[];
  /** Whose they are. */
  of: string;
  onClose(): void;
}

/** Shows what is stored nowhere and will not be shown again (decisions 29). */
export default function SecretsDialog({ secrets, of, onClose }: SecretsDialogProps) {
  return (
    <Dialog open title={of === '' ? '请妥善保存' : `请妥善保存：${of}`} width={460} onClose={onClose} footer={<Button variant="primary" onClick={onClose}>我已保存</Button>}>
      <p>以下内容只显示这一次，关闭后无法再次查看。</p>
      <dl className="secrets">
        {secrets.map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd><code>{value}</code> <CopyButton text={value} label={`复制${title}`} /></dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
