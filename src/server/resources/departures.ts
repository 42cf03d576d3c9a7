/** What no keyword expresses is written by hand, at the path of their schema: `src/server/routes/<section>/<entity>.ts`. */
import type { EntityKey, Handlers, Inputs, Records } from '../../../generated/records';
import type { Input } from './call';
import type { Size } from '../seed/size';
import type { ComputedRule, House, MoveRule, RegionRule, Resource, Row, Visit, WriteRule } from './types';

/** @typeParam Values what the action is given, decoded and validated */
export interface DepartureInput<Values = Row> {
  /** The open door: all that is written through it holds or falls together. */
  visit: Visit;
  resource: Resource;
  /** Records that the call names; none for a call on the whole list. */
  ids: number[];
  values: Values;
  /** Of the record, as its caller has seen it. */
  version: number | undefined;
  /** What the visit was opened from. What is read here goes through `visit.db`: another connection would not see what was written. */
  house: House;
  input: Input;
}

/**
 * Answers `data`. It may run again when the database asks for it, so it holds nothing but what goes through the visit
 * (`visit.of`), where log, version and rules hold too.
 */
export type Departure<Values = Row> = (call: DepartureInput<Values>) => Promise<unknown>;

/**
 * What asks others than the database, as WeChat, or opens visits of its own. It runs once the visit in which the call was judged has
 * ended: no transaction waits for the answers, and nobody for its connection.
 */
export interface Outside<Values = Row> {
  /** Answers `data`. */
  outside(call: Omit<DepartureInput<Values>, 'visit'>): Promise<unknown>;
}

/** Asked for where the schema leaves something to code, refused where it does not. */
type Asked<Part extends string, Names, Value> = [Names] extends [never] ? { readonly [Name in Part]?: never } : { readonly [Name in Part]: Value };

/** What may be written by hand for any entity. */
interface Free<Record> {
  /** What follows from a write, once the row is as it will be; nothing completes it any more. */
  wrote?: WriteRule<Record>;
  /** A record that is not stored, made for a read that names it by the unique field `key`; undefined where there is none. */
  made?(house: House, key: string, value: unknown): Promise<Row | undefined>;
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
  /** Of whom keeps the regions (`door/regions.ts`): one of that level with that code. */
  regionOf?: RegionRule;
  /** Entities, beside those referred to, whose rows the demo rows are made from. */
  demoFrom?: readonly EntityKey[];
}

/** What is written by hand for one entity: each action, move and field that its schema leaves to code, by its name. */
export type EntityDeparture<Key extends EntityKey> = Free<Records[Key]>
  & Asked<'actions', Handlers[Key]['actions'], { readonly [Name in Handlers[Key]['actions'] & keyof Inputs[Key]]: Departure<Inputs[Key][Name]> | Outside<Inputs[Key][Name]> }>
  & Asked<'moves', Handlers[Key]['moves'], { readonly [Name in Handlers[Key]['moves']]: MoveRule<Records[Key]> }>
  & Asked<'computed', Handlers[Key]['computed'], { readonly [Name in Handlers[Key]['computed']]: ComputedRule }>
  & (Handlers[Key]['writes'] extends true ? { writes: WriteRule<Records[Key]> } : { writes?: never });

/** By key of the entity. */
export type Departures = { readonly [Key in EntityKey]?: EntityDeparture<Key> };

/**
 * What runs is found by a key that only the schemas at run time know, with values that they have decoded and judged: there a type by
 * key cannot follow, and what was typed where it was written is taken for any entity's.
 */
interface Erased extends Free<Row> {
  actions?: Readonly<Record<string, Departure | Outside>>;
  moves?: Readonly<Record<string, MoveRule>>;
  computed?: Readonly<Record<string, ComputedRule>>;
  writes?: WriteRule;
}

export const departureOf = (departures: Departures, key: string): Erased | undefined => (departures as Readonly<Record<string, unknown>>)[key] as Erased | undefined;
