/**
 * Versions of a page: what the operation log holds of it, read backwards from the page as it is. The log keeps every change with
 * who, when, before and after already; a table of versions would hold every document a third time and could say something else.
 */
import { sql, type RawBuilder } from 'kysely';
import type { PageVersion } from '../../../engine/extension/page';
import { codes } from '../../../engine/envelope';
import { wallTime } from '../../../engine/time/wallTime';
import { Refusal } from '../../refusal';
import { equals } from '../../resources/condition';
import { missing } from '../../resources/door/rows';
import { decodeRow, own } from '../../resources/resource';
import type { Resource, Row } from '../../resources/types';
import type { Sql } from '../../sql/connect';
import { named } from '../../sql/named';

const [log, l] = named('operation_log', 'l');

/** Most versions that are listed; older ones stay in the log. */
const most = 200;
/** Entries that are read at once: each may hold two documents. */
const batch = 10;

/** @param columns what is read of it. @throws Refusal 404 for a page that is not there */
async function current(db: Sql, pages: Resource, id: unknown, columns: RawBuilder<unknown>): Promise<Row> {
  const { rows: [row] } = await sql<Row>`select ${columns}, ${sql.ref(`t.${own.deleted}`)} from ${pages.table} t where ${equals(pages.id, id)}`.execute(db);
  if (!row || row[own.deleted] === true) throw missing(pages);
  return decodeRow(pages, row);
}

interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

interface Step {
  create_time: Date;
  account: string;
  real_name: string;
  title: string;
  changes: Change[] | null;
}

/** What a version is listed by: the documents themselves are large, and stay where they are. */
const listed = ['name', 'version', 'addTime'];

/** Newest first. */
export async function versionsOf(db: Sql, pages: Resource, id: unknown): Promise<PageVersion[]> {
  const page = await current(db, pages, id, sql.join(listed.flatMap((name) => pages.stored.get(name)?.ref ?? [])));
  const { rows } = await sql<Step>`select ${l.create_time}, ${l.account}, ${l.real_name}, ${l.title}, (select jsonb_agg(c) from jsonb_array_elements(${l.changes}) c where c ->> 'field' in (${sql.join(listed)})) as changes
    from ${log} where ${l.entity} = ${pages.key} and ${l.record_id} = ${String(id)} order by ${l.id} desc limit ${most}`.execute(db);
  const versions: PageVersion[] = [];
  let name = String(page.name);
  let oldest = Number(page.version);
  for (const { changes, create_time: at, account, real_name: realName, title } of rows) {
    const change = (field: string) => changes?.find((each) => each.field === field);
    const version = change('version');
    if (version) {
      versions.push({ version: Number(version.after), name, at: wallTime(at), account, realName, title });
      oldest = Number(version.before ?? 0);
    }
    name = String(change('name')?.before ?? name);
  }
  // What the product filled in itself at its start is in no log.
  if (oldest > 0 && rows.length < most) versions.push({ version: oldest, name, at: String(page.addTime), account: '', realName: '系统', title: '初始化数据' });
  return versions;
}

/** The whole record as it was while it had this version. @throws Refusal 404 when the log does not reach back so far */
export async function recordAt(db: Sql, pages: Resource, id: unknown, version: number): Promise<Row> {
  const record = await current(db, pages, id, sql`t.*`);
  const reached = () => record.version === String(version);
  for (let before = Number.MAX_SAFE_INTEGER; !reached();) {
    const { rows } = await sql<{ id: number; changes: Change[] }>`select ${l.id}, ${l.changes} from ${log}
      where ${l.entity} = ${pages.key} and ${l.record_id} = ${String(id)} and ${l.id} < ${before} order by ${l.id} desc limit ${batch}`.execute(db);
    for (const { changes } of rows) {
      for (const change of changes) if (pages.stored.has(change.field)) record[change.field] = change.before;
      if (reached()) return record;
    }
    if (rows.length < batch) throw new Refusal(codes.notFound, '没有这个版本');
    before = Math.min(...rows.map((row) => row.id));
  }
  return record;
}
