/** The door by keys: what the schema of an entity says is what code may ask of it. */
import type { EntityKey, Moves, Needs, Records } from '../../../generated/records';
import type { Condition } from '../../engine/model';

export interface Options {
  /** What the log calls this change, e.g. 编辑品牌. */
  title: string;
  /** Version that the caller has seen; a newer one is a conflict. Not judged when absent (published clients send none). */
  version?: number;
  /** Only records for which this holds are changed or deleted. */
  when?: Condition;
  /** What is said of the others. */
  message?: string;
  /** Id of a new record that ships with the product, where the interface names it by that id. */
  id?: number;
  /** What the row in the log of its moves says otherwise than the schema. */
  log?: Readonly<Record<string, unknown>>;
  /** The operation log tells it by the change that it follows from. */
  told?: true;
}

/** A record under lock: decoded values and the version they had. */
export interface LockedRecord<Key extends EntityKey> {
  id: number;
  record: Records[Key];
  version: number;
  deleted: boolean;
}

/** A field holds this value, or one of these. */
export type Where<Key extends EntityKey> = { [Name in keyof Records[Key]]?: Records[Key][Name] | readonly Records[Key][Name][] };

/** What is left out takes its default; what is required is told, and null refused there in the words of the schema. */
export type NewRecord<Key extends EntityKey> = Omit<Partial<Records[Key]>, Needs[Key]> & { [Name in Needs[Key] & keyof Records[Key]]: Records[Key][Name] | null };

/** The records of one entity within a visit. Every call throws a Refusal where there is no such record, and as the schema says. */
export interface Room<Key extends EntityKey> {
  /** Keeps others from changing it until the visit ends. */
  lock(id: number): Promise<LockedRecord<Key>>;
  /** By rising ids, deleted ones among them. */
  lockWhere(where: Where<Key> & { id?: number | readonly number[] }): Promise<LockedRecord<Key>[]>;
  /** The same without deleted ones. */
  lockAlive(where: Where<Key> & { id?: number | readonly number[] }): Promise<LockedRecord<Key>[]>;
  /**
   * One after the other, by rising ids, so that two visits over the same records never wait for each other. Whoever asked and has gone
   * gets no further one.
   */
  lockEach(ids: readonly number[]): AsyncIterable<LockedRecord<Key>>;
  create(values: NewRecord<Key>, options: Options): Promise<LockedRecord<Key>>;
  /** Many at once, all or none; whoever asked and has gone gets none. */
  createEach(rows: readonly NewRecord<Key>[], options: Options): Promise<LockedRecord<Key>[]>;
  /** A whole form: every field is judged. What is left out stays. */
  update(id: number, values: Partial<Records[Key]>, options: Options): Promise<LockedRecord<Key>>;
  /** What is left out stays. */
  assign(id: number, values: Partial<Records[Key]>, options: Options): Promise<LockedRecord<Key>>;
  /** @param values what is written beside the state @param options.action name of the action that makes it */
  move(id: number, name: keyof Moves[Key] & string, values: Partial<Records[Key]>, options: Options & { action?: string }): Promise<LockedRecord<Key>>;
  remove(id: number, options: Options): Promise<void>;
  /** Writes into the log what changes no field. */
  note(row: LockedRecord<Key>, title: string): void;
}
