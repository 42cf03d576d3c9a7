import { useState } from 'react';
import { type CaptchaPicture, pictureSize, type Point } from '../../../data/session/captcha';
import { Button } from '../../../../ui/buttons/Button';

/** The protocol sends no height; every client says this. */
const fixedHeight = 5;
const furthest = pictureSize.width - pictureSize.piece;

interface PuzzleProps {
  captcha: CaptchaPicture;
  busy: boolean;
  onSolve(point: Point): void;
}

/** The browser's own slider moves the piece: by dragging, by a press beside it, or by the arrow keys. Letting go of it solves. */
export function BlockPuzzle({ captcha, busy, onSolve }: PuzzleProps) {
  const [x, setX] = useState(0);
  const solve = () => onSolve({ x, y: fixedHeight });
  return (
    <form onSubmit={(event) => { event.preventDefault(); solve(); }}>
      <div className="captcha-picture">
        <img src={captcha.picture} alt="带有缺口的图片" draggable={false} />
        <img src={captcha.piece} alt="" className="captcha-piece" style={{ left: x }} draggable={false} />
      </div>
      <p className="captcha-task" id="captcha-task">拖动滑块（或用方向键），使拼图与白边缺口吻合</p>
      <input
        type="range" className="captcha-slider" aria-label="拼图位置" aria-describedby="captcha-task" data-autofocus
        min={0} max={furthest} step={1} value={x} disabled={busy && x === 0}
        onChange={(event) => setX(Number(event.target.value))}
        onPointerUp={() => { if (x > 0) solve(); }}
        onKeyDown={(event) => { if (event.key === 'Enter') { event.preventDefault(); solve(); } }}
      />
      <Button type="submit" variant="primary" className="captcha-confirm" busy={busy}>确定</Button>
    </form>
  );
}
