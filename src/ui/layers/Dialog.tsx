import { Modal, type ModalProps } from './Modal';

export interface DialogProps extends ModalProps {
  /** Fills the window; its content decides what scrolls. */
  full?: boolean;
}

/**
 * A modal dialog, 540 px wide unless told. It is not in the document while closed, so its content starts afresh each time.
 * @example <Dialog open={open} title="添加品牌" onClose={close} beforeClose={mayLose} footer={<Button variant="primary">确定</Button>}>…</Dialog>
 */
export function Dialog({ width = 540, full = false, ...props }: DialogProps) {
  return <Modal {...props} width={full ? undefined : width} className={full ? 'ui-dialog-full' : 'ui-dialog'} backdropCloses={false} />;
}
