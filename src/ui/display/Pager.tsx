import { useId, useState } from 'react';
import { IconButton } from '../buttons/IconButton';
import { Select } from '../inputs/Select';
import './Pager.css';
import '../inputs/control.css';

export interface PagerProps {
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
  /** false: the total is only known to be at least this (10 万+). */
  totalExact?: boolean;
  /** Page sizes offered; none where the view decides. */
  sizes?: readonly number[];
  /** At most so many page buttons, first and last included. */
  count?: number;
  onPage(page: number): void;
  onPerPage?(perPage: number): void;
}

/** total, sizes, prev, pager, next, jumper (spec 1 §9). */
export function Pager({ page, perPage, total, totalExact = true, sizes, count = 7, onPage, onPerPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const go = (to: number) => { if (to !== page && to >= 1 && (to <= pages || !totalExact)) onPage(to); };
  return (
    <nav className="ui-pager" aria-label="分页">
      <span className="ui-pager-total">共 {totalExact ? total : '10 万+'} 条</span>
      {sizes && (
        <span className="ui-pager-sizes">
          <Select aria-label="每页条数" options={sizes.map((size) => ({ value: size, label: `${size}条/页` }))} value={perPage} shown={`${perPage}条/页`} onChange={(size) => size !== null && onPerPage?.(size)} />
        </span>
      )}
      <IconButton icon="chevronLeft" label="上一页" disabled={page <= 1} onClick={() => go(page - 1)} />
      <ul className="ui-pager-pages">
        {pageNumbers(page, pages, count).map((number, index, all) => (
          <li key={number}>
            {index > 0 && number - all[index - 1] > 1 && <span className="ui-pager-gap" aria-hidden="true">…</span>}
            <button type="button" className="ui-pager-page" aria-label={`第 ${number} 页`} aria-current={number === page ? 'page' : undefined} onClick={() => go(number)}>{number}</button>
          </li>
        ))}
      </ul>
      <IconButton icon="chevronRight" label="下一页" disabled={totalExact && page >= pages} onClick={() => go(page + 1)} />
      <Jumper page={page} pages={totalExact ? pages : Infinity} onGo={go} />
    </nav>
  );
}

/** First, last, and those around the current page: five of them when `count` is seven. */
export function pageNumbers(page: number, pages: number, count = 7): number[] {
  const around = count - 2;
  const from = Math.max(1, Math.min(page - Math.floor(around / 2), pages - around + 1));
  const near = Array.from({ length: around }, (_, index) => from + index).filter((number) => number <= Math.max(pages, page));
  return [...new Set([1, ...near, pages])].sort((a, b) => a - b);
}

function Jumper({ page, pages, onGo }: { page: number; pages: number; onGo(page: number): void }) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const jump = () => {
    const wanted = Number(typed);
    if (typed?.trim() && Number.isInteger(wanted)) onGo(Math.max(1, Math.min(wanted, pages)));
    setTyped(undefined);
  };
  return (
    <span className="ui-pager-jumper">
      <label htmlFor={id}>前往</label>
      <span className="ui-control">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          aria-label="前往页码"
          value={typed ?? String(page)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => { if (event.key === 'Enter') jump(); }}
          onBlur={jump}
        />
      </span>
      <span aria-hidden="true">页</span>
    </span>
  );
}
