/** The server's own tables; those of the shop come from the schemas. */
import type { Generated, JSONColumnType } from 'kysely';
import type { TableModel } from '../../engine/model';

export interface SessionTable {
  /** SHA-256 of the token, hexadecimal; the token itself is nowhere stored. */
  id: string;
  admin_id: number;
  create_time: Generated<Date>;
  seen_time: Generated<Date>;
  ip: string;
  agent: string;
}

export interface LoginAttemptTable {
  id: Generated<number>;
  account: string;
  ip: string;
  create_time: Generated<Date>;
}

export interface OperationLogTable {
  id: Generated<number>;
  create_time: Generated<Date>;
  admin_id: number | null;
  account: string;
  real_name: string;
  kind: string;
  /** Title of the call, or of what happened to the record. */
  title: string;
  /** Entity key, e.g. `product/brand`; empty for calls on no record. */
  entity: string;
  record_id: string;
  version: number | null;
  /** `[{field, before, after}]`, changed fields only, without secrets. */
  changes: JSONColumnType<unknown[], string | undefined, string>;
  method: string;
  path: string;
  ip: string;
  status: Generated<number>;
  error: Generated<string>;
}

export interface ChangeNoticeTable {
  id: Generated<number>;
  create_time: Generated<Date>;
  entity: string;
  record_id: string;
  kind: string;
}

export interface SavedViewTable {
  id: Generated<number>;
  admin_id: number;
  resource: string;
  name: string;
  query: JSONColumnType<Record<string, string>, string, string>;
}

export interface SchemaStateTable {
  name: string;
  value: JSONColumnType<Record<string, unknown>, string, string>;
}

/** Tables by name; those of entities are known only to the contract, hence the open end. */
export interface Tables {
  session: SessionTable;
  login_attempt: LoginAttemptTable;
  operation_log: OperationLogTable;
  change_notice: ChangeNoticeTable;
  saved_view: SavedViewTable;
  schema_state: SchemaStateTable;
  [entityTable: string]: any;
}

type Column = [name: string, type: string, fallback?: string];

const table = (name: string, columns: Column[], indexes: TableModel['indexes'] = []): TableModel => ({
  name,
  columns: columns.map(([column, type, fallback]) => ({ name: column, field: column, type, nullable: type.endsWith('?'), ...(fallback !== undefined && { default: fallback }) }))
    .map((column) => ({ ...column, type: column.type.replace('?', '') })),
  indexes,
  steps: [],
});
const index = (name: string, ...columns: string[]): TableModel['indexes'][number] => ({ name, columns, unique: false, using: 'btree' });

export const systemTables: TableModel[] = [
  table('session', [
    ['id', 'text'], ['admin_id', 'bigint'], ['create_time', 'timestamptz', 'now()'], ['seen_time', 'timestamptz', 'now()'], ['ip', 'text'], ['agent', 'text'],
  ], [index('session_admin_id', 'admin_id')]),
  table('login_attempt', [
    ['id', 'bigint'], ['account', 'text'], ['ip', 'text'], ['create_time', 'timestamptz', 'now()'],
  ], [index('login_attempt_account', 'account', 'create_time'), index('login_attempt_ip', 'ip', 'create_time')]),
  table('operation_log', [
    ['id', 'bigint'], ['create_time', 'timestamptz', 'now()'], ['admin_id', 'bigint?'], ['account', 'text'], ['real_name', 'text'],
    ['kind', 'text'], ['title', 'text'], ['entity', 'text'], ['record_id', 'text'], ['version', 'bigint?'], ['changes', 'jsonb', "'[]'"],
    ['method', 'text'], ['path', 'text'], ['ip', 'text'], ['status', 'integer', '0'], ['error', 'text', "''"],
  ], [index('operation_log_record', 'entity', 'record_id', 'id'), index('operation_log_create_time', 'create_time')]),
  // The moment of writing, not of the transaction's start: `changesAfter` looks back only seconds.
  table('change_notice', [
    ['id', 'bigint'], ['create_time', 'timestamptz', 'clock_timestamp()'], ['entity', 'text'], ['record_id', 'text'], ['kind', 'text'],
  ], [index('change_notice_create_time', 'create_time')]),
  table('saved_view', [
    ['id', 'bigint'], ['admin_id', 'bigint'], ['resource', 'text'], ['name', 'text'], ['query', 'jsonb'],
  ], [index('saved_view_admin', 'admin_id', 'resource')]),
];
