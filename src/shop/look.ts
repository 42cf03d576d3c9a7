/** The page's own look, from its saved fields (page design sheet, 页面设置). */
import type { CSSProperties } from 'react';
import type { JsonObject } from '../engine/json';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const on = (value: unknown) => value === 1 || value === true || value === '1';

/** 单图: once at its width; 平铺: repeated; 大图: covering the page. */
const pictureStyles: readonly CSSProperties[] = [
  { backgroundRepeat: 'no-repeat', backgroundSize: '100% auto', backgroundPosition: 'top' },
  { backgroundRepeat: 'repeat' },
  { backgroundRepeat: 'no-repeat', backgroundSize: 'cover', backgroundPosition: 'center' },
];

const plain = '#f5f5f5';

export function pageBackground({ isBgColor, colorPicker, isBgPic, bgPic, bgTabVal }: JsonObject): CSSProperties {
  const picture = on(isBgPic) ? text(bgPic) : '';
  return {
    backgroundColor: (on(isBgColor) && text(colorPicker)) || plain,
    ...(picture !== '' && { backgroundImage: `url(${JSON.stringify(picture)})`, ...pictureStyles[Number(bgTabVal)] }),
  };
}

/** @returns what the bar above the page says and how; 首页 without a title */
export const titleBar = ({ title, titleColor, titleBgColor, textPosition }: JsonObject): { text: string; style: CSSProperties } => ({
  text: text(title) || '首页',
  style: { background: text(titleBgColor) || '#fff', color: text(titleColor) || '#000', textAlign: Number(textPosition ?? 0) === 0 ? 'left' : 'center' },
});
