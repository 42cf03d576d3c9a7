/** The cells of a picture cube as they lie: one is chosen, by pointer or arrow keys, and given a picture and a link. */
import { useId, useRef, useState, type CSSProperties } from 'react';
import { cellBeside, cellHint, cubeCells, shownPictures, withPicture, type CubePicture, type Direction } from '../../../../engine/page/cube';
import type { FieldControlProps } from '../control';
import { useWidgetValues } from './useWidgetValues';

const keys: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
/** Of the board, as of the shop's page. */
const whole = 750;
/** A row whose pictures decide is drawn this high. */
const openHeight = 250;

export function CubeControl({ id, field, value, widget, onChange, Inner }: FieldControlProps) {
  const style = Number(useWidgetValues(widget).tabConfig ?? 0);
  const pictures = (Array.isArray(value) ? value : []) as CubePicture[];
  const cells = cubeCells(style);
  const [wanted, setChosen] = useState(0);
  const chosen = Math.min(wanted, cells.length - 1);
  const board = useRef<HTMLDivElement>(null);
  const own = useId();
  const shown = shownPictures(style, pictures);
  const height = Math.max(...cells.map((cell) => cell.top + (cell.height ?? openHeight)));
  const part = (length: number, of: number) => `${(length / of) * 100}%`;
  const choose = (at: number) => {
    setChosen(at);
    board.current?.querySelectorAll<HTMLElement>('button')[at]?.focus();
  };
  return (
    <div id={id} role="group" aria-label={field.title} className="pd-rows" tabIndex={-1}>
      <div
        ref={board}
        className="pd-cube"
        role="radiogroup"
        aria-label="图片位置"
        style={{ aspectRatio: `${whole} / ${height}` } as CSSProperties}
        onKeyDown={(event) => {
          const direction = keys[event.key];
          if (!direction) return;
          event.preventDefault();
          choose(cellBeside(style, chosen, direction));
        }}
      >
        {cells.map((cell, at) => (
          <button
            key={at}
            type="button"
            role="radio"
            aria-checked={at === chosen}
            aria-label={`第 ${at + 1} 张图片${shown[at]!.image === '' ? '，未设置' : ''}`}
            tabIndex={at === chosen ? 0 : -1}
            style={{ left: part(cell.left, whole), top: part(cell.top, height), width: part(cell.width, whole), height: part(cell.height ?? openHeight, height) }}
            onClick={() => choose(at)}
          >
            {shown[at]!.image === '' ? cell.width : <img src={shown[at]!.image} alt="" />}
          </button>
        ))}
      </div>
      <p className="pd-help">第 {chosen + 1} 张 · {cellHint(cells[chosen]!)}</p>
      {(field.fields ?? []).map((each) => (
        <div key={`${chosen} ${each.name}`} className="pd-row">
          <label htmlFor={`${own}-${each.name}`} id={`${own}-${each.name}-label`}>{each.title}</label>
          <div className="pd-value">
            <Inner id={`${own}-${each.name}`} field={each} value={shown[chosen]![each.name as keyof CubePicture]} onChange={(next) => onChange(withPicture(pictures, chosen, { [each.name]: next }))} />
          </div>
        </div>
      ))}
    </div>
  );
}
