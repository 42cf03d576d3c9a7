/** Where files are used, from what the door notes beside every record. */
import { sql } from 'kysely';
import type { FileUses } from '../../engine/extension/paths';
import { isAdmin, type Caller } from '../calls/caller';
import type { House } from '../resources/types';
import { listOf, mayList } from '../resources/listed';
import { own, quote } from '../resources/resource';
import { readId } from '../resources/call';
import { keyOf } from './address';
import type { Library } from './room';

/** Uses named for each file; the rest are counted. */
const most = 20;

interface Use { file: string; entity: string; record_id: string; field: string; total: number }

/** One answer for each attachment that exists, in the order of the ids. */
export async function usesOf({ house, attachments }: Library, caller: Caller, ids: readonly unknown[]): Promise<FileUses[]> {
  const { rows } = await sql<{ id: number; url: string }>`select id, att_dir as url from ${attachments.table} t where id = any(${ids}::bigint[])`.execute(house.sql);
  const files = new Map(rows.map(({ id, url }) => [String(id), keyOf(url)]));
  const uses = await readUses(house, [...new Set([...files.values()].filter((key) => key !== undefined))]);
  const names = await namesOf(house, caller, uses);
  return ids.flatMap((id): FileUses[] => {
    const found = files.has(String(id)) ? uses.filter(({ file }) => file === files.get(String(id))) : undefined;
    if (!found) return [];
    return [{
      attId: Number(id), total: Number(found[0]?.total ?? 0),
      uses: found.map(({ entity, record_id: recordId, field }) => {
        const resource = house.resources.get(entity)!;
        const record = names.get(`${entity}/${recordId}`);
        return { entity, title: resource.entity.title, recordId, name: record?.name ?? null, fieldTitle: resource.fields.get(field)?.title ?? field, deleted: record?.deleted ?? false };
      }),
    }];
  });
}

async function readUses(house: House, files: readonly string[]): Promise<Use[]> {
  const served = [...house.resources.keys()];
  const { rows } = await sql<Use>`select file, entity, record_id, field, total from (
      select file, entity, record_id, field, count(*) over (partition by file) as total, row_number() over (partition by file order by id) as place
      from file_use where file = any(${files}::text[]) and entity = any(${served}::text[])) found
    where place <= ${most} order by file, place`.execute(house.sql);
  return rows;
}

/** Display names by entity and id; without a name where the caller may not see such records. */
async function namesOf(house: House, caller: Caller, uses: readonly Use[]): Promise<Map<string, { name: string | null; deleted: boolean }>> {
  const named = new Map<string, { name: string | null; deleted: boolean }>();
  for (const entity of new Set(uses.map((use) => use.entity))) {
    const resource = house.resources.get(entity)!;
    const ids = uses.filter((use) => use.entity === entity).map((use) => readId(resource, use.record_id));
    const display = resource.stored.get(resource.entity.display) ?? resource.id;
    const deleted = resource.softDelete ? sql.raw(`t.${quote(own.deleted)}`) : sql`false`;
    const { rows } = await sql<{ id: unknown; name: string; deleted: boolean }>`select ${resource.id.ref} as id, ${display.ref}::text as name, ${deleted} as deleted
      from ${resource.table} t where ${resource.id.ref} = any(${ids}::${sql.raw(resource.id.type)}[])`.execute(house.sql);
    // What has no list of its own, such as settings, is the administrators'.
    const visible = listOf(resource) ? mayList(caller, resource) : isAdmin(caller);
    for (const row of rows) named.set(`${entity}/${String(row.id)}`, { name: visible ? row.name : null, deleted: row.deleted });
  }
  return named;
}
