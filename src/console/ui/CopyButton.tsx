import { useNotify } from 'ra-core';
import { IconButton } from './IconButton';

/** Copies a text and says 复制成功; with nothing to copy it warns 无复制内容 (spec 2 §5). */
export function CopyButton({ text, label = '复制' }: { text: string; label?: string }) {
  const notify = useNotify();
  const copy = async () => {
    if (text === '') return notify('无复制内容', { type: 'warning' });
    try {
      await navigator.clipboard.writeText(text);
      notify('复制成功', { type: 'success' });
    } catch {
      notify('复制失败，请手动选择文字复制', { type: 'error' });
    }
  };
  return <IconButton icon="copy" label={label} size="small" onClick={() => void copy()} />;
}
