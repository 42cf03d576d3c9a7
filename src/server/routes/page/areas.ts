/** Rows of the shop's fixed areas: combined data, read flat and replaced as a whole, in the order in which they come. */
import { isObject } from '../../../engine/json';
import { areas, listProblem, type LayoutArea } from '../../../engine/page/areas';
import type { FieldModel } from '../../../engine/model';
import { keepDeclared } from '../../calls/ignored';
import { type FieldRefusal, invalid } from '../../refusal';
import type { Input } from '../../resources/call';
import { all, equals } from '../../resources/condition';
import { alive, columnOf, resourceOf } from '../../resources/resource';
import { proveSeen, stampOf } from '../../resources/seen';
import type { Sql } from '../../sql/connect';
import { judgeFields } from '../settings/judge';
import type { House, Row, Visit } from '../../resources/types';

export type AreaName = keyof typeof areas;

const title = (area: LayoutArea) => `保存${area.template.name}`;

/** What a row carries beside its fields. */
const frame = ['id', 'gid', 'sort', 'status', 'tempid'];
const status: FieldModel = { name: 'status', title: '状态', kind: 'switch', wire: 'plain', required: true, readOnly: false, writeOnly: false, messages: {} };

const ofArea = (house: Pick<House, 'resources'>, { group }: LayoutArea) => all([equals(columnOf(house, 'operation/groupData', 'gid'), group), alive(resourceOf(house, 'operation/groupData'))]);

/** What combined data holds of a row: the form that it was entered with, and what was entered. */
export function readValue(value: unknown): { tempid: unknown; entered: Row } {
  const { id = null, fields = [] } = isObject(value) ? value : {};
  return { tempid: id, entered: Object.fromEntries([fields].flat().filter(isObject).map((field) => [String(field.name), field.value])) };
}

/** Combined data holds texts: rows within a row are kept as JSON. */
const rowFields = ({ fields }: LayoutArea): FieldModel[] => fields.filter(({ kind }) => kind === 'childTable');

/** A row within a row is known by its place. */
function rowsIn(text: unknown): Row[] {
  const rows = parseJson(typeof text === 'string' ? text : '');
  return (Array.isArray(rows) ? rows : []).filter(isObject).map((row, index) => ({ ...row, id: index + 1, sort: index + 1 }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** As published: `{ id, gid, sort, status, tempid }` and the fields beside them. */
export async function readArea(house: House, name: AreaName): Promise<Row[]> {
  const found = await house.sql.selectFrom('system_group_data').select(['id', 'gid', 'sort', 'status', 'value'])
    .where('gid', '=', areas[name].group).where('is_del', '=', false).orderBy('sort').orderBy('id').execute();
  return found.map(({ value, ...row }) => {
    const { tempid, entered } = readValue(value);
    for (const field of rowFields(areas[name])) entered[field.name] = rowsIn(entered[field.name]);
    return { ...entered, ...row, tempid };
  });
}

/** What the rows of an area are now, to be seen again when they are replaced. */
export const stampOfArea = (db: Sql, resources: House['resources'], name: AreaName): Promise<string> =>
  stampOf(db, resourceOf({ resources }, 'operation/groupData'), ofArea({ resources }, areas[name]));

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
    const kept = keepDeclared(request, reply, isObject(each) ? each : {}, new Set([...frame, ...area.fields.map((field) => field.name)]));
    for (const { name: list, fields: columns = [] } of rowFields(area)) {
      const declared = new Set([...frame, ...columns.map((column) => column.name)]);
      const keep = (row: unknown): unknown => {
        if (!isObject(row)) return row;
        const asked = keepDeclared(request, reply, row, declared);
        return Object.fromEntries(columns.map((column) => [column.name, asked[column.name] ?? null]));
      };
      kept[list] = Array.isArray(kept[list]) ? kept[list].map(keep) : kept[list] ?? [];
    }
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
  const rows = visit.of('operation/groupData');
  // Others who save the same area wait.
  const { record: { formId } } = await visit.of('operation/group').lock(area.group);
  const before = new Map((await rows.lockAlive({ gid: area.group })).map((row) => [String(row.id), row]));
  await proveSeen(seen, () => stampOfArea(visit.db, visit.resources, name));
  for (const [index, { id, status: shown, values }] of wanted.entries()) {
    const sort = index + 1;
    const fields = area.fields.map((field) => ({ name: field.name, title: field.title, value: field.kind === 'childTable' ? JSON.stringify(values[field.name] ?? []) : values[field.name] ?? '' }));
    const row = { gid: area.group, sort, status: shown, value: { id: formId, sort, status: shown, fields } };
    const stored = before.get(String(id));
    before.delete(String(id));
    if (stored) await rows.update(stored.id, row, { title: title(area) });
    else await rows.create(row, { title: title(area) });
  }
  for (const { id } of before.values()) await rows.remove(id, { title: title(area) });
}
