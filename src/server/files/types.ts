/** What may be uploaded, as data: extensions, the content that each must have, sizes. */
import type { MediaRules } from '../../engine/extension/paths';
import { documents, pictures } from '../../engine/media';

const megabyte = 1024 * 1024;

/** Those that are zip archives inside. */
export const archives: ReadonlySet<string> = new Set(['zip', 'docx', 'xlsx', 'pptx', 'apk']);

export const isPicture = (extension: string): boolean => (pictures as readonly string[]).includes(extension);

export const rules: MediaRules = {
  image: { extensions: [...pictures], most: 20 * megabyte },
  file: { extensions: [...Object.keys(documents), ...pictures], most: 500 * megabyte },
  thumbnails: [80, 160, 320, 640, 1280],
};

export type Purpose = 'image' | 'file';

/** Width × height × frames. Decoding takes about four bytes each. */
export const mostPixels = 50_000_000;

/** How a stored file is served. Everything but pictures, sound and film comes as a download. */
const served: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif', webp: 'image/webp', mp4: 'video/mp4', mov: 'video/quicktime', mp3: 'audio/mpeg',
};
const attached: Readonly<Record<string, string>> = { pdf: 'application/pdf', zip: 'application/zip', txt: 'text/plain; charset=utf-8', csv: 'text/csv; charset=utf-8' };

export const contentType = (extension: string): string => served[extension] ?? attached[extension] ?? documents[extension]?.[0] ?? 'application/octet-stream';
export const isShown = (extension: string): boolean => extension in served;
