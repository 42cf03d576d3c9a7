/** Table, columns and indexes of an entity: whatever a filter, a sort, a reference or a uniqueness rule asks for. */
import { createHash } from 'node:crypto';
import type { Condition, FieldModel, FilterModel, ListModel, QueueModel, Scalar, TableColumn, TableIndex, TableModel, TreeModel, UniqueModel } from '../../../src/engine/model';
import { fieldsAsked } from '../../../src/engine/rules/holds';
import { columns as kindColumns } from '../../../src/fields/columns';
import type { NormalEntity } from '../normal';
import { snake } from '../snake';

/** Times are wall time in Shanghai, as every datetime column. */
const time = { type: 'timestamp(0)', nullable: false, default: "(now() at time zone 'Asia/Shanghai')", role: 'system' } as const;

/** What the server keeps about every record, whether the schema shows it or not. */
const systemColumns = (softDelete: boolean): TableColumn[] => [
  ...(softDelete ? [{ name: 'is_del', field: 'isDel', type: 'boolean', nullable: false, default: 'false', role: 'system' } as const] : []),
  { name: 'record_version', field: 'recordVersion', type: 'integer', nullable: false, default: '1', role: 'system' },
  { name: 'create_time', field: 'createTime', ...time },
  { name: 'update_time', field: 'updateTime', ...time },
];

export interface TableContext {
  entity: NormalEntity;
  /** What holds of the rows of each call that answers by pages, where not all are its own. */
  within: Condition[];
  fields: FieldModel[];
  lists: ListModel[];
  tree: TreeModel | undefined;
  queue: QueueModel | undefined;
  /** Comparisons that filters of other entities make, through a reference; fields by which, and of which, they sum up rows. */
  asked: { how: FilterModel['operator'] | 'sum'; on: string[] }[];
}

export function tableModel({ entity, within, fields, lists, tree, queue, asked }: TableContext): TableModel {
  const { softDelete, table, primaryKey } = entity;
  if (table.kept) return keptTable(entity, fields);
  const system = systemColumns(softDelete);
  const stored = fields.filter((field) => !field.computed && columnType(field) !== undefined);
  const compared = asked.flatMap(({ how, on }) => (how === 'sum' ? [] : [{ operator: how, on }]));
  const byId = { field: primaryKey, order: 'asc' } as const;
  const own = stored
    .filter(({ name }) => !system.some(({ field }) => field === name))
    .map((field): TableColumn => (field.name === primaryKey
      ? { name: 'id', field: primaryKey, type: 'bigint', nullable: false }
      : { name: snake(field.name), field: field.name, type: columnType(field)!, ...emptiness(field) }));
  const searched = [...new Set([...lists.flatMap(({ filters }) => filters), ...compared].filter(({ operator }) => operator === 'contains').flatMap(({ on }) => on))].filter((name) => stored.some((field) => field.name === name && kindColumns[field.kind].searchText)).sort();
  const grams = searched.map((field): TableColumn => ({ name: gramsColumn(field), field, type: 'text[]', nullable: true, role: 'grams' }));
  const names = new Map([...system, ...own].map(({ field, name }) => [field, name]));
  const indexes = new Indexes(table.name, softDelete ? 'not is_del' : undefined, names, fields, byId);
  for (const field of stored) {
    if (field.unique) indexes.unique([...field.unique.scope, field.name], isText(field) && !field.required ? field.name : undefined, field.unique.when);
    if (field.to !== undefined || field.toBy) indexes.field(field);
  }
  for (const list of lists) {
    indexes.sorted([], list.sort);
    const tabs = (list.tabs?.items ?? []).map((tab) => Object.keys(tab.where).filter((name) => name !== 'any'));
    for (const filter of list.filters) indexes.filter(filter, list.sort, [...new Set(tabs.flat())]);
    for (const names of tabs) indexes.sorted(names, list.sort);
    for (const column of list.columns) if (column.sortable) indexes.sorted([], [{ field: column.name, order: 'asc' }, byId]);
  }
  // The index holds all that is asked: rows are counted without being fetched.
  for (const names of within.map((where) => inTurn(where, fields))) if (names.length > 1) indexes.sorted(names, []);
  if (queue) indexes.sorted(Object.keys(queue.where).filter((name) => name !== 'any'), queue.sort);
  for (const { field, at } of entity.byTime) indexes.sorted([field, ...(typeof at === 'string' ? [at] : [])], []);
  for (const filter of compared) indexes.filter(filter, []);
  // The index holds all that is summed up: rows need not be fetched.
  for (const { how, on } of asked) if (how === 'sum') indexes.sorted(on, []);
  for (const names of table.indexes ?? []) indexes.sorted(names, []);
  if (tree) indexes.sorted([tree.parent], [{ field: tree.reorder ?? primaryKey, order: 'asc' }, byId]);
  return { name: table.name, columns: [...own, ...grams, ...system], indexes: indexes.all(), steps: table.steps as TableModel['steps'], ...(table.appendOnly && { appendOnly: true as const }) };
}

/** Stored fields that a condition asks for: those of one value first, since an index leads to them; the others are found in it. */
function inTurn(where: Condition, fields: readonly FieldModel[]): string[] {
  const isOne = (name: string) => name in where && (typeof where[name] !== 'object' || where[name] === null);
  const names = fieldsAsked(where);
  // What is asked of the record referred to is asked by its reference.
  const kept = (name: string) => {
    const computed = fields.find((field) => field.name === name)?.computed;
    return computed && 'of' in computed ? computed.of : name;
  };
  return [...new Set([...names.filter(isOne), ...names].map(kept))];
}

/** A table that the server makes itself: only where the fields are found in it. */
function keptTable({ primaryKey, table: { name, kept } }: NormalEntity, fields: FieldModel[]): TableModel {
  const columns = typeof kept === 'object' ? kept : {};
  const stored = fields.filter((field) => columnType(field) !== undefined);
  return {
    name, kept: true, indexes: [], steps: [],
    columns: stored.map((field): TableColumn => ({ name: columns[field.name] ?? snake(field.name), field: field.name, type: field.name === primaryKey ? 'bigint' : columnType(field)!, nullable: field.name !== primaryKey })),
  };
}

/** Why no index can serve a comparison; undefined when one can. */
export function unservable(filter: Pick<FilterModel, 'operator'>, field: FieldModel): string | undefined {
  if (filter.operator === 'none') return undefined;
  // What a reference points to is compared over there.
  if (field.computed && !('of' in field.computed && 'field' in field.computed)) return 'it is worked out, not stored';
  if (columnType(field) === undefined) return `kind ${field.kind} is not stored`;
  if (filter.operator === 'contains') return kindColumns[field.kind].searchText ? undefined : `kind ${field.kind} holds no searchable text`;
  return kindColumns[field.kind].index ? undefined : `kind ${field.kind} takes no index`;
}

export const columnType = (field: FieldModel): string | undefined => (field.repeats === undefined && field.inverse === undefined && field.keptIn === undefined ? kindColumns[field.kind].type(field) : undefined);

/**
 * Whether a column may hold nothing. A value that is required or has a default always stands there; a field that conditions hide
 * holds nothing while it is hidden, unless its kind reads null as a value.
 */
function emptiness(field: FieldModel): Pick<TableColumn, 'nullable' | 'default' | 'fill'> {
  const { nothing } = kindColumns[field.kind];
  const given = defaultOf(field);
  const required = field.required && !field.when;
  if (nothing === undefined) return { nullable: !required && (given.default === undefined || field.when !== undefined), ...given };
  if (!required) return { nullable: false, default: nothing, ...given };
  // Two rows that hold nothing would be the same in a unique column.
  return { nullable: false, ...given, ...(given.default === undefined && !field.unique ? { fill: nothing } : {}) };
}

/** Plain defaults stand in the table too, so that rows older than the field have a value. */
function defaultOf({ default: value }: FieldModel): { default?: string } {
  if (typeof value === 'string') return { default: `'${value.replaceAll("'", "''")}'` };
  return typeof value === 'number' || typeof value === 'boolean' ? { default: String(value) } : {};
}

const gramsColumn = (field: string) => `${snake(field)}_grams`;

const isText = (field: FieldModel) => /^(text|varchar)/.test(columnType(field) ?? '');

type Sort = ListModel['sort'];

/** Collects indexes; those that another one covers are dropped at the end. */
class Indexes {
  private readonly found = new Map<string, TableIndex>();

  constructor(
    private readonly table: string,
    private readonly alive: string | undefined,
    private readonly names: ReadonlyMap<string, string>,
    private readonly fields: FieldModel[],
    private readonly byId: ListModel['sort'][number],
  ) {}

  /** Empty texts of an optional field do not collide, nor do records of which `when` does not hold. */
  unique(fields: string[], exceptEmpty: string | undefined, when: UniqueModel['when'] = {}): void {
    const held = Object.entries(when).map(([name, test]) => `${this.names.get(name)} in (${[test].flat().map(literal).join(', ')})`);
    const where = [this.alive, exceptEmpty && `${this.names.get(exceptEmpty)} <> ''`, ...held].filter(Boolean).join(' and ');
    this.add({ columns: this.columns(fields), unique: true, using: 'btree', ...(where ? { where } : {}) });
  }

  /** Serves look-ups of one field, whatever its kind. */
  field(field: FieldModel): void {
    const using = kindColumns[field.kind].index;
    if (using) this.add({ columns: this.columns([field.name]), unique: false, using, ...this.partial() });
  }

  /** @param tabs fields by which the tabs of the list tell its rows apart */
  filter({ operator, on, by, where = {} }: Pick<FilterModel, 'operator' | 'on' | 'by' | 'where'>, sort: Sort, tabs: string[] = []): void {
    for (const condition of Object.values(where)) this.sorted(Object.keys(condition), sort);
    // Both ends in one, of the rows of a tab: they are counted without being fetched.
    if (operator === 'covers') return this.sorted([...new Set([...tabs, ...on])], []);
    for (const name of new Set([...on, ...Object.values(by?.on ?? {}).flat()])) {
      const field = this.fields.find((each) => each.name === name);
      if (!field || operator === 'none') continue;
      // Rows that are met through their reference are told by their ids, which its index holds.
      if (field.computed) {
        if ('of' in field.computed && 'field' in field.computed) this.sorted([field.computed.of], [this.byId]);
        continue;
      }
      if (operator === 'contains' && !kindColumns[field.kind].searchText) this.sorted([name], []);
      else if (unservable({ operator }, field)) continue;
      else if (operator === 'contains') this.add({ columns: [gramsColumn(name)], unique: false, using: 'gin', ...this.partial() });
      else if (kindColumns[field.kind].index === 'gin') this.field(field);
      else if (operator === 'equals') this.sorted([name], sort);
      else this.sorted([], [{ field: name, order: 'asc' }, this.byId]);
    }
  }

  /** Rows equal in `fields`, in the order of `sort`. */
  sorted(fields: string[], sort: Sort): void {
    const keys = sort.filter(({ field }) => !fields.includes(field) && this.names.has(field));
    const columns = this.columns([...fields, ...keys.map(({ field }) => field)]);
    if (columns.length === 1 && columns[0] === 'id') return;
    const mixed = new Set(keys.map(({ order }) => order)).size > 1;
    const order = mixed ? [...fields.map(() => 'asc' as const), ...keys.map((key) => key.order)] : undefined;
    this.add({ columns, ...(order ? { order } : {}), unique: false, using: 'btree', ...this.partial() });
  }

  all(): TableIndex[] {
    const all = [...this.found.values()];
    return all.filter((index) => !all.some((other) => other !== index && covers(other, index))).sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  private partial() {
    return this.alive ? { where: this.alive } : {};
  }

  private columns(fields: string[]): string[] {
    return fields.flatMap((field) => this.names.get(field) ?? []);
  }

  private add(index: Omit<TableIndex, 'name'>): void {
    if (!index.columns.length) return;
    const name = shorten(`${this.table}_${index.columns.join('_')}${index.order ? `_${index.order.map((order) => order[0]).join('')}` : ''}${index.unique ? '_key' : '_idx'}`);
    this.found.set(name, { name, ...index });
  }
}

const literal = (value: Scalar): string => (typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value));

function covers(wide: TableIndex, narrow: TableIndex): boolean {
  return (
    !narrow.unique && wide.using === 'btree' && narrow.using === 'btree' && wide.where === narrow.where && wide.order === undefined && narrow.order === undefined &&
    wide.columns.length > narrow.columns.length && narrow.columns.every((column, index) => wide.columns[index] === column)
  );
}

/** PostgreSQL keeps 63 bytes of a name; what is cut is told apart by a digest. */
function shorten(name: string): string {
  return name.length <= 63 ? name : `${name.slice(0, 54)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}
