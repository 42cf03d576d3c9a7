/** What is being designed, to be tried. */
import { openPreview } from '../formTemplate';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/layers/Dialog';
import { showNotice } from '../../ui/states/notices';
import { PreviewFrame } from './PreviewFrame';

/** @param props.content JSON text */
export default function Preview({ content, onClose }: { content: string; onClose(): void }) {
  const inWindow = () => {
    if (!openPreview(content, 'file')) showNotice('warning', '浏览器阻止了新窗口，请允许弹出窗口后重试');
  };
  return (
    <Dialog open width={1344} title="表单预览" onClose={onClose} footer={<Button onClick={inWindow}>在新窗口打开</Button>}>
      <PreviewFrame content={content} />
    </Dialog>
  );
}
