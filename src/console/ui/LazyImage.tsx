import { useEffect, useRef, useState } from 'react';
import { Icon } from './Icon';
import './LazyImage.css';

/** Pictures load when they come within 1.3 window heights, and are asked for once (spec 2 §9: preload 1.3, 1 attempt). */
const preload = 1.3;
const margin = `${Math.round((preload - 1) * 100)}%`;

/** A picture that loads when it is nearly in sight, and says 无法加载图片 where it cannot. */
export function LazyImage({ src, alt }: { src: string; alt: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  const [broken, setBroken] = useState<string>();
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setNear(true);
    }, { rootMargin: `${margin} 0px` });
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  if (broken === src) return <span className="ui-lazy-image ui-lazy-image-broken"><Icon name="image" size={22} />无法加载图片</span>;
  return (
    <span ref={box} className="ui-lazy-image">
      {near && <img src={src} alt={alt} draggable={false} decoding="async" onError={() => setBroken(src)} />}
    </span>
  );
}
