/** What the widgets of a page may hold: what their schemas allow, and what stood on the page before, by whichever way it comes back. */
import { sql } from 'kysely';
import { widgets } from '../../../../generated/widgets';
import { isObject, type JsonObject } from '../../../engine/json';
import { excessText, pageExcesses } from '../../../engine/page/excess';
import { kinds } from '../../../fields/kinds';
import { invalid } from '../../refusal';
import type { Sql } from '../../sql/connect';
import { named } from '../../sql/named';
import { pageKey } from './document';

const [log, l] = named('operation_log', 'l');

interface Held {
  id: unknown;
  value: unknown;
}

/**
 * @param page as it is stored; absent for a new one
 * @throws Refusal 400 naming widget, setting and row
 */
export async function proveLimits(db: Sql, value: JsonObject, page?: Held): Promise<void> {
  const beyond = (stood: readonly JsonObject[]) => pageExcesses(value, stood, widgets, (kind) => kinds[kind]);
  const now = widgetsOf(page?.value);
  let found = beyond(now);
  if (found.length > 0 && page) found = beyond([...now, ...await formerly(db, page.id, found.map(({ key }) => value[key]).filter(isObject).map(({ id }) => id))]);
  if (found.length > 0) throw invalid(found.map((each) => ({ field: ['value', each.key, each.group, ...(each.row === undefined ? [] : [each.row])].join('.'), message: excessText(each.model, each) })));
}

const widgetsOf = (value: unknown): JsonObject[] => (isObject(value) ? Object.values(value).filter(isObject) : []);

/** What the widgets with these ids were in all versions of the page that the operation log knows. */
async function formerly(db: Sql, page: unknown, ids: readonly unknown[]): Promise<JsonObject[]> {
  const wanted = sql.join(ids.map((id) => sql`${JSON.stringify(id ?? null)}::jsonb`));
  const { rows } = await sql<{ widget: JsonObject }>`select distinct held.value as widget
    from ${log}, jsonb_array_elements(${l.changes}) change,
      jsonb_each(case when change ->> 'field' = 'value' and jsonb_typeof(change -> 'before') = 'object' then change -> 'before' else '{}' end) held
    where ${l.entity} = ${pageKey} and ${l.record_id} = ${String(page)} and coalesce(held.value -> 'id', 'null') in (${wanted})`.execute(db);
  return rows.map(({ widget }) => widget);
}
