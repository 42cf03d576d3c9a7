import { isVideoAddress } from '../../ui/display/isVideoAddress';
import { lazyControl } from '../../ui/inputs/lazyControl';
import { Pictures } from '../../ui/display/Pictures';
import { Tag } from '../../ui/display/Tag';
import { VideoPlayer } from '../../ui/display/VideoPlayer';
import { controlOf, type CellProps, type FieldView, type InputProps } from '../view';
import './view.css';

const ImageListInput = lazyControl(() => import('../../ui/inputs/ImageListInput'), 72);

const imagesOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function Input(props: InputProps) {
  const { field, input, value, onChange } = props;
  return <ImageListInput {...controlOf(props)} name={field.title} value={imagesOf(value)} onChange={onChange} maxItems={field.maxItems} videoFirst={field.videoFirst} size={input?.size} />;
}

/** The first three, and how many more there are. */
function Cell({ field, value }: CellProps) {
  const images = imagesOf(value);
  if (!images.length) return null;
  const films = images.filter(isVideoAddress).slice(0, 3);
  const pictures = images.filter((src) => !isVideoAddress(src));
  return (
    <span className="field-images">
      {films.map((src) => <Tag key={src} tone="primary">视频</Tag>)}
      <Pictures sources={pictures} name={field.title} size={36} most={3 - films.length} />
      {images.length > 3 && `+${images.length - 3}`}
    </span>
  );
}

/** A film plays above the pictures. */
function Detail({ field, value }: CellProps) {
  const images = imagesOf(value);
  const films = images.filter(isVideoAddress);
  const pictures = images.filter((src) => !isVideoAddress(src));
  return (
    <>
      {films.map((src) => <VideoPlayer key={src} src={src} name="主图视频" className="field-film" />)}
      {pictures.length > 0 && <span className="field-images"><Pictures sources={pictures} name={field.title} size={96} /></span>}
    </>
  );
}

export const view: FieldView = { Input: Object.assign(Input, { preload: ImageListInput.preload }), Cell, Detail };
