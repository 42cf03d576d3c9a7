import { ImagePreview } from './ImagePreview';

/**
 * Pictures that belong together: opened large, each leads to the next.
 * @param size pixels of width and height
 * @param most how many are drawn; all unless told
 */
export function Pictures({ sources, name, size, most }: { sources: readonly string[]; name: string; size: number; most?: number }) {
  const pictures = sources.map((src, at) => ({ src, alt: `${name} ${at + 1}` }));
  return pictures.slice(0, most).map((picture) => <ImagePreview key={picture.alt} {...picture} among={pictures} width={size} height={size} />);
}
