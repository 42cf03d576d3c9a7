import { useEffect, useState, type RefObject } from 'react';

/** Pictures load when they come within 1.3 window heights, and are asked for once (spec 2 §9: preload 1.3, 1 attempt). */
const preload = 1.3;
const margin = `${Math.round((preload - 1) * 100)}%`;

/** Whether an element has ever been nearly in sight. */
export function useNear(box: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setNear(true);
    }, { rootMargin: `${margin} 0px` });
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [box]);
  return near;
}
