/** A person's saved list addresses, and what else they arranged for themselves (resource `personal/…`). */
import { sql } from 'kysely';
import type { SavedView } from '../../engine/extension/paths';
import { sizeText } from '../../engine/format/bytes';
import { invalid, Refusal } from '../refusal';
import { isStorableJson, isStorableText } from '../../engine/codec/storable';
import { codes } from '../../engine/envelope';
import type { Sql } from '../sql/connect';
import { transact } from '../sql/retry';

/** Of one list. */
const most = 50;
/** Of one person: views of all lists, and the bytes that they hold together. */
const mostOfPerson = 500;
const mostBytes = 8 * 1024 * 1024;
const longestName = 50;
/** Bytes. The address of a list is short; what a person kept may be widgets of a page. */
export const largestQuery = 128 * 1024;
const largestAddress = 12 * 1024;
const largestOf = (resource: string): number => (resource.startsWith('personal/') ? largestQuery : largestAddress);

interface ViewRow { id: unknown; resource: string; name: string; query: Record<string, string> }
const answer = (row: ViewRow): SavedView => ({ id: Number(row.id), resource: row.resource, name: row.name, query: row.query });

export async function viewsOf(db: Sql, admin: number, resource: string): Promise<SavedView[]> {
  const { rows } = await sql<ViewRow>`select id, resource, name, query from saved_view
    where admin_id = ${admin} and resource = ${resource} order by id`.execute(db);
  return rows.map(answer);
}

function readView({ resource, name, query }: Omit<SavedView, 'id'>): Omit<SavedView, 'id'> {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > longestName) throw invalid([{ field: 'name', message: `视图名称应为1到${longestName}个字符` }]);
  const text = JSON.stringify(query);
  if (Buffer.byteLength(text) > largestOf(resource)) throw invalid([{ field: 'query', message: `视图内容过多，最多${sizeText(largestOf(resource))}` }]);
  if (!isStorableJson(query) || !isStorableText(trimmed) || !isStorableText(resource)) {
    throw invalid([{ field: 'query', message: '视图条件格式不正确' }]);
  }
  return { resource, name: trimmed, query };
}

/** What the person's other views leave room for. @throws Refusal 400 telling which limit is reached */
async function proveRoom(db: Sql, admin: number, { resource }: Pick<SavedView, 'resource'>, text: string, id: number | null): Promise<void> {
  const { rows: [kept] } = await sql<{ here: number; all: number; bytes: number }>`select count(*) filter (where resource = ${resource})::int as here,
    count(*)::int as all, coalesce(sum(octet_length(query::text)), 0)::float8 as bytes from saved_view where admin_id = ${admin} and id is distinct from ${id}`.execute(db);
  const { here, all, bytes } = kept!;
  if (here >= most) throw new Refusal(codes.invalid, `每个列表最多保存${most}个视图`);
  if (all >= mostOfPerson) throw new Refusal(codes.invalid, `每人最多保存${mostOfPerson}个视图，请先删除不用的视图`);
  if (bytes + Buffer.byteLength(text) > mostBytes) throw new Refusal(codes.invalid, `保存的视图共占用空间过大，每人最多${sizeText(mostBytes)}，请先删除不用的视图`);
}

/** @param body a SavedView; without id a new one */
export function saveView(db: Sql, admin: number, body: Omit<SavedView, 'id'> & { id?: number | null }): Promise<SavedView> {
  const view = readView(body);
  const query = JSON.stringify(view.query);
  const id = body.id ?? null;
  return transact(db, async (transaction) => {
    // One save of a person at a time, so that none slips past the limits.
    await sql`select 1 from system_admin where id = ${admin} for update`.execute(transaction);
    await proveRoom(transaction, admin, view, query, id);
    const { rows: [row] } = await (id === null
      ? sql<ViewRow>`insert into saved_view (admin_id, resource, name, query)
          values (${admin}, ${view.resource}, ${view.name}, ${query}::jsonb) returning id, resource, name, query`
      : sql<ViewRow>`update saved_view set name = ${view.name}, query = ${query}::jsonb
          where id = ${id} and admin_id = ${admin} and resource = ${view.resource} returning id, resource, name, query`).execute(transaction);
    if (!row) throw new Refusal(codes.notFound, '视图不存在');
    return answer(row);
  });
}

export async function deleteView(db: Sql, admin: number, id: number): Promise<void> {
  const { rows } = await sql`delete from saved_view where id = ${id} and admin_id = ${admin} returning id`.execute(db);
  if (rows.length === 0) throw new Refusal(codes.notFound, '视图不存在');
}
