/** What the schemas declare as ledgers, as facts of the books. */
import type { Condition, EntityModel, Test } from '../../src/engine/model';
import { columns } from '../../src/fields/columns';
import type { Account } from './fact';

const columnOf = ({ key, table }: EntityModel, name: string): string => {
  const column = table.columns.find(({ field, role }) => field === name && role !== 'grams');
  if (!column) throw new Error(`${key}: ${name} has no column`);
  return column.name;
};

const text = (value: unknown): string => (typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value));

/** Conditions of a ledger are the schema's own values: codes that are equal, or any of some. */
function conditionText(entity: EntityModel, condition: Condition | undefined, row: string): string {
  const parts = Object.entries(condition ?? {}).map(([name, test]) => {
    if (name === 'any') return `(${(test as Condition[]).map((one) => conditionText(entity, one, row)).join(' or ')})`;
    const field = entity.fields.find((one) => one.name === name);
    const values = [test as Test].flat();
    if (!field || values.some((value) => value !== null && typeof value === 'object')) throw new Error(`${entity.key}: the books cannot ask for ${JSON.stringify({ [name]: test })}`);
    return `${row}.${columnOf(entity, name)} in (${values.map((value) => text(columns[field.kind].toSql(value, field))).join(', ')})`;
  });
  return parts.length === 0 ? 'true' : parts.join(' and ');
}

/**
 * What a holder holds is the sum of its bookings. Each follows from the one before; where records count from some moment on, their
 * order is not that of their ids: then whatever a booking began with, another one left.
 */
export function ledgerAccounts(entities: readonly EntityModel[]): Account[] {
  return entities.flatMap((entity): Account[] => {
    const { ledger, table } = entity;
    const holder = ledger && entities.find(({ key }) => key === entity.fields.find(({ name }) => name === ledger.of)?.to);
    if (!ledger || !holder) return [];
    const [of, amount, direction, after, held] = [columnOf(entity, ledger.of), columnOf(entity, ledger.amount), columnOf(entity, ledger.direction.field), columnOf(entity, ledger.after), columnOf(holder, ledger.holds)];
    const sum = holder.fields.find(({ name }) => name === ledger.holds)!.title;
    const signed = (row: string) => `case when ${row}.${direction} = ${text(ledger.direction.in)} then ${row}.${amount} else -${row}.${amount} end`;
    const counted = (row: string) => conditionText(entity, ledger.counts, row);
    const begins = `r.${after} - (${signed('r')})`;
    const records = ledger.counts
      ? `join (select r.id, ${begins} = 0 or exists (select from ${table.name} o where o.${of} = r.${of} and o.${after} = ${begins} and o.id <> r.id and ${counted('o')}) as follows from ${table.name} r where ${counted('r')}) l on l.id = t.id`
      : `join (select r.id, coalesce(lag(r.${after}) over records, 0) + ${signed('r')} as after from ${table.name} r window records as (partition by r.${of} order by r.id)) l on l.id = t.id`;
    return [
      {
        table: holder.table.name,
        joins: `left join (select r.${of} as holder, sum(${signed('r')}) as total from ${table.name} r where ${counted('r')} group by 1) l on l.holder = t.id`,
        facts: [
          { what: `${holder.title}的${sum}等于${entity.title}之和`, expected: 'coalesce(l.total, 0)', found: `coalesce(t.${held}, 0)` },
          ...(ledger.least === undefined ? [] : [{ what: `${holder.title}的${sum}不小于${ledger.least}`, expected: String(-ledger.least), found: `-coalesce(t.${held}, 0)`, most: true as const }]),
        ],
      },
      {
        table: table.name,
        joins: records,
        facts: [ledger.counts
          ? { what: `${entity.title}接着另一条记录的剩余`, expected: '1', found: 'l.follows::int' }
          : { what: `${entity.title}的剩余等于上一条的剩余加减本条`, expected: 'l.after', found: `t.${after}` }],
      },
    ];
  });
}
