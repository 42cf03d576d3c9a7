import type { ResourceModel } from '../../../engine/model';
import { isVideoAddress } from '../../../ui/display/isVideoAddress';

/** Brings the pictures of a record into the browser's cache before it is shown. */
export function fetchPictures({ fields }: ResourceModel, record: Record<string, unknown> | undefined): void {
  if (!record) return;
  const kept = fields.filter(({ kind }) => kind === 'image' || kind === 'imageList').flatMap(({ name }) => record[name] ?? []);
  for (const address of kept) if (typeof address === 'string' && address !== '' && !isVideoAddress(address)) new Image().src = address;
}
