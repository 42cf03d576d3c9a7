import { useCallback, useState } from 'react';

/** What the last list had: the next one begins with it, and is drawn once. */
let last: number | undefined;

/** Pixels that a list's table may be wide, undefined before the first one was seen, and who tells them. */
export function useRoom(): [number | undefined, (room: number) => void] {
  const [room, setRoom] = useState(last);
  const tell = useCallback((width: number) => {
    last = width;
    setRoom(width);
  }, []);
  return [room, tell];
}
