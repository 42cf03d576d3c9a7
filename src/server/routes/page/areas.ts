/** Rows of the shop's fixed areas: combined data, read flat and replaced as a whole, in the order in which they come. */
import { areas, listProblem, type LayoutArea } from '../../../engine/page/areas';
import type { FieldModel } from '../../../engine/model';
import { keepDeclared } from '../../calls/ignored';
import { type FieldRefusal, invalid } from '../../refusal';
import type { Input } from '../../resources/call';
import { all, equals } from '../../resources/condition';
import { createRecord, removeRecord, updateRecord } from '../../resources/door/door';
import { lockRow, lockRows } from '../../resources/door/rows';
import { alive, decodeRow, resourceOf } from '../../resources/resource';
import { sql } from 'kysely';
import { proveSeen, stampOf } from '../../resources/seen';
import type { Sql } from '../../sql/connect';
import { judgeFields } from '../settings/judge';
import type { House, Resource, Row, Visit } from '../../resources/types';

export type AreaName = keyof typeof areas;

const groupKey = 'operation/group';
const rowKey = 'operation/groupData';
const title = (area: LayoutArea) => `保存${area.template.name}`;

/** What a row carries beside its fields. */
const frame = ['id', 'gid', 'sort', 'status', 'tempid'];
const status: FieldModel = { name: 'status', title: '状态', kind: 'switch', wire: 'plain', required: true, readOnly: false, writeOnly: false, messages: {} };

const rowsOf = (resources: House['resources']): Resource => resources.get(rowKey)!;
const ofArea = (rows: Resource, { group }: LayoutArea) => all([equals(rows.stored.get('gid')!, group), alive(rows)]);

interface StoredRow {
  id: number;
  fields: { name: string; title: string; value: unknown }[];
}

/** As published: `{ id, gid, sort, status, tempid }` and the fields beside them. */
export async function readArea(house: House, name: AreaName): Promise<Row[]> {
  const rows = rowsOf(house.resources);
  const { rows: found } = await sql<Row>`select t.* from ${rows.table} t where ${ofArea(rows, areas[name])} order by t.sort, t.id`.execute(house.sql);
  return found.map((row) => {
    const { id, gid, sort, status: shown, value } = decodeRow(rows, row);
    const { id: tempid, fields = [] } = (value ?? {}) as Partial<StoredRow>;
    return { ...Object.fromEntries(fields.map((field) => [field.name, field.value])), id, gid, sort, status: shown, tempid: tempid ?? null };
  });
}

/** What the rows of an area are now, to be seen again when they are replaced. */
export const stampOfArea = (db: Sql, resources: House['resources'], name: AreaName): Promise<string> =>
  stampOf(db, rowsOf(resources), ofArea(rowsOf(resources), areas[name]));

export interface JudgedArea {
  name: AreaName;
  /** In their order; those with the id of a stored row replace it. */
  rows: { id: unknown; status: boolean; values: Row }[];
}

/** @param given as received @throws Refusal 400 naming row and field */
export function judgeArea(name: AreaName, given: readonly unknown[], { request, reply }: Pick<Input, 'request' | 'reply'>): JudgedArea {
  const area: LayoutArea = areas[name];
  const fields = area.hides ? [...area.fields, status] : area.fields;
  const errors: FieldRefusal[] = [];
  const rows = given.map((each, index) => {
    const row = (typeof each === 'object' && each !== null ? each : {}) as Row;
    const kept = keepDeclared(request, reply, row, new Set([...frame, ...area.fields.map((field) => field.name)]));
    const judged = judgeFields(fields, { ...kept, ...(area.hides && { status: kept.status ?? true }) });
    errors.push(...judged.errors.map(({ field, message }) => ({ field: `${area.list}.${index}.${field}`, message: `第${index + 1}项：${message}` })));
    const { status: shown = true, ...values } = judged.values;
    return { id: kept.id, status: shown === true, values };
  });
  const problem = listProblem(area, rows);
  if (problem !== undefined) errors.unshift({ field: area.list, message: problem });
  if (errors.length > 0) throw invalid(errors);
  return { name, rows };
}

/** @param seen what the rows were when they were read @throws Refusal 409 when they are something else now */
export async function writeArea(visit: Visit, { name, rows: wanted }: JudgedArea, seen?: string): Promise<void> {
  const area: LayoutArea = areas[name];
  const rows = rowsOf(visit.resources);
  // Others who save the same area wait.
  const { record: { formId } } = await lockRow(visit, resourceOf(visit, groupKey), area.group);
  const before = new Map((await lockRows(visit, rows, ofArea(rows, area))).map((row) => [String(row.id), row]));
  await proveSeen(seen, () => stampOfArea(visit.db, visit.resources, name));
  for (const [index, { id, status: shown, values }] of wanted.entries()) {
    const sort = index + 1;
    const fields = area.fields.map((field) => ({ name: field.name, title: field.title, value: values[field.name] ?? '' }));
    const row = { gid: area.group, sort, status: shown, value: { id: formId, sort, status: shown, fields } };
    const stored = before.get(String(id));
    before.delete(String(id));
    if (stored) await updateRecord(visit, rows, stored.id, row, { title: title(area) });
    else await createRecord(visit, rows, row, { title: title(area) });
  }
  for (const { id } of before.values()) await removeRecord(visit, rows, id, { title: title(area) });
}
