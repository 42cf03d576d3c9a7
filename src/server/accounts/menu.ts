/** The menu tree and permission catalogue in the database: merged from the schemas at start, read for each administrator. */
import { type Selectable, sql as raw, type Transaction } from 'kysely';
import type { MenuModel } from '../../engine/model';
import { type Caller, isAdmin, may } from '../calls/caller';
import { now, type Sql } from '../sql/connect';
import { readState, writeState } from '../sql/state';
import type { Tables } from '../sql/tables';
import { givesRights } from './holders';

type MenuRow = Pick<Selectable<Tables['system_menu']>, 'id' | 'key' | 'pid' | 'name' | 'icon' | 'perms' | 'component' | 'menu_type' | 'sort' | 'is_show' | 'base' | 'reserved' | 'idle' | 'auth'>;

/** What an operator may change; what the schemas say about it is written only where nobody changed it. */
type Editable = Pick<MenuRow, 'name' | 'icon' | 'sort' | 'is_show'>;
const editable = ['name', 'icon', 'sort', 'is_show'] as const;

/**
 * Adds and updates the generated entries by key; operators' changes to name, icon, sort and isShow stay, and entries that
 * vanished are hidden, never deleted (decisions 31).
 * @returns ids by key
 */
export async function mergeMenu(transaction: Transaction<Tables>, menu: readonly MenuModel[]): Promise<Map<string, number>> {
  const written = (await readState(transaction, 'menu')) ?? {};
  const rows = new Map((await transaction.selectFrom('system_menu').selectAll().where('key', '<>', '').execute())
    .map((row) => [row.key, row]));
  const entries = parentsFirst(menu).map((entry) => ({
    key: entry.key, parent: entry.parent,
    said: { name: entry.title, icon: entry.icon ?? '', sort: entry.sort, is_show: !entry.hidden } satisfies Editable,
    fixed: { perms: entry.permission ?? '', component: entry.path ?? '', menu_type: entry.menuType, base: entry.base ?? false, reserved: entry.reserved ?? false, idle: entry.idle ?? false },
  }));
  const added = await insertEntries(transaction, entries.filter(({ key }) => !rows.has(key)).map(({ key, said, fixed }) => ({ key, pid: 0, ...said, ...fixed })));
  const ids = new Map(entries.map(({ key }) => [key, rows.get(key)?.id ?? added.get(key)!]));
  const pidOf = (parent: string | null): number => (parent === null ? 0 : ids.get(parent) ?? 0);
  const now: Record<string, Editable> = {};
  for (const { key, parent, said, fixed } of entries) {
    const row = rows.get(key);
    now[key] = said;
    if (row) await updateEntry(transaction, row, { ...untouched(row, written[key], said), pid: pidOf(parent), ...fixed });
  }
  await placeEntries(transaction, entries.flatMap(({ key, parent }) => (added.has(key) && parent !== null ? [{ id: ids.get(key)!, pid: pidOf(parent) }] : [])));
  for (const [key, row] of rows) {
    if (ids.has(key)) continue;
    // As if the schemas said "hidden": should the entry come back, it is shown again unless an operator hid it before.
    now[key] = written[key]?.is_show === row.is_show ? { ...written[key], is_show: false } : written[key] ?? row;
    if (row.is_show) await updateEntry(transaction, row, { is_show: false });
  }
  await writeState(transaction, 'menu', now);
  return ids;
}

/** What the schemas say now, for every property that still is as they said before. */
function untouched(row: MenuRow, before: Editable | undefined, said: Editable): Partial<Editable> {
  return Object.fromEntries(editable.filter((name) => before === undefined || row[name] === before[name]).map((name) => [name, said[name]]));
}

/** @returns ids of the new entries by key, rising in the order given */
async function insertEntries(transaction: Transaction<Tables>, entries: readonly Omit<MenuRow, 'id' | 'auth'>[]): Promise<Map<string, number>> {
  if (entries.length === 0) return new Map();
  const rows = await transaction.insertInto('system_menu').values(entries).returning(['id', 'key']).execute();
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** New entries are put below their parents, which have their numbers by now. */
async function placeEntries(transaction: Transaction<Tables>, places: readonly { id: number; pid: number }[]): Promise<void> {
  if (places.length === 0) return;
  await raw`update system_menu m set pid = place.pid from unnest(${places.map(({ id }) => id)}::bigint[], ${places.map(({ pid }) => pid)}::bigint[]) as place(id, pid) where m.id = place.id`.execute(transaction);
}

async function updateEntry(transaction: Transaction<Tables>, row: MenuRow, values: Partial<MenuRow>): Promise<void> {
  const present: Record<string, unknown> = row;
  const differs = Object.entries(values).some(([name, value]) => present[name] !== value);
  if (differs) await transaction.updateTable('system_menu').set({ ...values, update_time: now }).where('id', '=', row.id).execute();
}

function parentsFirst(menu: readonly MenuModel[]): MenuModel[] {
  const sorted: MenuModel[] = [];
  const below = (parent: string | null) => {
    for (const entry of menu) {
      if (entry.parent === parent) {
        sorted.push(entry);
        below(entry.key);
      }
    }
  };
  below(null);
  return sorted;
}

/** An entry as `getMenus` answers it (contract "menus"). */
export interface MenuAnswer {
  id: number;
  pid: number;
  title: string;
  icon: string;
  perms: string;
  /** Address of the screen. */
  path: string;
  menuType: 'M' | 'C';
  sort: number;
  /** Whoever has one of these permissions sees the entry; everybody when absent. */
  auth?: string[];
  children: MenuAnswer[];
}

/** @returns ids of the entries that the caller's roles have ticked */
async function tickedFor(sql: Sql, caller: Caller): Promise<ReadonlySet<number>> {
  const { rows } = await raw<{ id: number }>`select distinct unnest(r.rules)::int as id from system_admin a join system_role r on ${givesRights} where a.id = ${caller.id}`.execute(sql);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Directories and screens that the caller may see, nested, the highest sort first. A directory without a screen is left out.
 * @param menu generated entries, which know what is for administrators and for demonstrations only
 */
export async function readMenu(sql: Sql, caller: Caller, menu: readonly MenuModel[], demo: boolean): Promise<MenuAnswer[]> {
  const generated = new Map(menu.map((entry) => [entry.key, entry]));
  const rows = await sql.selectFrom('system_menu').selectAll().where('is_show', '=', true).where('menu_type', 'in', ['M', 'C'])
    .orderBy('sort', 'desc').orderBy('id').execute();
  const allowed = rows.filter((row) => {
    const entry = generated.get(row.key);
    return !(entry?.adminOnly && !isAdmin(caller)) && !(entry?.demoOnly && !demo) && (!row.perms || may(caller, row.perms));
  });
  const ticked = isAdmin(caller) ? new Set(allowed.map(({ id }) => id)) : await tickedFor(sql, caller);
  const opened = new Set(allowed.filter(({ id, menu_type }) => menu_type === 'C' && ticked.has(id)).map(({ perms }) => perms));
  // Screens on which the same right opens: those of them that were ticked; all where the right came otherwise.
  const asTicked = allowed.filter(({ id, menu_type, perms }) => menu_type === 'M' || !perms || ticked.has(id) || !opened.has(perms));
  const nest = (pid: number): MenuAnswer[] => asTicked.filter((row) => row.pid === pid).map((row): MenuAnswer => ({
    id: row.id, pid: row.pid, title: row.name, icon: row.icon, perms: row.perms, path: row.component,
    menuType: row.menu_type === 'M' ? 'M' : 'C', sort: row.sort, ...(row.auth ? { auth: row.auth.split(',') } : {}), children: nest(row.id),
  })).filter((entry) => entry.menuType === 'C' || entry.children.length > 0);
  return nest(0);
}
