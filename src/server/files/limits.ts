/** What may be uploaded at present: what the server can take, as far as the settings allow it (settings sheet, 上传配置). */
import type { MediaRules, UploadRule } from '../../engine/extension/paths';
import { readConfiguration } from '../configuration';
import type { Sql } from '../sql/connect';
import { isPicture, rules } from './types';

/** Keys of the configuration. */
const keys = { image: ['image_ext_str', 'image_max_size'], file: ['file_ext_str', 'file_max_size'] } as const;
const megabyte = 1024 * 1024;

/** Settings that were never saved limit nothing; none of them lets in what the server cannot judge. */
export async function readRules(sql: Sql): Promise<MediaRules> {
  const stored = await readConfiguration(sql, Object.values(keys).flat());
  const within = ({ extensions, most }: UploadRule, [listed, size]: readonly [string, string]): UploadRule => {
    const allowed = stored.get(listed)?.toLowerCase().split(',').flatMap((each) => (/^jpe?g$/.test(each.trim()) ? ['jpg', 'jpeg'] : [each.trim()]));
    const largest = Number(stored.get(size) ?? 0) * megabyte;
    return { extensions: allowed ? extensions.filter((each) => allowed.includes(each)) : extensions, most: largest > 0 ? Math.min(most, largest) : most };
  };
  const image = within(rules.image, keys.image);
  const file = within({ ...rules.file, extensions: rules.file.extensions.filter((each) => !isPicture(each)) }, keys.file);
  return { ...rules, image, file: { ...file, extensions: [...file.extensions, ...image.extensions] } };
}
