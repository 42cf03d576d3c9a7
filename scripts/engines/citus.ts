/** Citus, as its documentation says. */
import type { Engine } from './facts';
import { aggregates, arithmetic, arrays, catalogue, comparisons, indexes, json, moments, numbers, queries, replication, sequences, tables, texts, transactions, types, windows, writes } from './groups';

export const citus: Engine = {
  name: 'Citus',
  summary: 'An extension of PostgreSQL (14.0 of PostgreSQL 16 to 18). As long as no table is distributed everything runs on the coordinator, as on one PostgreSQL, and nothing below happens. What follows is told of tables that `create_distributed_table` has spread; a statement that compares the distribution column with one value runs on one shard and may say anything, others may not.',
  sources: {
    support: { title: 'SQL Support and Workarounds', version: 'stable', at: 'docs.citusdata.com/en/stable/develop/reference_workarounds and citusdata/citus_docs develop/reference_workarounds.rst' },
    definitions: { title: 'Creating and Modifying Distributed Tables (DDL)', version: 'stable', at: 'citusdata/citus_docs develop/reference_ddl.rst' },
    triggers: { title: 'Triggers on Distributed Tables', version: 'stable', at: 'docs.citusdata.com/en/stable/extra/triggers' },
    changes: { title: 'CHANGELOG', version: 'v14.0.0', at: 'citusdata/citus CHANGELOG.md' },
    snapshot: { title: 'Add a citus_use_snapshot function for basic distributed snapshot isolation', version: 'proposed', at: 'citusdata/citus pull 6489' },
    none: { title: 'No page was found', version: '–', at: '–' },
  },
  facts: [
    { features: [...types, ...aggregates, ...windows, ...texts, ...numbers, ...arrays, ...json, ...moments, ...comparisons, ...arithmetic, ...sequences, 'operator:/', 'query:order by', 'function:hashtext'], fits: 'yes', source: 'support' },
    { features: [...queries, ...tables, ...indexes, ...transactions, 'index:gin', 'define:comment on column', 'define:comment on index', 'column:identity, by default', 'sequence:alter', 'table:alter column type'], fits: 'yes', source: 'definitions' },
    { features: ['transaction:definitions within'], fits: 'yes', source: 'definitions' },
    {
      features: writes,
      fits: 'differs', source: 'support',
      happens: 'An update may call no function whose value changes within a statement (`clock_timestamp()`, `random()`), and an insert may hold no subquery among its values.',
      remedy: 'Leaves tables whose statements fail on the coordinator.',
    },
    {
      features: ['write:insert within with', 'write:update within with', 'write:delete within with'],
      fits: 'differs', source: 'support',
      happens: 'Works within one shard.',
      remedy: 'Leaves the tables that they write on the coordinator.',
    },
    {
      features: ['index:unique', 'index:unique and partial', 'constraint:unique'],
      fits: 'differs', source: 'definitions',
      happens: 'A unique index, the primary key too, must hold the distribution column; otherwise the table is not distributed. Every table here has the primary key `id`.',
      remedy: 'Distributes by `id`, or not at all (see the last table).',
    },
    {
      features: ['lock:for update', 'lock:for no key update', 'lock:for share', 'lock:of a table', 'lock:rows of a join', 'query:row lock', 'lock:skip locked', 'lock:nowait'],
      fits: 'differs', source: 'support',
      happens: 'Rows are locked by statements on one shard only; others are refused.',
      remedy: 'Distributes by the column that the door locks by, which is `id`; several ids at once are then refused.',
    },
    {
      features: ['lock:table in share row exclusive mode'],
      fits: 'not found', source: 'none',
      happens: 'Nothing was found on LOCK TABLE of a distributed table.',
      remedy: 'Tries it before the table is distributed.',
    },
    {
      features: ['query:grouping sets', 'query:grouping simple', 'query:grouping empty', 'query:grouping()'],
      fits: 'differs', source: 'support',
      happens: 'Works within one shard: totals of lists over distributed tables are not counted anew.',
      remedy: 'Cannot; the server would have to count each grouping in a query of its own.',
    },
    {
      features: ['query:with recursive'],
      fits: 'differs', source: 'support',
      happens: 'Works within one shard; trees (categories, regions) are small.',
      remedy: 'Leaves tables of trees on the coordinator.',
    },
    {
      features: ['query:lateral'],
      fits: 'differs', source: 'support',
      happens: 'A subquery that refers to the row beside it must do so by the distribution column.',
      remedy: 'Leaves tables whose figures fail on the coordinator.',
    },
    {
      features: ['trigger:create', 'trigger:before', 'trigger:for each row', 'table:enable trigger', 'table:disable trigger', 'define:drop trigger'],
      fits: 'no', source: 'triggers',
      happens: 'Triggers stand on tables of the coordinator alone; rows that are written once lose their guard when their table is distributed.',
      remedy: 'Makes the trigger on every shard, and again after each rebalancing.',
    },
    { features: ['type:trigger', 'language:plpgsql', 'plpgsql:block', 'plpgsql:if', 'plpgsql:raise', 'plpgsql:return', 'define:create or replace function'], fits: 'yes', source: 'triggers' },
    {
      features: ['function:kept_total_of', 'function:caller_of'],
      fits: 'not found', source: 'none',
      happens: 'Nothing was found on a function that reads tables which are distributed. While these are not, it runs on the coordinator.',
      remedy: 'Leaves the tables of totals (`kept_list`, `kept_total`, `kept_change`) and of sessions, accounts and roles (`session`, `system_admin`, `system_role`, `system_menu`, `second_factor`, `system_config`) on the coordinator.',
    },
    {
      features: ['function:pg_advisory_xact_lock', 'function:pg_try_advisory_xact_lock', 'notice:listen', 'notice:unlisten', 'function:pg_notify'],
      fits: 'not found', source: 'none',
      happens: 'PostgreSQL keeps both within one server, so they hold between processes that are connected to the same node.',
      remedy: 'Points every process at the coordinator.',
    },
    { features: ['copy:from stdin', 'copy:a table to stdout', 'copy:format text', 'cursor:rows in parts'], fits: 'yes', source: 'support' },
    {
      features: ['isolation:repeatable read'],
      fits: 'differs', source: 'snapshot',
      happens: 'Shards show a transaction that wrote to several of them one after the other; a backup may see a part of it.',
      remedy: 'Makes backups while nothing is written.',
    },
    { features: [...catalogue, 'catalog:pg_trigger', 'catalog:pg_proc', 'catalog:pg_stat_activity', 'function:make_interval', 'query:arguments by name', 'index:if not exists', 'operator:&&', 'function:pg_database_size', 'function:pg_total_relation_size', 'table:temporary', 'table:drop on commit', 'table:create as a query', 'table:truncate of several', 'table:truncate … restart identity', 'session:explain', 'session:explain (format)', 'session:vacuum', 'session:vacuum (analyze)', 'setting:set local maintenance_work_mem', 'setting:set local work_mem'], fits: 'yes', source: 'support' },
    { features: replication, fits: 'yes', source: 'support' },
  ],
};
