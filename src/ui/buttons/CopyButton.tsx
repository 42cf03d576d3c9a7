import { copyText } from './copyText';
import { IconButton } from './IconButton';

export function CopyButton({ text, label = '复制' }: { text: string; label?: string }) {
  return <IconButton icon="copy" label={label} size="small" onClick={() => void copyText(text)} />;
}
