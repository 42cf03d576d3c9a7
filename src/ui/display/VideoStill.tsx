import { useRef } from 'react';
import { Icon } from '../Icon';
import { useNear } from './useNear';
import './VideoStill.css';

/** Many films begin black. */
const shownSecond = 0.1;

/** A frame of a film with a sign that it is one. Only the film's head is fetched, when it is nearly in sight; where no frame can be drawn the sign stands alone. */
export function VideoStill({ src }: { src: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const near = useNear(box);
  return (
    <span ref={box} className="ui-video-still">
      {near && <video src={`${src}#t=${shownSecond}`} preload="metadata" muted playsInline tabIndex={-1} aria-hidden="true" />}
      <Icon name="play" size={22} />
    </span>
  );
}
