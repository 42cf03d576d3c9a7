import { useState, type CSSProperties } from 'react';
import { useAlternative } from './alternatives';
import { useForShoppers } from './audience';

interface PictureProps {
  src: string;
  /** The widget's own words; '' where a text beside it says it all. Without them those of the library are read out. */
  alt?: string;
  /** What it is called where the library has no words either. */
  unnamed?: string;
  /** Its own size, so that its place is kept while it loads; without, the box around it says. */
  width?: number;
  height?: number;
  /** Drawn about this wide, in pixels at a width of 375: the smallest sufficient version is fetched. */
  shown?: number;
  className?: string;
  style?: CSSProperties;
}

/** Widths in which the server keeps small versions of uploaded pictures (`?w=`). */
const kept = [80, 160, 320, 640, 1280];

/** Sharp on a screen of twice the density. */
const smallVersion = (src: string, shown: number | undefined): string => {
  const wanted = shown === undefined ? undefined : kept.find((width) => width >= shown * 2);
  return wanted !== undefined && /^\/uploads\/[^?]+\.(png|jpe?g|webp)$/i.test(src) ? `${src}?w=${wanted}` : src;
};

/** A picture, fetched when it comes near; where there is none, or it fails, a quiet box of the same size, which shoppers do not see. */
export function Picture({ src, alt: own, unnamed = '', width, height, shown, className = '', style }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const look: CSSProperties = { ...(width && height && { aspectRatio: `${width} / ${height}` }), ...style };
  const forShoppers = useForShoppers();
  const found = useAlternative(own === undefined ? src : undefined);
  const alt = own ?? found ?? unnamed;
  if (src === '' || failed === src) {
    return <span className={`w-picture ${forShoppers ? 'w-picture-blank' : 'w-picture-none'} ${className}`} style={look} {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })} />;
  }
  return <img className={`w-picture ${className}`} src={smallVersion(src, shown)} alt={alt} width={width} height={height} style={look} loading="lazy" decoding="async" draggable={false} onError={() => setFailed(src)} />;
}
