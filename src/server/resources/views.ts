/** A person's saved list addresses, and what else they arranged for themselves (resource `personal/…`). */
import { sql } from 'kysely';
import type { SavedView } from '../../engine/extension/paths';
import { invalid, Refusal } from '../refusal';
import { isStorableJson, isStorableText } from '../../engine/codec/storable';
import { codes } from '../../engine/envelope';
import type { Sql } from '../sql/connect';

const most = 50;
const longestName = 50;
/** Characters. The address of a list is short; what a person kept may be widgets of a page. */
const longestQuery = (resource: string): number => (resource.startsWith('personal/') ? 100_000 : 4_000);

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
  if (text.length > longestQuery(resource) || !isStorableJson(query) || !isStorableText(trimmed) || !isStorableText(resource)) {
    throw invalid([{ field: 'query', message: '视图条件格式不正确' }]);
  }
  return { resource, name: trimmed, query };
}

/** @param body a SavedView; without id a new one */
export async function saveView(db: Sql, admin: number, body: Omit<SavedView, 'id'> & { id?: number | null }): Promise<SavedView> {
  const view = readView(body);
  const query = JSON.stringify(view.query);
  if (body.id !== undefined && body.id !== null) {
    const { rows } = await sql<ViewRow>`update saved_view set name = ${view.name}, query = ${query}::jsonb
      where id = ${Number(body.id)} and admin_id = ${admin} returning id, resource, name, query`.execute(db);
    if (!rows[0]) throw new Refusal(codes.notFound, '视图不存在');
    return answer(rows[0]);
  }
  const { rows: [count] } = await sql<{ total: number }>`select count(*)::int as total from saved_view
    where admin_id = ${admin} and resource = ${view.resource}`.execute(db);
  if (count!.total >= most) throw new Refusal(codes.invalid, `每个列表最多保存${most}个视图`);
  const { rows } = await sql<ViewRow>`insert into saved_view (admin_id, resource, name, query)
    values (${admin}, ${view.resource}, ${view.name}, ${query}::jsonb) returning id, resource, name, query`.execute(db);
  return answer(rows[0]!);
}

export async function deleteView(db: Sql, admin: number, id: number): Promise<void> {
  const { rows } = await sql`delete from saved_view where id = ${id} and admin_id = ${admin} returning id`.execute(db);
  if (rows.length === 0) throw new Refusal(codes.notFound, '视图不存在');
}
