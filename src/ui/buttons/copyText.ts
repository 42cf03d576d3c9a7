import { showNotice } from '../states/notices';

/** Copies a text and says 复制成功; with nothing to copy it warns 无复制内容 (spec 2 §5, §8). */
export async function copyText(text: string): Promise<void> {
  if (text === '') return void showNotice('warning', '无复制内容');
  try {
    await navigator.clipboard.writeText(text);
    showNotice('success', '复制成功');
  } catch {
    showNotice('error', '复制失败，请手动选择文字复制');
  }
}
