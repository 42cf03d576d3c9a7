/** 再次生成: another link to the same page, under another name. */
import { useMemo } from 'react';
import { FieldsForm } from '../../../formTemplate';
import type { RecordOf } from '../../../data/records/typed';
import { newLink } from '../../../data/wechat/links';
import type { ActionDialogProps } from '../../../../ui/ports/actionDialogs';
import { Dialog } from '../../../../ui/layers/Dialog';

export default function Again({ record: { name, originalPath, expireInterval }, onClose }: ActionDialogProps<RecordOf<'operation/wechatLink'>>) {
  const source = useMemo(() => newLink({ name, originalPath, expireInterval }), [name, originalPath, expireInterval]);
  return (
    <Dialog open title="再次生成" width={700} onClose={() => onClose()}>
      <FieldsForm source={source} className="wechat-link" submitLabel="生成链接" success="生成成功" onSaved={() => onClose(true)} />
    </Dialog>
  );
}
