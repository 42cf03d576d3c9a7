/** What a link opens, how it is called and how long it holds. */
import { FieldsForm } from '../../../formTemplate';
import type { ShopForm } from '../../../data/shop/shopLayout';
import { Dialog } from '../../../../ui/layers/Dialog';
import './link.css';

interface LinkDialogProps {
  title: string;
  source: ShopForm;
  /** @param changed a link was made */
  onClose(changed?: true): void;
}

export function LinkDialog({ title, source, onClose }: LinkDialogProps) {
  return (
    <Dialog open title={title} width={700} onClose={() => onClose()}>
      <FieldsForm source={source} className="wechat-link" submitLabel="生成链接" success="生成成功" onSaved={() => onClose(true)} />
    </Dialog>
  );
}
