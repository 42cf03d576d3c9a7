/**
 * The mouse button, the pen or the finger that is down just now. What moves the page waits until it is lifted and its click has
 * arrived: a click counts only where it is released over what was pressed.
 */

let isDown = false;
let ending = false;
let waiting: (() => void)[] = [];

function begin(event: MouseEvent): void {
  if (event.button !== 0) return;
  isDown = true;
  ending = false;
}

/** The click is told in the same turn as the release, so that the next turn comes after it. */
function end(): void {
  if (!isDown || ending) return;
  ending = true;
  setTimeout(() => {
    // Pressed again within the turn: a finger's press is told once more as that of a mouse.
    if (!ending) return;
    isDown = false;
    ending = false;
    for (const go of waiting.splice(0)) go();
  });
}

if (typeof window !== 'undefined') {
  for (const type of ['pointerdown', 'mousedown'] as const) window.addEventListener(type, begin, true);
  // A press may also end unseen: in a menu of the system, as a drag, in another window.
  for (const type of ['pointerup', 'mouseup', 'click', 'pointercancel', 'dragend', 'contextmenu', 'keydown'] as const) window.addEventListener(type, end, true);
  // Of the window alone: that of a field, which a press causes, would be caught on its way down.
  window.addEventListener('blur', end);
  window.addEventListener('pointermove', ({ buttons }) => { if (buttons === 0) end(); }, true);
}

/** @returns undefined when nothing is pressed, so that nobody waits a turn; else what resolves once the press is over */
export const pressEnded = (): Promise<void> | undefined => (isDown ? new Promise((resolve) => { waiting.push(resolve); }) : undefined);

/** Runs what may move what is pressed: at once when nothing is, else behind the click, and behind that of a press that follows at once. */
export function afterPress(run: () => void): void {
  const press = pressEnded();
  if (press) void press.then(() => afterPress(run));
  else run();
}
