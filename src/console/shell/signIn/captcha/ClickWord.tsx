import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { type CaptchaPicture, pictureSize, type Point } from '../../../data/session/captcha';
import { Button } from '../../../../ui/buttons/Button';

interface ClickWordProps {
  captcha: CaptchaPicture;
  busy: boolean;
  onSolve(points: Point[]): void;
}

const { width, height } = pictureSize;
const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** Pixels that an arrow key moves the cross; with Shift one. */
const stride = 8;
const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** Characters touched in order, with the pointer or with a cross that the arrow keys move and Enter sets down. */
export function ClickWord({ captcha: { picture, words }, busy, onSolve }: ClickWordProps) {
  const [points, setPoints] = useState<Point[]>([]);
  const [cross, setCross] = useState<Point>();
  const mark = (point: Point) => { if (points.length < words.length) setPoints([...points, point]); };

  function onClick(event: MouseEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    mark({
      x: Math.round(within((event.clientX - box.left) * width / box.width, width)),
      y: Math.round(within((event.clientY - box.top) * height / box.height, height)),
    });
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    const at = cross ?? { x: width / 2, y: Math.floor(height / 2) };
    if (step) {
      const far = event.shiftKey ? 1 : stride;
      setCross({ x: within(at.x + step[0] * far, width), y: within(at.y + step[1] * far, height) });
    } else if (event.key === 'Enter' || event.key === ' ') mark(at);
    else return;
    event.preventDefault();
  }

  return (
    <div>
      <div
        className="captcha-picture captcha-words" role="application" aria-label={`图片，请依次点击 ${words.join('、')}；也可用方向键移动十字、回车标记`} aria-roledescription="点选区"
        tabIndex={0} onClick={onClick} onKeyDown={onKeyDown} onFocus={(event) => { if (event.target.matches(':focus-visible')) setCross((at) => at ?? { x: width / 2, y: Math.floor(height / 2) }); }}
      >
        <img src={picture} alt="" draggable={false} />
        {cross && <span className="captcha-cross" style={{ left: cross.x, top: cross.y }} aria-hidden="true" />}
        {points.map(({ x, y }, index) => <span key={index} className="captcha-mark" style={{ left: x, top: y }} aria-hidden="true">{index + 1}</span>)}
      </div>
      <p className="captcha-task">请依次点击：{words.map((word, index) => <b key={word} data-done={index < points.length || undefined}>{word}</b>)}</p>
      <p className="ui-hidden" role="status">已标记 {points.length} 处，共 {words.length} 处</p>
      <div className="captcha-row">
        <Button disabled={points.length === 0} onClick={() => setPoints(points.slice(0, -1))}>撤回一步</Button>
        <Button variant="primary" className="captcha-confirm" busy={busy} disabled={points.length < words.length} onClick={() => onSolve(points)}>确定</Button>
      </div>
    </div>
  );
}
