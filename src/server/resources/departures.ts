/** What no keyword expresses is written by hand, at the path of their schema: `src/server/routes/<section>/<entity>.ts`. */
import type { Input } from './call';
import type { Size } from '../seed/size';
import type { ComputedRule, House, MoveRule, Resource, Row, Visit, WriteRule } from './types';

export type { Change, ComputedRule, MoveRule, WriteRule } from './types';

export interface DepartureInput {
  /** The open door: all that is written through it holds or falls together. */
  visit: Visit;
  resource: Resource;
  /** Records that the call names; none for a call on the whole list. */
  ids: (number | string)[];
  /** Decoded and validated input. */
  values: Row;
  /** Of the record, as its caller has seen it. */
  version: number | undefined;
  /** What the visit was opened from. What is read here goes through `visit.db`: another connection would not see what was written. */
  house: House;
  input: Input;
}

/**
 * Answers `data`. It may run again when the database asks for it, so it holds nothing but what goes through the visit
 * (`door/door.ts`), where log, version and rules hold too.
 */
export type Departure = (call: DepartureInput) => Promise<unknown>;

/** What is written by hand for one entity, at the path of its schema. */
export interface EntityDeparture {
  /** By name of the action. */
  actions?: Readonly<Record<string, Departure>>;
  writes?: WriteRule;
  /** What follows from a write, once the row is as it will be; nothing completes it any more. */
  wrote?: WriteRule;
  /** By name of the fields that are `"computed": { "handler": true }`. */
  computed?: Readonly<Record<string, ComputedRule>>;
  /** A record that is not stored, made for a read that names it by the unique field `key`; undefined where there is none. */
  made?(house: House, key: string, value: unknown): Promise<Row | undefined>;
  /** By name of the move. */
  moves?: Readonly<Record<string, MoveRule>>;
  /**
   * Decoded demo rows that follow from what others hold; they are copied past the door. Rows of further entities may be written
   * on the way.
   * @param planned what the schema plans, completed here with what its writes would have added
   */
  demo?(house: House, planned: Row[], size: Size, report: (sentence: string) => void): Promise<Row[]>;
  /** What DEMO=2 adds, in place of as many rows as every list gets. */
  enlarge?(house: House): Promise<void>;
  /** What a made-up row must hold so that the rules written here accept it. */
  sample?(house: House): Promise<Row>;
  /** Entities, beside those referred to, whose rows the demo rows are made from. */
  demoFrom?: readonly string[];
}

/** By entity key. */
export type Departures = Readonly<Record<string, EntityDeparture>>;
