import { ImagePreview } from '../../ui/display/ImagePreview';
import { isVideoAddress } from '../../ui/display/isVideoAddress';
import { lazyControl } from '../../ui/inputs/lazyControl';
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

function Images({ field, images, size }: { field: CellProps['field']; images: string[]; size: number }) {
  return (
    <span className="field-images">
      {images.map((src, index) => (isVideoAddress(src)
        ? <Tag key={src + index} tone="primary">视频</Tag>
        : <ImagePreview key={src + index} src={src} alt={`${field.title} ${index + 1}`} width={size} height={size} />))}
    </span>
  );
}

/** The first three, and how many more there are. */
function Cell({ field, value }: CellProps) {
  const images = imagesOf(value);
  if (!images.length) return null;
  return <span className="field-images"><Images field={field} images={images.slice(0, 3)} size={36} />{images.length > 3 && `+${images.length - 3}`}</span>;
}

/** A film plays above the pictures. */
function Detail({ field, value }: CellProps) {
  const images = imagesOf(value);
  const films = images.filter(isVideoAddress);
  const pictures = images.filter((src) => !isVideoAddress(src));
  return (
    <>
      {films.map((src) => <VideoPlayer key={src} src={src} name="主图视频" className="field-film" />)}
      {pictures.length > 0 && <Images field={field} images={pictures} size={96} />}
    </>
  );
}

export const view: FieldView = { Input, Cell, Detail };
