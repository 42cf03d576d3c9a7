/** 再次生成: another link to the same page, under another name. */
import { useMemo } from 'react';
import type { RecordOf } from '../../../data/records/typed';
import { newLink } from '../../../data/wechat/links';
import type { ActionDialogProps } from '../../../../ui/ports/actionDialogs';
import { LinkDialog } from './LinkDialog';

export default function Again({ record: { name, originalPath, expireInterval }, onClose }: ActionDialogProps<RecordOf<'operation/wechatLink'>>) {
  const source = useMemo(() => newLink({ name, originalPath, expireInterval }), [name, originalPath, expireInterval]);
  return <LinkDialog title="再次生成" source={source} onClose={onClose} />;
}
