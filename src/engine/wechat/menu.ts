/** The menu at the foot of the official account: what WeChat takes, judged alike where it is entered and where it is published. */

export const buttonTypes = [
  { value: 'click', title: '关键字' }, { value: 'view', title: '跳转网页' }, { value: 'miniprogram', title: '小程序' },
] as const;

export interface MenuButton {
  name: string;
  type: string;
  key: string;
  url: string;
  appid: string;
  pagepath: string;
  sub_button: MenuButton[];
}

export const emptyButton = (): MenuButton => ({ name: '', type: 'click', key: '', url: '', appid: '', pagepath: '', sub_button: [] });

/** Buttons of the bar, and above each of them. */
export const mostButtons = 3;
export const mostBelow = 5;

/** Characters of a name; two of ASCII count as one. */
const longest = { bar: 4, below: 7 };
const widthOf = (text: string): number => [...text].reduce((width, character) => width + (character.charCodeAt(0) < 128 ? 0.5 : 1), 0);

type Field = Exclude<keyof MenuButton, 'sub_button'>;

/** @param isBelow it stands above a button of the bar @returns sentences by field */
export function faultsOfButton({ name, type, key, url, appid, pagepath, sub_button: below }: MenuButton, isBelow: boolean): Partial<Record<Field, string>> {
  const most = isBelow ? longest.below : longest.bar;
  const faults: Partial<Record<Field, string>> = {};
  if (name.trim() === '') faults.name = '请输入菜单名称';
  else if (widthOf(name) > most) faults.name = `菜单名称最多${most}个汉字`;
  if (below.length > 0) return faults;
  if (type === 'click' && key.trim() === '') faults.key = '请输入关键字';
  if (type === 'view' && !isAddress(url)) faults.url = '请输入正确的跳转地址';
  if (type === 'miniprogram') {
    if (appid.trim() === '') faults.appid = '请输入appid';
    if (!isAddress(url)) faults.url = '请输入正确的备用网页';
    if (pagepath.trim() === '') faults.pagepath = '请输入小程序路径';
  }
  if (!buttonTypes.some(({ value }) => value === type)) faults.type = '请选择规则状态';
  return faults;
}

const isAddress = (text: string): boolean => /^(https?:\/\/)?[^\s/:]+\.[^\s/]{2,}(\/\S*)?$/i.test(text);

/** What a button of this type needs and nothing else, as WeChat takes it; one with others above it has its name alone. */
export function published({ name, type, key, url, appid, pagepath, sub_button: below }: MenuButton): Record<string, unknown> {
  if (below.length > 0) return { name, sub_button: below.map(published) };
  const address = /^https?:\/\//i.test(url) ? url : `https://${url}`;
  if (type === 'view') return { name, type, url: address };
  if (type === 'miniprogram') return { name, type, url: address, appid, pagepath };
  return { name, type: 'click', key };
}
