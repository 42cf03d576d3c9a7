import type { Attachment } from '../../data/files/media';
import { extension } from '../../../ui/fileName';
import { Icon } from '../../../ui/Icon';
import { mediaTypes } from '../../../engine/media';

export const isDocument = ({ attType }: Pick<Attachment, 'attType'>): boolean => (mediaTypes.file as readonly string[]).includes(attType);

/** A file that shows nothing: what it is, in capitals. */
export const DocumentTile = ({ file }: { file: Attachment }) => (
  <span className="media-document">
    <Icon name="file" size={36} />
    <b>{extension(file.sattDir) || '文件'}</b>
  </span>
);
