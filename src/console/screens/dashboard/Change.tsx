/** 较昨日 and how much it is more or less, in per cent; '-' where that is not known. */
export function Change({ percent, against = '较昨日' }: { percent: number | null | undefined; against?: string }) {
  if (percent === null || percent === undefined) return <span className="dashboard-change">{against} -</span>;
  const way = percent > 0 ? 'up' : percent < 0 ? 'down' : 'level';
  return (
    <span className="dashboard-change" data-way={way}>
      {against} <b>{way !== 'level' && <><i aria-hidden="true">{way === 'up' ? '↑' : '↓'}</i><span className="ui-hidden">{way === 'up' ? '上升' : '下降'}</span></>}{Math.abs(percent)}%</b>
    </span>
  );
}
