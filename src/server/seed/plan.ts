/** Demo rows that a schema describes instead of writing each: believable, related to what is there, the same at every first start. */
import type { DemoPlan, FieldModel, Variation } from '../../engine/model';
import { fromSeconds } from '../../engine/time/wallTime';
import type { Resource, Row } from '../resources/types';
import { randomFrom, type Pool } from './samples';

const day = 86_400;
/** Words are chosen anew so often before a row is passed over. */
const attempts = 12;

/**
 * The rows of a plan, references still by name where the plan names them.
 * @param pool ids of the records that references may take
 * @param now times are counted from here
 */
export function plannedRows(resource: Resource, { count, rows, variants, vary, words }: DemoPlan, pool: Pool, now: Date): Row[] {
  const random = randomFrom(count);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

  const worded = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(/\{(\w+)\}/g, (_whole, name: string) => pick(words[name] ?? []) ?? '');
    return Array.isArray(value) ? value.map(worded) : value;
  };
  const number = ({ from, to, step = 1 }: { from: number; to: number; step?: number }, { kind, scale = 2 }: FieldModel): unknown => {
    const value = from + Math.floor(random() * (Math.floor((to - from) / step) + 1)) * step;
    return kind === 'money' || kind === 'decimal' ? value.toFixed(scale) : value;
  };
  const refer = (field: FieldModel, many: number, row: Row): unknown => {
    const to = field.to ?? field.toBy?.map[String(row[field.toBy.field])];
    const ids = to === undefined ? [] : pool(to, field.leavesOnly === true);
    if (field.kind !== 'references') return pick(ids) ?? null;
    return [...new Set(Array.from({ length: 1 + Math.floor(random() * many) }, () => pick(ids)))].filter((id) => id !== undefined);
  };
  const valueOf = (field: FieldModel, variation: Variation, row: Row): unknown => {
    if (Array.isArray(variation)) return worded(pick(variation));
    if ('any' in variation) return refer(field, variation.any, row);
    if ('from' in variation) return number(variation, field);
    const [from = 0, to = 0] = variation.days;
    const moment = fromSeconds(now.getTime() / 1000 + (from + random() * (to - from)) * day);
    return field.kind === 'date' ? moment.slice(0, 10) : moment;
  };

  const made = (written: Row): Row => {
    const row: Row = Object.fromEntries(Object.entries(written).map(([name, value]) => [name, worded(value)]));
    for (const [name, variation] of Object.entries(vary)) {
      const field = resource.fields.get(name);
      if (field && !(name in row)) row[name] = valueOf(field, variation, row);
    }
    return row;
  };
  const unique = resource.entity.fields.filter((field) => field.unique?.scope.length === 0).map(({ name }) => name);
  const used = new Set<string>();
  const marks = (row: Row) => unique.filter((name) => row[name]).map((name) => `${name} ${String(row[name])}`);
  /** A row that is one of a kind; undefined where other words make no other one. */
  const fresh = (written: Row): Row | undefined => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const row = made(written);
      if (marks(row).every((mark) => !used.has(mark))) return row;
    }
    return undefined;
  };

  const planned: Row[] = [];
  for (let index = 0, passed = 0; planned.length < count && passed <= rows.length; index += 1) {
    const row = fresh({ ...pick(variants), ...(rows.length > 0 ? rows[index % rows.length]! : {}) });
    passed = row ? 0 : passed + 1;
    if (!row) continue;
    for (const mark of marks(row)) used.add(mark);
    planned.push(row);
  }
  return rising(planned);
}

/** Ids follow the times of creation, as they would have. */
function rising(rows: Row[]): Row[] {
  const times = rows.map(({ createTime }) => createTime).filter((time) => typeof time === 'string').sort();
  return times.length < rows.length ? rows : rows.map((row, index) => ({ ...row, createTime: times[index] }));
}
