import type { IconName } from '../Icon';
import { iconNames } from '../Icon';

/** The icon a menu entry names; a plain one for the names of other backends. */
export const menuIcon = (name: string): IconName => iconNames.find((known) => known === name) ?? 'file';

/** What the names that templates of other consoles give to icons are about; the first that fits is drawn. */
const resembling: readonly (readonly [about: RegExp, icon: IconName])[] = [
  [/mobile|cellphone|iphone/, 'mobile'], [/phone/, 'phone'], [/message|mail|postcard/, 'mail'], [/location|place|position|coordinate|guide|map/, 'location'],
  [/user|avatar|custom|people/, 'user'], [/key/, 'key'], [/lock/, 'lock'], [/chat|service|comment|headset/, 'chat'], [/bell|alarm/, 'bell'], [/promotion|mic|horn/, 'megaphone'],
  [/time|timer|watch|clock/, 'clock'], [/date|calendar|day/, 'calendar'], [/money|coin|bank|wallet|finance/, 'money'], [/price|discount|tag|ticket$/, 'tag'],
  [/truck|bicycle|ship|van|logistics/, 'truck'], [/goods|shopping|sell|sold|present|suitcase|bag|box|cart/, 'bag'], [/shop|store|school/, 'shop'], [/home|house|building/, 'home'],
  [/video|film/, 'video'], [/camera/, 'camera'], [/picture|image|photo/, 'image'], [/data|chart|marketing|analysis|histogram/, 'chart'],
  [/tool|setting|operation|set-up|management/, 'settings'], [/question|help/, 'question'], [/warning/, 'warning'], [/info/, 'info'], [/success|circle-check|finished|claim/, 'success'], [/check|select/, 'check'],
  [/error|circle-close/, 'error'], [/close/, 'close'], [/plus|add/, 'add'], [/minus|remove/, 'minus'], [/delete/, 'delete'], [/edit/, 'edit'], [/zoom|search/, 'search'], [/upload|sort-up/, 'upload'], [/download|sort-down/, 'download'],
  [/link|connection|share|paperclip/, 'link'], [/folder|takeaway/, 'folder'], [/document|notebook|reading|collection|files|order|tickets|memo/, 'file'],
  [/star|collect|medal|trophy/, 'star'], [/view|eye/, 'eye'], [/refresh|loading/, 'refresh'], [/arrow-left|caret-left/, 'chevronLeft'], [/arrow-right|caret-right/, 'chevronRight'],
  [/arrow-up|caret-top|^top$/, 'chevronUp'], [/arrow-down|caret-bottom|^bottom$/, 'chevronDown'], [/rank|full-screen/, 'fullScreen'], [/more/, 'more'], [/menu|fold|grid/, 'menu'], [/open|turn-off/, 'toggle'],
];

/** @param name `search`, or `el-icon-search`; of the latter one without a likeness is a plain shape @returns undefined for what names no icon */
export function resemblingIcon(name: string): IconName | undefined {
  const bare = name.replace(/^el-icon-/, '');
  return iconNames.find((known) => known === bare) ?? resembling.find(([about]) => about.test(bare))?.[1] ?? (bare === name ? undefined : 'shapes');
}
