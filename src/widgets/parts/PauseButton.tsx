interface PauseButtonProps {
  /** 轮播, 滚动公告 */
  what: string;
  stopped: boolean;
  className?: string;
  onToggle(): void;
}

/** Stops what moves by itself (WCAG 2.2.2), and lets it go on. Its mark is drawn: fonts make pictures of such letters. */
export const PauseButton = ({ what, stopped, className = '', onToggle }: PauseButtonProps) => (
  <button type="button" className={`w-dot w-pause ${className}`} aria-label={`${stopped ? '继续' : '暂停'}${what}`} data-stopped={stopped || undefined} onClick={onToggle}><i /></button>
);
