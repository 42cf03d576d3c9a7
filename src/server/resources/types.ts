/**
 * What the door works with. These types speak of one another: a resource has rules that take a visit, a visit knows every resource;
 * they stand together so that no files import one another in a circle.
 */
import type { RawBuilder, Transaction } from 'kysely';
import type { EntityValidators } from '../../../generated/validators/runtime.js';
import type { Capabilities, HistoryEntry } from '../../engine/extension/paths';
import type { Condition, DeletionRule, EntityModel, EnumerationModel, FieldModel, QueueModel, RegionModel } from '../../engine/model';
import type { ColumnKind } from '../../fields/column';
import type { CallFacts } from '../calls/facts';
import type { PlannedJob } from '../jobs/schedule';
import type { Changes } from '../plugins/changes';
import type { Vault } from '../secrets/vault';
import type { Sql, SqlRoom } from '../sql/connect';
import type { Tables } from '../sql/tables';
import type { Wechat } from '../wechat/client';
import type { Room } from './typed';
import type { Region } from '../regions';
import type { EntityKey } from '../../../generated/records';
import type { Differences, KeptDays, KeptList, KeptTotals } from './totals/types';

/** Decoded values by the names of their fields. */
export type Row = Record<string, unknown>;

/** A field that has a column. */
export interface StoredField {
  field: FieldModel;
  column: string;
  /** The quoted column of the row alias `t`. */
  ref: RawBuilder<unknown>;
  /** PostgreSQL type. */
  type: string;
  kind: ColumnKind;
  /** What stands for nothing in a column that never holds null; absent where null may stand, or where a value is required. */
  blank?: unknown;
  /** The array column with the text's pieces, where `contains` is served. */
  grams?: string;
  /** The tree that its values are nodes of, where that is another entity's. Filled by `linkResources`. */
  tree?: Resource;
}

/** A field of another entity that refers here, with what happens to its rows when a row here is deleted. */
export interface Referrer {
  resource: Resource;
  stored: StoredField;
  /** Only rows whose deciding field holds this value refer here (`toBy`). */
  only?: { stored: StoredField; value: string };
  rule: DeletionRule;
  message: string;
  code: number;
}

/** A field answered from the record that a reference points to. */
export interface Lookup {
  /** The reference, here. */
  by: StoredField;
  target: Resource;
  /** The field, over there. */
  stored: StoredField;
}

export interface Stamp {
  column: string;
  /** The moment as this column's type holds it: a column without zone holds the wall time of the shop. */
  now: RawBuilder<unknown>;
}

export interface Resource {
  /** As it is served: that of a facet bears a key of its own. */
  entity: EntityModel;
  /** Under which its records are logged, claimed and followed. */
  key: string;
  /** Quoted table name. */
  table: RawBuilder<unknown>;
  tableName: string;
  id: StoredField;
  stored: Map<string, StoredField>;
  fields: Map<string, FieldModel>;
  softDelete: boolean;
  /** Entered fields that may mention uploaded files. */
  mentioning: StoredField[];
  /** Fields that lie sealed in the table. */
  sealed: StoredField[];
  /** The table keeps a version. */
  versioned: boolean;
  /** Columns set to the present moment when a row is made, and when it is changed. */
  stamps: { created: Stamp[]; changed: Stamp[] };
  validators: EntityValidators;
  /** Of entities whose schema says `"writes": "handler"`. */
  writes?: WriteRule;
  wrote?: WriteRule;
  regionOf?: RegionRule;
  /** By name of the moves whose schema says so. */
  moves: Readonly<Record<string, MoveRule>>;
  /** By name of the fields that are worked out by hand. */
  computed: Readonly<Record<string, ComputedRule>>;
  /** In which its records may be pending: its own, and those of its facets. Filled when the house is opened. */
  queues: QueueModel[];
  /** Of a facet with calls of its own: the entity whose door writes its records, and what holds of each. */
  facet?: { records: Resource; within: Condition };
  /** Fields that a ledger keeps, with that ledger. Filled by `linkResources`, like the two below. */
  kept: Map<string, Resource>;
  /** Its own list, where the totals of that are kept. */
  keptList?: KeptList;
  /** Days of which its records are counted. */
  days: readonly KeptDays[];
  /** All totals that its records count in: its own, and those of its facets. Filled when the house is opened. */
  totals: KeptTotals[];
  referrers: Referrer[];
  lookups: Map<string, Lookup>;
}

/** A write as the door is about to make it. */
export interface Change<Held = Row> {
  /** Of the row; absent for a new one. */
  id?: number;
  /** Absent for a new row. */
  before?: Held;
  /** May be completed in place; absent when the row is deleted. */
  after?: Held;
  /** The row is deleted because one that it refers to is. */
  along?: true;
}

/**
 * What no keyword says about the writes of an entity. It may complete `after`, refuse, and write beside it in the same
 * transaction, which may run again.
 */
export type WriteRule<Held = Row> = (visit: Visit, change: Change<Held>) => Promise<void> | void;

/** What a move of the state writes beside what its schema says. @param action name of the action that makes it */
export type MoveRule<Held = Row> = (visit: Visit, before: Held, action: string) => Promise<Partial<Held>> | Partial<Held>;

/** Works out a field of one record. @param record as it is answered @returns the value as it is answered */
export type ComputedRule = (house: House, record: Row) => Promise<unknown>;

/** Finds a region, which stays as it is until the visit ends. */
export type RegionRule = (visit: Visit, level: RegionModel['level'], code: unknown) => Promise<Region | undefined>;

/** Who writes, and by which call. */
export interface Actor extends CallFacts {
  /** 0: the system itself, at start. */
  id: number;
  account: string;
  realName: string;
  /** Codes of the enabled roles. */
  roles: string[];
  /** With the roles they say what an answer tells of a record. */
  permissions: readonly string[];
  /** The merchant whose records alone a service key reaches; absent: all. */
  merchant?: number;
  /** Nobody waits for the answer any more; absent where nobody ever did. */
  gone?(): boolean;
}

export interface Visit {
  /** Every write of one visit holds or falls together. */
  db: Transaction<Tables>;
  vault: Vault;
  actor: Actor;
  resources: ReadonlyMap<string, Resource>;
  /** The records of one entity, by its key. */
  of<Key extends EntityKey>(key: Key): Room<Key>;
  /** Log entries so far, written just before the transaction ends. */
  journal: Entry[];
  /** Rows that references were found to point at, by entity: locked until the visit ends, forgotten when it writes there. */
  found?: Map<string, { present: ReadonlySet<string>; leaves: ReadonlySet<string> }>;
  /** What kept totals change by, written with the log entries: one of a visit, whoever's right a part of it is done with. */
  totals: Differences;
  /** Something follows that a job does. */
  later?: true;
  /** Of the house, reading by this visit's connection. What is asked of WeChat within a visit may be asked twice, since the visit may run again. */
  wechat?: Wechat;
  /** Of the house. */
  jobs?: House['jobs'];
  /** Secrets made up on the way, by field: answered once and stored nowhere. */
  revealed: Row;
}

/** An entry of the operation log. */
export interface Entry {
  resource: string;
  recordId: string;
  kind: HistoryEntry['kind'];
  title: string;
  version: number;
  changes: HistoryEntry['changes'];
  /** The operation log tells it by the change that it follows from; open consoles hear of it all the same. */
  told?: true;
}

/** What every endpoint of every entity works with, put together once when the server starts. */
export interface House {
  sql: Sql;
  /** For reads that stream. */
  pool: SqlRoom['pool'];
  replica?: SqlRoom['replica'];
  /**
   * Tells other processes and open consoles of a change, in the transaction of the change. Absent at start, while nobody
   * listens yet: what the product fills in itself is nobody's operation, and the operation log is not written either.
   */
  notify: Changes['record'] | undefined;
  resources: ReadonlyMap<string, Resource>;
  /** By key: those with calls of their own. */
  facets: ReadonlyMap<string, Resource>;
  enumerations: ReadonlyMap<string, EnumerationModel>;
  /** Seals what has to be read again. */
  vault: Vault;
  /** Demo-only entities are served. */
  demo: boolean;
  /** Lets the jobs beside the calls look at once; absent where none run. */
  wake?(): void;
  /** Has what visits leave of kept totals added to them; absent where no calls are served. */
  fold?(): void;
  /** The way to WeChat; absent where no calls are served. */
  wechat?: Wechat;
  /** Whose copyright stands below every screen; undefined until somebody has said so. */
  copyright?(): Promise<Capabilities['copyright']>;
  /** Jobs that people may schedule, by their names; absent where none run. */
  jobs?: ReadonlyMap<string, PlannedJob>;
}
