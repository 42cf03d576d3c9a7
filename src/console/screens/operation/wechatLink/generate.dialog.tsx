/** 新增链接: a link that opens a page of the mini-program. */
import { useMemo } from 'react';
import { newLink } from '../../../data/wechat/links';
import type { ActionDialogProps } from '../../../../ui/ports/actionDialogs';
import { LinkDialog } from './LinkDialog';

export default function Generate({ onClose }: ActionDialogProps) {
  const source = useMemo(() => newLink(), []);
  return <LinkDialog title="新增链接" source={source} onClose={onClose} />;
}
