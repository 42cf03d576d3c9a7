/** What rich text may not hold, and what is missing in it. */
import { destination } from './address';
import type { ShopPages } from './facts';
import type { FindingKind } from './finding';

/** What rich text may hold; `fields/richText/rules` says so. */
export interface Markup {
  allowedTags: readonly string[];
  /** null: not allowed. */
  cleanAttribute(tag: string, name: string, value: string): string | null;
}

export interface MarkupFault {
  kind: FindingKind;
  message: string;
}

/** Ends where the next tag begins, and its name where it can go no further: broken markup takes linear time too. */
const tags = /<([a-z][a-z0-9-]*)(?![a-z0-9-])((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const pictures = /<img\b[^<>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

export function markupFaults(html: string, { allowedTags, cleanAttribute }: Markup, shopPages: ShopPages): MarkupFault[] {
  const faults = new Map<string, MarkupFault>();
  const tell = (kind: FindingKind, message: string) => faults.set(message, { kind, message });
  for (const [, name = '', written = ''] of html.matchAll(tags)) {
    const tag = name.toLowerCase();
    if (!allowedTags.includes(tag)) {
      tell('markup', `富文本中的 <${tag}> 不允许使用，商城中不会显示`);
      continue;
    }
    const attributes = attributesIn(written);
    for (const [key, value] of attributes) if (cleanAttribute(tag, key, value) === null) tell('markup', `富文本中 <${tag}> 的 ${key} 不允许使用，商城中会被去掉`);
    const address = attributes.get('src') ?? attributes.get('href') ?? '';
    if (tag === 'img' && !attributes.get('alt')?.trim()) tell('pictureText', '富文本中的图片没有填写说明文字，读屏软件无法读出');
    if (/^http:\/\//i.test(address)) tell(tag === 'a' ? 'linkInsecure' : 'pictureInsecure', `富文本中的地址 ${address} 使用 http，商城中可能打不开，请改为 https`);
    else if (tag === 'a' && address.startsWith('/') && destination(address, shopPages).fault) tell('linkUnknown', `富文本中的链接 ${address} 在商城中不存在`);
  }
  return [...faults.values()];
}

const attributesIn = (written: string): Map<string, string> =>
  new Map([...written.matchAll(/([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map(([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? '']));

/** Addresses of the pictures in it. */
export const picturesIn = (html: string): string[] => [...html.matchAll(pictures)].map(([, double, single]) => double ?? single ?? '').filter(Boolean);
