/** What the tabs of the debug console show. */
import type { ReactNode } from 'react';
import { wallTime } from '../../../engine/time/wallTime';
import type { SeenCall } from '../../data/transport/callLog';
import type { CachedQuery, Facts, StoredEntry } from './facts';
import type { SeenMessage } from './recording';

function Table({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  if (rows.length === 0) return <p>暂无数据</p>;
  return (
    <table>
      <thead><tr>{heads.map((head) => <th key={head} scope="col">{head}</th>)}</tr></thead>
      <tbody>{rows.map((cells, index) => <tr key={index}>{cells.map((cell, at) => <td key={at}>{cell}</td>)}</tr>)}</tbody>
    </table>
  );
}

const clock = (at: number): string => (at === 0 ? '-' : wallTime(new Date(at)).slice(11));
const jsonText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const Calls = ({ calls }: { calls: readonly SeenCall[] }) => (
  <Table
    heads={['编号', '时间', '方法', '地址', '结果', '毫秒', '内容（不含值）']}
    rows={[...calls].sort((left, right) => right.number - left.number).map(({ number, at, method, address, code, ms, body }) => [number, clock(at), method, address, code || '无应答', ms, body === undefined ? '' : jsonText(body)])}
  />
);

export const Messages = ({ messages }: { messages: readonly SeenMessage[] }) => (
  <Table heads={['时间', '级别', '消息']} rows={[...messages].reverse().map(({ at, level, text }) => [clock(at), level, <pre>{text}</pre>])} />
);

export const Environment = ({ facts }: { facts: Facts }) => (
  <Table heads={['名称', '内容']} rows={Object.entries(facts).map(([name, value]) => [name, value === undefined ? '-' : jsonText(value)])} />
);

export const Storage = ({ entries }: { entries: readonly StoredEntry[] }) => (
  <Table heads={['位置', '名称', '字符数']} rows={entries.map(({ where, name, size }) => [where, name, size])} />
);

export const Cache = ({ queries }: { queries: readonly CachedQuery[] }) => (
  <Table heads={['键', '状态', '使用者', '更新时间']} rows={queries.map(({ key, status, observers, updatedAt }) => [key, status, observers, clock(updatedAt)])} />
);
