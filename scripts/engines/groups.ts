/** Features that engines answer alike, so that a table names them together. Each is listed by its name: one that is met for the first time belongs to none. */
import type { Feature } from './facts';

const named = <Kind extends string>(kind: Kind, names: string): `${Kind}:${string}`[] => names.split(' ').map((name) => `${kind}:${name}` as const);
const listed = <Kind extends string>(kind: Kind, names: readonly string[]): `${Kind}:${string}`[] => names.map((name) => `${kind}:${name}` as const);

export const types: Feature[] = [...named('type', 'bigint bigint[] boolean boolean[] date date[] integer integer[] interval json jsonb numeric numeric[] text text[] smallint time timestamp timestamp[] timestamptz timestamptz[] uuid'), 'type:character varying', 'type:double precision'];

export const aggregates: Feature[] = named('function', 'array_agg avg bool_and bool_or count json_agg json_object_agg jsonb_agg max min string_agg sum');

export const windows: Feature[] = [...named('function', 'lag row_number'), 'query:window function'];

export const texts: Feature[] = named('function', 'btrim concat concat_ws decode encode format left length lower md5 octet_length position repeat replace reverse right split_part string_to_array substring translate upper');

export const numbers: Feature[] = named('function', 'abs ceil floor greatest least round sign trunc');

export const arrays: Feature[] = [...named('function', 'array_position cardinality generate_series unnest'), 'query:array[…]', 'query:element of an array', 'operator:@>', 'operator:= any (array)', 'operator:<> all (array)', 'operator:||'];

export const json: Feature[] = [...named('function', 'json_build_object jsonb_array_elements jsonb_array_elements_text jsonb_array_length jsonb_build_object jsonb_each jsonb_typeof row_to_json to_jsonb'), ...named('operator', '-> ->>')];

export const moments: Feature[] = named('function', 'clock_timestamp date_trunc extract localtimestamp now timezone to_char');

export const comparisons: Feature[] = [...named('operator', '= <> < <= > >= in'), ...listed('operator', ['not in', 'is null', 'is distinct from', 'is not distinct from', 'between', 'like', 'ilike', 'not like', 'not ilike', 'nullif', 'is true', 'is not true', 'is false', 'is not false']), 'function:coalesce', 'query:comparison of rows', 'query:row'];

export const arithmetic: Feature[] = named('operator', '+ - * %');

/** Queries that ask nothing of an engine beyond what all have. */
export const queries: Feature[] = listed('query', [
  'select', 'values', 'union', 'union all', 'except', 'intersect', 'distinct', 'distinct on', 'group by', 'having', 'offset', 'inner join', 'left join', 'right join', 'full join', 'join using', 'subquery in from',
  'names of columns beside an alias', 'with', 'with … as materialized', 'case', 'filter of an aggregate', 'order within an aggregate', 'distinct within an aggregate', 'function in from', 'with ordinality',
  'exists of a subquery', 'any of a subquery', 'all of a subquery', 'expr of a subquery', 'array of a subquery', 'order by … nulls first', 'order by … nulls last',
]);

export const writes: Feature[] = listed('write', [
  'insert', 'insert from a query', 'insert default values', 'returning', 'update', 'update … from', 'delete', 'delete … using', 'default', 'on conflict do nothing', 'on conflict do update',
  'on conflict do update … where', 'on conflict of a partial index', 'on conflict of any index', 'overriding system value',
]);

export const tables: Feature[] = [
  ...listed('table', ['create', 'create if not exists', 'add column', 'drop column', 'rename column', 'column default', 'set not null', 'drop not null', 'truncate']), ...listed('define', ['drop table', 'drop index', 'drop if exists']),
  'column:default', 'column:not null', 'constraint:primary key',
];

export const indexes: Feature[] = listed('index', ['btree', 'descending', 'partial', 'on an expression']);

export const transactions: Feature[] = listed('transaction', ['begin', 'commit', 'rollback', 'read only', 'savepoint', 'release', 'rollback to']);

export const sequences: Feature[] = named('function', 'nextval pg_get_serial_sequence setval');

/** Of the catalogue, and of the session. */
export const catalogue: Feature[] = [...named('catalog', 'information_schema.tables pg_attribute pg_class pg_index pg_namespace'), ...named('function', 'col_description current_database current_schema current_setting format_type obj_description pg_get_indexdef pg_is_in_recovery set_config version'), ...named('type', 'regclass regclass[]'), 'setting:set timezone'];

/** How far a replica has come: said only where DATABASE_READ_URL names one. */
export const replication: Feature[] = named('function', 'pg_current_wal_flush_lsn pg_current_wal_insert_lsn pg_last_wal_replay_lsn pg_wal_lsn_diff');
