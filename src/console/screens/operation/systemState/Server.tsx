import type { ReactNode } from 'react';
import type { SystemState } from '../../../../engine/extension/systemState';
import { sizeText, volumeText } from '../../../../engine/format/bytes';

/** Cards of figures, each with what it is called. */
export function Server({ state: { server, database, jobs } }: { state: SystemState }) {
  return (
    <div className="system-state-cards">
      <Card title="系统" facts={[['系统版本', server.version], ['运行时长', lasting(server.upTime)], ['操作系统', server.osName], ['运行环境', server.runtime], ['进程内存', sizeText(server.processMemory)]]} />
      <Card title="资源" facts={[
        ['CPU', <Share key="cpu" title="CPU使用率" rate={server.cpuRate} text={`${server.cpuNum}核`} />],
        ['内存', <Share key="memory" title="内存使用率" rate={server.memRate} text={`${volumeText(server.memUsed)} / ${volumeText(server.memTotal)}`} />],
        ['磁盘', <Share key="disk" title="磁盘使用率" rate={server.diskRate} text={`${volumeText(server.diskUsed)} / ${volumeText(server.diskTotal)}`} />],
      ]} />
      <Card title="数据库" facts={[['版本', database.version], ['大小', volumeText(database.size)], ['连接数', `${database.connections}（执行中${database.active}）`], ['最大的表', <ul key="tables">{database.largest.map(({ table, size }) => <li key={table}>{table} {sizeText(size)}</li>)}</ul>]]} />
      <Card title="任务" facts={[['定时任务', `正常${jobs.planned}个，暂停${jobs.suspended}个`], ['执行中', `${jobs.running}个`], ['等待执行', `${jobs.due}个`], ['今日失败', `${jobs.failedToday}次`], ['批量任务', `${jobs.batches}个未完成`], ['后续变更', `${jobs.followUps}个未完成`]]} />
      <section className="system-state-card system-state-wide" aria-label="慢查询">
        <h2>慢查询</h2>
        {database.slow.length === 0
          ? <p>服务启动以来没有超过0.5秒的查询。</p>
          : (
            <div className="system-state-table" role="region" aria-label="慢查询列表" tabIndex={0}>
              <table>
                <thead><tr><th scope="col">语句</th><th scope="col">次数</th><th scope="col">最长(毫秒)</th><th scope="col">最近一次</th></tr></thead>
                <tbody>{database.slow.map(({ statement, count, longest, lastTime }) => <tr key={statement}><th scope="row"><code>{statement}</code></th><td>{count}</td><td>{longest}</td><td>{lastTime}</td></tr>)}</tbody>
              </table>
            </div>
          )}
      </section>
    </div>
  );
}

function Card({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <section className="system-state-card" aria-label={title}>
      <h2>{title}</h2>
      <dl>{facts.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}</dl>
    </section>
  );
}

function Share({ title, rate, text }: { title: string; rate: number; text: string }) {
  return <span className="system-state-share"><meter aria-label={title} min={0} max={100} high={90} value={rate}>{rate}%</meter> <span>{rate}%</span> <span>{text}</span></span>;
}

/** `3天4小时5分钟` */
function lasting(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  return `${days > 0 ? `${days}天` : ''}${days > 0 || hours > 0 ? `${hours}小时` : ''}${minutes % 60}分钟`;
}
