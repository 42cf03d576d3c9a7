/** Which files may be uploaded: by name and size here, by content on the server (decisions 4). */
import type { MediaRules } from '../../../engine/extension/paths';
import { sizeText } from '../library/sizes';

export type UploadKind = 'image' | 'video' | 'file';

/** What the file chooser offers (spec 2 §5). */
export const accepts: Record<UploadKind, string | undefined> = { image: '.png,.jpeg,.gif,.jpg', video: '.mp4,video/mp4', file: undefined };

/** Extensions as a file chooser takes them. */
export const acceptOf = (extensions: readonly string[] | undefined): string | undefined => extensions?.map((each) => `.${each}`).join(',');

const imageNames = /\.(gif|jpeg|jpg|png|bmp)$/i;
export const isVideo = (type: string): boolean => /^video\//i.test(type) || /^mp4$/i.test(type);

/** First path segment of the current route; uploads are filed under it (spec 2 §2, §9). */
export const uploadModel = (pathname: string): string => pathname.split('/').find(Boolean) ?? 'product';

/** Why a file is refused, undefined when it may go. Sentences of spec 2 §5 and §8. */
export function refusalOf(file: Pick<File, 'name' | 'size'>, kind: UploadKind, rules: MediaRules | undefined): string | undefined {
  if (kind === 'image' && !imageNames.test(file.name)) return '图片类型必须是.gif,jpeg,jpg,png,bmp中的一种';
  if (file.size === 0) return `${file.name} 是空文件`;
  const rule = kind === 'image' ? rules?.image : rules?.file;
  if (kind === 'video' && !/\.mp4$/i.test(file.name)) return limitText(rule?.most, 'mp4');
  if (!rule) return undefined;
  // A bmp is sent as a png.
  const extension = kind === 'image' ? extensionOf(file.name).replace('bmp', 'png') : extensionOf(file.name);
  const fits = file.size <= rule.most && rule.extensions.includes(extension);
  return fits ? undefined : limitText(rule.most, kind === 'video' ? 'mp4' : rule.extensions.join('、'));
}

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1].toLowerCase() ?? '';

/** The tip of spec 2 §8; without a known limit only the type is named. */
export const limitText = (most: number | undefined, type: string): string =>
  (most === undefined ? `只能上传${type}文件` : `只能上传不超过 ${sizeText(most).replace(' ', '')} 的${type}文件`);
