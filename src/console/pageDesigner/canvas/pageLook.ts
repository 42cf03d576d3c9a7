import type { CSSProperties } from 'react';
import type { JsonObject } from '../../../engine/json';

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the page's own settings make of the phone. */
export function pageLook(page: JsonObject): { title: string; bar: CSSProperties; body: CSSProperties } {
  const picture = Number(page.isBgPic) === 1 ? textIn(page.bgPic) : '';
  const style = [{}, { backgroundRepeat: 'repeat', backgroundSize: 'auto' }, { backgroundSize: '100% 100%' }][Number(page.bgTabVal ?? 0)] ?? {};
  return {
    title: textIn(page.title) || '首页',
    bar: { background: textIn(page.titleBgColor) || undefined, color: textIn(page.titleColor) || undefined, justifyContent: Number(page.textPosition) === 1 ? 'center' : undefined },
    body: {
      backgroundColor: Number(page.isBgColor) === 1 ? textIn(page.colorPicker) : undefined,
      ...(picture === '' ? {} : { backgroundImage: `url("${CSS.escape(picture)}")`, backgroundRepeat: 'no-repeat', backgroundSize: '100% auto', ...style }),
    },
  };
}
