import { useState } from 'react';
import { Dialog } from '../layers/Dialog';
import { Icon } from '../Icon';
import '../inputs/control.css';
import './ImagePreview.css';

export interface ImagePreviewProps {
  src: string;
  /** What the picture shows. */
  alt: string;
  /** Shown on hover, e.g. the name of the file. */
  title?: string;
  /** Pixels; 36 × 36 unless told. */
  width?: number;
  height?: number;
  /** Opens the picture large on a click. */
  zoom?: boolean;
  /** -1 where the keyboard reaches it another way. */
  tabIndex?: number;
}

/** A small picture that opens large, and says 无法加载图片 where it cannot be loaded. */
export function ImagePreview({ src, alt, title, width = 36, height = 36, zoom = true, tabIndex }: ImagePreviewProps) {
  const [broken, setBroken] = useState<string>();
  const [open, setOpen] = useState(false);
  const size = { width, height };
  if (broken === src) {
    return (
      <span className="ui-image ui-image-broken" style={size} title="无法加载图片">
        <Icon name="image" size={18} />
        <span className={width < 64 ? 'ui-hidden' : undefined}>无法加载图片</span>
      </span>
    );
  }
  const image = <img src={src} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(src)} />;
  if (!zoom) return <span className="ui-image" style={size}>{image}</span>;
  return (
    <>
      <button type="button" className="ui-image" style={size} title={title} tabIndex={tabIndex} aria-label={`查看大图：${alt}`} onClick={(event) => { event.stopPropagation(); setOpen(true); }}>
        {image}
      </button>
      <Dialog open={open} title={alt} width={900} onClose={() => setOpen(false)}>
        <img className="ui-image-large" src={src} alt={alt} />
      </Dialog>
    </>
  );
}
