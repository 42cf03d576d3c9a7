/** Widgets between pages, tabs and browsers: on the system's clipboard, and where that is forbidden, within this browser. */
import { readClip } from '../../../engine/page/clip';
import { asText, readStored, stored, writeStored } from '../../data/stored';
import { showNotice } from '../../../ui/states/notices';
import type { DesignSession } from './DesignSession';

/** Puts the chosen widgets on the clipboard. @returns whether there were any */
export async function copyWidgets(session: DesignSession): Promise<boolean> {
  const { chosen } = session.state();
  if (chosen.length === 0) return false;
  const text = session.clip();
  writeStored(stored.widgetClip, text);
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // The browser forbids it: what was kept above serves the other tabs.
  }
  session.say(`已复制 ${chosen.length} 个组件，可粘贴到其他页面`);
  return true;
}

/** Adds the widgets of the clipboard behind what is chosen. */
export async function pasteWidgets(session: DesignSession): Promise<void> {
  const texts = [await readClipboard(), readStored(stored.widgetClip, asText)];
  const text = texts.find((each) => each !== undefined && isClip(each));
  if (text === undefined) showNotice('warning', '剪贴板中没有组件');
  else session.paste(text);
}

/** Whether `readClip` finds widgets in it. */
export function isClip(text: string): boolean {
  try {
    return readClip(text).length > 0;
  } catch {
    return false;
  }
}

async function readClipboard(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}
