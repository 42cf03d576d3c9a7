import { Modal, type ModalProps } from './Modal';

export type DialogProps = ModalProps;

/**
 * A modal dialog, 540 px wide unless told. It is not in the document while closed, so its content starts afresh each time.
 * @example <Dialog open={open} title="添加品牌" onClose={close} beforeClose={mayLose} footer={<Button variant="primary">确定</Button>}>…</Dialog>
 */
export function Dialog({ width = 540, ...props }: DialogProps) {
  return <Modal {...props} width={width} className="ui-dialog" backdropCloses={false} />;
}
