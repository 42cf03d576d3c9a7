import { useState } from 'react';
import { Icon } from '../Icon';
import { deferred } from '../deferred';
import { Dialog } from '../layers/Dialog';
import type { Picture } from './picture';
import type { ViewerProps } from './PictureViewer';
import '../inputs/control.css';
import './ImagePreview.css';

export interface ImagePreviewProps extends Picture {
  /** Shown on hover, e.g. the name of the file. */
  title?: string;
  /** Pixels; 36 × 36 unless told. */
  width?: number;
  height?: number;
  /** Opens the picture large on a click. */
  zoom?: boolean;
  /** -1 where the keyboard reaches it another way. */
  tabIndex?: number;
  /** Pictures among which this one stands: opened large, it leads to the others. */
  among?: readonly Picture[];
}

/** The picture is there at once; what turns it and zooms follows. */
const PictureViewer = deferred(() => import('./PictureViewer'), ({ pictures, at }: ViewerProps) => (
  <div className="ui-viewer"><div className="ui-viewer-stage"><div className="ui-viewer-pane"><img {...pictures[at]} alt={pictures[at]?.alt} /></div></div><div className="ui-viewer-bar" /></div>
));

function Opened({ pictures, first, onClose }: { pictures: readonly Picture[]; first: number; onClose(): void }) {
  const [chosen, choose] = useState(first);
  // One may have been taken away meanwhile.
  const at = Math.min(chosen, pictures.length - 1);
  return (
    <Dialog open title={pictures[at]?.alt} width={1000} onClose={onClose}>
      <PictureViewer pictures={pictures} at={at} onChange={choose} />
    </Dialog>
  );
}

/** A small picture that opens large, and says 无法加载图片 where it cannot be loaded. */
export function ImagePreview({ src, alt, title, width = 36, height = 36, zoom = true, tabIndex, among }: ImagePreviewProps) {
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
  const pictures = among ?? [{ src, alt }];
  return (
    <>
      <button type="button" className="ui-image" style={size} title={title} tabIndex={tabIndex} aria-label={`查看大图：${alt}`} onClick={(event) => { event.stopPropagation(); setOpen(true); }}>
        {image}
      </button>
      {open && <Opened pictures={pictures} first={Math.max(0, pictures.findIndex((each) => each.src === src && each.alt === alt))} onClose={() => setOpen(false)} />}
    </>
  );
}
