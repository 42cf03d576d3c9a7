import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useStillness, useTurns } from './motion';
import { PauseButton } from './PauseButton';

interface SwiperProps {
  label: string;
  /** One picture each. */
  slides: readonly ReactNode[];
  /** 0 round, 1 lines, 2 none. */
  dots: number;
  /** 0 left, 1 middle, 2 right. */
  dotsAt: number;
  dotColour: string;
}

const dwell = 4000;
const shapes = ['round', 'line'] as const;
const places = ['flex-start', 'center', 'flex-end'] as const;

/** Slides beside each other: swiped, scrolled, chosen by dot, and by themselves unless somebody looks closer or wants no motion. */
export function Swiper({ label, slides, dots, dotsAt, dotColour }: SwiperProps) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [held, setHeld] = useState(false);
  const [stopped, setStopped] = useState(false);
  const still = useStillness();
  const count = slides.length;

  const show = useCallback((index: number) => {
    const strip = track.current;
    strip?.scrollTo({ left: index * strip.clientWidth, behavior: still ? 'instant' : 'smooth' });
  }, [still]);
  const next = useCallback(() => {
    const strip = track.current;
    if (strip) show((Math.round(strip.scrollLeft / strip.clientWidth) + 1) % count);
  }, [show, count]);
  useTurns(count > 1 && !still && !stopped && !held, dwell, next);

  return (
    <div
      className="w-swiper" role="group" aria-roledescription="轮播" aria-label={label}
      onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}
    >
      <div ref={track} className="w-swiper-track" tabIndex={count > 1 ? 0 : undefined} role="group" aria-label={`${label}，可横向滚动`}
        onScroll={({ currentTarget }) => setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}>
        {slides.map((slide, index) => <div key={index} className="w-slide">{slide}</div>)}
      </div>
      {count > 1 && (
        <div className="w-dots" style={{ justifyContent: places[dotsAt] }}>
          {dots < shapes.length && slides.map((_slide, index) => (
            <button key={index} type="button" className={`w-dot w-dot-${shapes[dots]}`} aria-label={`第${index + 1}张，共${count}张`} aria-current={index === current} onClick={() => show(index)}>
              <span style={index === current ? { background: dotColour } : undefined} />
            </button>
          ))}
          {!still && <PauseButton what="轮播" className="w-pause-over" stopped={stopped} onToggle={() => setStopped(!stopped)} />}
        </div>
      )}
    </div>
  );
}
