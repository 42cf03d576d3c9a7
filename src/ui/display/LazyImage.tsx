import { useRef, useState } from 'react';
import { Icon } from '../Icon';
import { useNear } from './useNear';
import './LazyImage.css';

/** A picture that loads when it is nearly in sight, and says 无法加载图片 where it cannot. */
export function LazyImage({ src, alt }: { src: string; alt: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const near = useNear(box);
  const [broken, setBroken] = useState<string>();
  if (broken === src) return <span className="ui-lazy-image ui-lazy-image-broken"><Icon name="image" size={22} />无法加载图片</span>;
  return (
    <span ref={box} className="ui-lazy-image">
      {near && <img src={src} alt={alt} draggable={false} decoding="async" onError={() => setBroken(src)} />}
    </span>
  );
}
