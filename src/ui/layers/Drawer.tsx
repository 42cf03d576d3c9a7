import { Modal, type ModalProps } from './Modal';

/** A dialog at the right edge, 1000 px wide unless told. A press beside it closes it. */
export function Drawer({ width = 1000, ...props }: ModalProps) {
  return <Modal {...props} width={width} className="ui-drawer" backdropCloses />;
}
