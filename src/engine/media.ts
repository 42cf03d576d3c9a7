/** What the media library holds, as data that server and console share. */

/** Extension → MIME types that the content of such a file may be found to have; none: plain text. */
export const documents: Readonly<Record<string, readonly string[]>> = {
  mp4: ['video/mp4', 'video/x-m4v'],
  mov: ['video/quicktime'],
  mp3: ['audio/mpeg'],
  pdf: ['application/pdf'],
  doc: ['application/x-cfb'],
  xls: ['application/x-cfb'],
  ppt: ['application/x-cfb'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  zip: ['application/zip'],
  apk: ['application/vnd.android.package-archive'],
  txt: [],
  csv: [],
};

export const pictures = ['jpg', 'jpeg', 'gif', 'png', 'bmp'] as const;

/** The one type that the tab of videos asks for (spec 2 §4). */
const video = 'video/mp4';
const listed = Object.values(documents).flatMap(([type]) => type ?? []);

/** The tabs of the library, and what `attType` of their files may be: every file stands under one of them. */
export const mediaTypes = {
  pic: [...pictures, ...pictures.map((type) => type.toUpperCase())],
  video: [video],
  file: [...new Set([...listed.filter((type) => type !== video), 'text/plain', 'text/csv'])],
} as const satisfies Record<string, readonly string[]>;

export type MediaTab = keyof typeof mediaTypes;

/** Kinds of file within a tab, by the extensions that people know them by. @example { label: 'PDF', types: ['application/pdf'] } */
export function typeChoices(tab: MediaTab): { label: string; types: readonly string[] }[] {
  if (tab === 'pic') return [['jpg', 'jpeg'], ['png'], ['gif']].map((types) => ({ label: types[0]!.toUpperCase(), types: [...types, ...types.map((type) => type.toUpperCase())] }));
  const extensionsOf = (type: string) => Object.entries(documents).flatMap(([extension, [first]]) => ((first ?? `text/${extension === 'txt' ? 'plain' : extension}`) === type ? [extension.toUpperCase()] : []));
  return mediaTypes[tab].map((type) => ({ label: extensionsOf(type).join('、'), types: [type] }));
}
