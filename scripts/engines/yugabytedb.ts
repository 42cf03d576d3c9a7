/** YugabyteDB's YSQL, as its documentation says. */
import type { Engine } from './facts';
import { aggregates, arithmetic, arrays, catalogue, comparisons, indexes, json, moments, numbers, queries, replication, sequences, tables, texts, transactions, types, windows, writes } from './groups';

export const yugabytedb: Engine = {
  name: 'YugabyteDB',
  summary: 'The query layer of PostgreSQL 15 (since v2025.1) over a distributed store, so functions, operators and queries are PostgreSQL\'s own. What differs lies in indexes, locks and definitions. A table is spread by a hash of the first column of its primary key; an order by it then has to be sorted, unless `yb_use_hash_splitting_by_default` is off.',
  sources: {
    features: { title: 'SQL features', version: 'stable', at: 'docs.yugabyte.com/stable/explore/ysql-language-features' },
    compatibility: { title: 'Enhanced PostgreSQL Compatibility Mode, “Unsupported PostgreSQL features”', version: 'stable, v2024.1 to v2025.1', at: 'yugabyte/yugabyte-db docs/content/stable/develop/postgresql-compatibility.md' },
    locks: { title: 'Explicit locking', version: 'stable, v2025.1', at: 'yugabyte/yugabyte-db docs/content/stable/explore/transactions/explicit-locking.md' },
    lockTable: { title: 'PostgreSQL lock table not supported yet', version: 'closed January 2026 for v2025.2', at: 'yugabyte/yugabyte-db issue 5384' },
    gin: { title: 'GIN indexes', version: 'stable', at: 'yugabyte/yugabyte-db docs/content/stable/explore/ysql-language-features/indexes-constraints/gin.md' },
    listen: { title: 'LISTEN / NOTIFY', version: 'v2025.2.3', at: 'docs.yugabyte.com/stable/api/ysql/the-sql-language/statements/cmd_listen_notify' },
    isolation: { title: 'Transaction isolation levels', version: 'stable', at: 'docs.yugabyte.com/stable/architecture/transactions/isolation-levels' },
    support: { title: 'SQL feature support', version: 'stable', at: 'docs.yugabyte.com/stable/api/ysql/sql-feature-support' },
  },
  facts: [
    { features: types, fits: 'yes', source: 'support' },
    { features: [...aggregates, ...windows, ...texts, ...numbers, ...arrays, ...json, ...moments, ...comparisons, ...arithmetic, ...sequences, ...queries, ...writes], fits: 'yes', source: 'features' },
    { features: ['operator:/', 'operator:&&', 'query:order by', 'query:lateral', 'query:with recursive', 'query:grouping sets', 'query:grouping simple', 'query:grouping empty', 'query:grouping()', 'function:hashtext'], fits: 'yes', source: 'features' },
    { features: ['write:insert within with', 'write:update within with', 'write:delete within with'], fits: 'yes', source: 'features' },
    { features: [...tables, ...transactions, 'sequence:alter', 'define:comment on column', 'define:comment on index'], fits: 'yes', source: 'support' },
    { features: ['column:identity, by default'], fits: 'yes', source: 'support' },
    {
      features: [...indexes, 'index:unique', 'index:unique and partial'],
      fits: 'differs', source: 'compatibility',
      happens: 'Made as ordered by a hash of their first column unless it says `asc` or `desc`: equality is served, ranges and orders by that column are not.',
      remedy: 'Sets `yb_use_hash_splitting_by_default=false` (part of the enhanced compatibility mode) before the first start.',
    },
    { features: ['index:gin'], fits: 'yes', source: 'gin' },
    { features: ['lock:for update', 'lock:for no key update', 'lock:for share', 'lock:of a table', 'query:row lock', 'lock:rows of a join', 'lock:skip locked', 'lock:nowait'], fits: 'yes', source: 'locks' },
    {
      features: ['lock:table in share row exclusive mode'],
      fits: 'differs', source: 'lockTable',
      happens: 'Refused before v2025.2 (“not supported yet”): totals are not counted anew, and a day is not closed.',
      remedy: 'Runs v2025.2 or later with `enable_object_locking_for_table_locks`.',
    },
    {
      features: ['function:pg_advisory_xact_lock', 'function:pg_try_advisory_xact_lock'],
      fits: 'differs', source: 'locks',
      happens: 'Seen by every node since v2.25.1; refused before, and where the flags of advisory locks are off.',
      remedy: 'Runs v2025.1 or later and turns the flags of advisory locks on.',
    },
    {
      features: ['notice:listen', 'notice:unlisten', 'function:pg_notify'],
      fits: 'differs', source: 'listen',
      happens: 'Heard since v2025.2.3; before, the server finds out at its start and looks for changes every second.',
      remedy: 'Nothing.',
    },
    { features: ['trigger:create', 'trigger:before', 'trigger:for each row', 'type:trigger', 'language:plpgsql', 'plpgsql:block', 'plpgsql:if', 'plpgsql:raise', 'plpgsql:return', 'function:kept_total_of', 'function:caller_of', 'define:create or replace function', 'table:enable trigger', 'table:disable trigger', 'define:drop trigger'], fits: 'yes', source: 'features' },
    {
      features: ['transaction:definitions within'],
      fits: 'differs', source: 'compatibility',
      happens: 'Each definition stands by itself, whatever becomes of the transaction: a start that breaks off leaves some tables made, and the next one goes on from there.',
      remedy: 'Makes a backup before a new version starts for the first time, and lets one process start first.',
    },
    {
      features: ['table:alter column type'],
      fits: 'differs', source: 'compatibility',
      happens: 'Some forms of ALTER TABLE are refused.',
      remedy: 'Changes the type by hand before the new version starts, by a new column where it must be.',
    },
    { features: ['copy:from stdin', 'copy:a table to stdout', 'copy:format text'], fits: 'yes', source: 'features' },
    { features: ['cursor:rows in parts'], fits: 'yes', source: 'features' },
    { features: ['isolation:repeatable read'], fits: 'yes', source: 'isolation' },
    { features: [...catalogue, 'catalog:pg_trigger', 'catalog:pg_proc', 'catalog:pg_stat_activity', 'function:make_interval', 'query:arguments by name', 'index:if not exists', 'function:pg_database_size', 'function:pg_total_relation_size', 'table:temporary', 'table:drop on commit', 'table:create as a query', 'table:truncate of several', 'table:truncate … restart identity', 'session:explain', 'session:explain (format)', 'session:vacuum', 'session:vacuum (analyze)', 'setting:set local maintenance_work_mem', 'setting:set local work_mem'], fits: 'yes', source: 'features' },
    {
      features: replication,
      fits: 'not found', source: 'compatibility',
      happens: 'Nothing was found on positions of a write-ahead log. They are asked for only with `DATABASE_READ_URL`.',
      remedy: 'Leaves `DATABASE_READ_URL` out: the engine spreads reads itself.',
    },
  ],
};
