/** 较昨日 and how much it is more or less, in per cent (the interface tells it as text); '-' where that is not known. */
export function Change({ percent: told, against = '较昨日' }: { percent: number | string | null | undefined; against?: string }) {
  if (told === null || told === undefined) return <span className="dashboard-change">{against} -</span>;
  const percent = Number(told);
  const way = percent > 0 ? 'up' : percent < 0 ? 'down' : 'level';
  return (
    <span className="dashboard-change" data-way={way}>
      {against} <b>{way !== 'level' && <><i aria-hidden="true">{way === 'up' ? '↑' : '↓'}</i><span className="ui-hidden">{way === 'up' ? '上升' : '下降'}</span></>}{Math.abs(percent)}%</b>
    </span>
  );
}
