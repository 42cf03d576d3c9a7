/** An entity after compilation: what its schema says, with every convention filled in. */
import type { StepModel } from './byTime';
import type { Condition, Scalar, Special } from './condition';
import type { EndpointModel } from './endpoint';
import type { FieldModel, SourceAddress } from './field';
import type { DetailItem, DetailModel, FormMode, FormAddresses, FormModel, InputModel } from './form';
import type { AboutModel, ListModel, TreeModel } from './list';
import type { MoveLogModel } from './log';
import type { RuleModel } from './rule';

export interface PromptModel {
  field: string;
  title: string;
  param?: string;
  filled?: boolean;
}

/** A call beyond list, create, update, switch and delete. */
export interface ActionModel {
  name: string;
  title: string;
  /** Who does it in place of the platform, with a service key. */
  by?: 'merchant' | 'member' | 'shop';
  /** Name of its endpoint, `action.<name>`. */
  endpoint: string;
  on: ('row' | 'bulk' | 'page')[];
  /** Rows on which it is offered. */
  when?: Condition;
  /** Rows on which it is refused, and why. */
  refuse?: RefusalModel[];
  /** Text of its question; absent and without input: runs at once. */
  confirm?: string;
  /** Title of that question; 系统提示 when absent. */
  confirmTitle?: string;
  /** What it is called, and asks, on rows that meet a condition: the first that holds (`rules/called.ts`). */
  cases?: { when: Condition; title: string; confirm?: string }[];
  /** Fields of the record shown above the inputs of `form`; its display field when absent. */
  context?: (string | DetailItem)[];
  /** Field whose pictures stand beside the inputs of `form`. */
  pictures?: string;
  /** Its message offers 撤销 while the change is the record's last. */
  undo?: true;
  /** Asks one text first: required, no spaces, at most 50 characters (spec 1 §5). It travels as `param`, the field's name when absent; `filled`: what the field holds stands there. */
  prompt?: PromptModel;
  /** Opens a dialog written by hand at `src/console/screens/<section>/<entity>/<action>.dialog.tsx` in place of the form of its call, which it may lack. */
  opens?: { permission: string; adminOnly: boolean; /** Instead: an address of the console, opened in a new window unless `here`; `{id}` is the row's own. */ address?: string; here?: true };
  /** Chooses a record of an entity: its field `take` is written into the own field `into`, as an edit would; without `take` it is what the call says in the input `into`. */
  pick?: { from: string; take?: string; into: string; button?: string; inRows?: true };
  /** Offered to whom holds this right too, beside that of the call. */
  permission?: string;
  /** What a bulk button says; the title, with 批量 before it where the action is one of the rows too. */
  bulkTitle?: string;
  /** Title of the dialog of `form`; the action's own when absent. */
  dialog?: string;
  /** What the button of `form` says; 确定 when absent. */
  save?: string;
  /** Name under which other consoles ask for the form as a form template. */
  template?: string;
  /** They run the action, each with its values: below the inputs of `form`, or below the record's detail where the form asks nothing beside them. */
  buttons?: { title: string; values: Record<string, Scalar>; confirm?: string; prompt?: { field: string; title: string }; danger?: boolean }[];
  /** Action that works out inputs of the form, asked while all that it asks stands there. */
  works?: string;
  /** Asks a form first. */
  form?: { width: number; fields: FieldModel[]; inputs: InputModel[] };
  /** What the server does to each record, or to the list. */
  effect: EffectModel;
  /** What it does to each record after that, in the same transaction. */
  then?: EffectModel[];
  danger: boolean;
  /** Fields of the answer that are posted by form, in a new window, to the address that its field `to` names (decisions 14). */
  handsOver?: { to: string; fields: string[] };
  /** Offered only where the backend announces this capability. */
  capability?: string;
}

/** Assigns constants or inputs to fields, makes up a secret, moves a state, adds inputs to fields, deletes, upserts the entity's seed rows by a field, books, or creates elsewhere. */
export type EffectModel = {
  /** What the history calls it; the action's title when absent. */
  title?: string;
} & (
  | { set: Record<string, BookedValue | Special> }
  | MakeUpModel
  | { move: string | MoveChoice; of?: undefined }
  | MoveOfModel
  /** Inputs that bear the names of their fields, or `$input` for each field. */
  | { add: string[] | Record<string, string> }
  | { delete: true }
  | { seed: string }
  | BookModel
  | CreateModel
  /** A new record of what is asked. */
  | { new: true }
  /** Written by hand in `src/server/routes/<section>/<entity>.ts`. */
  | { handler: true }
);

/** A password made up by the server and answered once, of the record or of the one that its reference `of` points to. */
export interface MakeUpModel {
  makeUp: string;
  of?: string;
}

/** One record of a ledger: `$name` is an input or else a field of the record, `{name}` in a text stands for it. */
export interface BookModel {
  book: string;
  /** Inputs and fields with which something is booked; always when absent. */
  when?: Condition;
  values: Record<string, BookedValue>;
}

/** A record elsewhere, made of this one: values as in a booking or of the present. */
export interface CreateModel {
  create: string;
  when?: Condition;
  values?: Record<string, BookedValue | Special>;
}

/** A move of the record that a reference points to. */
export interface MoveOfModel {
  move: string;
  of: string;
}

/** A value, or the values for each code of what decides. */
export type BookedValue = Scalar | { by: string; of: Record<string, Scalar> };

/** An input decides which move is made: `{ by: 'auditStatus', of: { success: 'pass', fail: 'refuse' } }`. */
export interface MoveChoice {
  by: string;
  of: Record<string, string>;
}

/** Records on which something cannot be done, or not by everyone. */
export interface RefusalModel {
  when: Condition;
  message: string;
  except?: 'superUser';
  /** The super user is refused with `message` only while somebody else holds the right; else it is done, and logged as `log`. */
  soleHolder?: { message: string; log: string };
}

/** Records that cannot be changed, or not by everyone. A record cannot be written into such a state either. */
export interface LockModel extends RefusalModel {
  for: ('update' | 'delete')[];
}

/** Fields that bear the name of a code of the filter `by` are worked out of the rows of the entity `in` that it leaves. */
export interface FiguresModel {
  in: string;
  by: string;
}

/** Records that are counted for each day, and fields of them summed up, by every write. */
export interface DaysModel {
  /** Field with the day or the time. */
  of: string;
  /** Which records count; all that are not deleted when absent. */
  where?: Condition;
  /** Whole numbers and amounts. */
  sums: string[];
}

/** An entity whose records are bookings: each moves an amount between its holder and another account. */
export interface LedgerModel {
  /** Reference to the holder. */
  of: string;
  /** Field of the holder with the sum. */
  holds: string;
  amount: string;
  /** Field that says which way, and its codes. */
  direction: { field: string; in: Scalar; out: Scalar };
  /** Field with what is held after the booking. */
  after: string;
  /** Field whose code names the other account. */
  against: string;
  least?: number;
  /** Answer when less would be left. */
  message?: string;
  /** Records that are bookings; all when absent. */
  counts?: Condition;
  /** Holders for which nothing is booked. */
  closed?: { when: Condition; code?: number; message: string };
  /** Of records for what was held before there was a ledger. */
  opening?: Record<string, Scalar>;
}

/** What a change must do for something to follow. */
interface CauseModel {
  /** It follows once this begins to hold. */
  when?: Condition;
  /** It follows once one of these fields changes. */
  changes?: string[];
}

/** What a record is completed with by its own change; a new one was nothing before. */
export interface CompletionModel extends CauseModel {
  set: Record<string, Scalar | Special>;
}

/** What becomes of records elsewhere that refer to one here. */
export interface FollowUpModel extends CauseModel {
  in: string;
  by: string;
  where?: Condition;
  set?: Record<string, Scalar | Special>;
  move?: string;
  /** What the log calls it. */
  title: string;
}

/** What references may choose of an entity's records. */
export interface ChoiceModel {
  /** Part of every choice. */
  always?: Condition;
  /** Cannot be chosen anew; where there is a message the server refuses it too. */
  never: { when: Condition; message?: string; except?: 'superUser' }[];
}

export interface MoveModel {
  from: Scalar[];
  /** The state stays when absent. */
  to?: Scalar;
  by: 'platform' | 'merchant' | 'member' | 'shop' | 'system';
  /** What else must hold of the record. */
  when?: Condition;
  /** What else the move writes. */
  set?: Record<string, Scalar | Special>;
  /** `src/server/routes/<section>/<entity>.ts` completes what is written. */
  handler?: true;
  /** Answer where the move is not allowed. */
  message?: string;
  code?: number;
}

/** What others than the platform do, each with its call. No console offers any of it. */
export interface ServiceModel {
  endpoints: EndpointModel[];
  actions: ActionModel[];
}

export interface StatesModel {
  field: string;
  moves: Record<string, MoveModel>;
}

/** Pending records, worked off one at a time, each held by one person. */
export interface QueueModel {
  /** Address of its screen, below that of the list. */
  route: string;
  /** 逐条 and the verb. */
  title: string;
  /** What is done with each record: 审核. */
  verb: string;
  where: Condition;
  /** The order in which records are handed out. */
  sort: ListModel['sort'];
  /** Actions that decide; whoever may call the first of them may work here. */
  decide: string[];
  /** Actions that leave a record pending. */
  beside: string[];
  /** Decisions that are not dangerous ask their question here too. */
  confirms: boolean;
  /** Reasons to choose from. */
  phrases: string[];
}

/** Some records of another entity, shown under words of their own. */
export interface FacetModel {
  /** Key of the entity whose table serves them and, unless the facet is `within`, whose calls do. */
  of: string;
  /** It has calls and rights of its own, and these reach the records for which this holds alone; `$me` is whoever calls. */
  within?: Condition;
  /** What their fields hold: sent with every read, given to every new one. */
  where: Record<string, Scalar>;
  /** Further parameters of every read. */
  query: Record<string, Scalar>;
}

/** Records of a table that several screens share. */
export interface PartModel {
  /** Key of the entity or facet whose records they are. */
  key: string;
  title: string;
  /** What their fields hold. */
  where: Record<string, Scalar>;
  /** Seen and written by role admin alone. */
  adminOnly: boolean;
}

/** What forms show of records to choose from, and so what the right to such a form lets its holder read of them. */
export interface ChoosingModel {
  /** Key of the entity or facet that is chosen from; it stands here again for rights that tell less. */
  key: string;
  /** Rights to calls whose forms choose from it. */
  by: string[];
  /** Names of the reads that such forms make; names by id come along. */
  reads: string[];
  /** Fields told: what inputs and pickers show, and what forms take over from a chosen record. */
  fields: string[];
  /** Further fields that the picker's own filters compare. */
  compared: string[];
  /** Of a facet, or of an entity that shares its table: what its own records hold. */
  where?: Record<string, Scalar>;
}

/** Id of the one record that an entity has which is `single`. */
export const singleId = 1;

/** What the console loads, one chunk a section. */
export interface ResourceModel {
  /** `product/brand`, the path of the schema; also the react-admin resource name. */
  key: string;
  section: string;
  name: string;
  title: string;
  at: SourceAddress;
  facet?: FacetModel;
  /** What the fields of its own records hold, where other records of its table belong to facets. */
  own?: Record<string, Scalar>;
  /** TypeScript name of the record type. */
  typeName: string;
  primaryKey: string;
  /** Field that names a record in references, confirmations and history. */
  display: string;
  fields: FieldModel[];
  /** What must hold between fields. */
  rules?: RuleModel[];
  /** States that time brings about. */
  byTime?: StepModel[];
  /** `platform`: the published conventions; `simple-rest`: served and read through ra-data-simple-rest. */
  style: 'platform' | 'simple-rest';
  /** One record, always there, under the id 1: settings. Its calls carry no id, its form is its screen. */
  single?: true;
  endpoints: EndpointModel[];
  /** Name of the read endpoint from which reference inputs and display names come. */
  options: string;
  /** Rights to forms that choose from it: each opens what such a form must read. */
  chosenBy?: string[];
  route?: string;
  list?: ListModel;
  views: ListModel[];
  form?: FormModel;
  detail?: DetailModel;
  tree?: TreeModel;
  actions: ActionModel[];
  states?: StatesModel;
  queue?: QueueModel;
  locked?: LockModel[];
  choice?: ChoiceModel;
  softDelete: boolean;
  /** Deleting offers undo, and the list a recycle bin. Follows softDelete. */
  missing: { code: number; message: string };
  /** Keys that say the same of every record, answered beside its fields. */
  answers?: Record<string, Scalar>;
  /** The page of a record in the mobile shop, `{id}` standing for it; the view `link` chooses which, under the heading `group`. Highest sort first. The action `preview` shows it of records that meet `when`. */
  shopPage?: { path: string; group: string; sort: number; when?: Condition };
  /** Every mention of a record leads to its detail. */
  linked?: true;
  /** Exists only while DEMO ≠ 0. */
  demoOnly: boolean;
}

export interface TableColumn {
  name: string;
  /** The field it holds; `isDel` and `recordVersion` are the server's own. */
  field: string;
  /** PostgreSQL type. */
  type: string;
  nullable: boolean;
  /** SQL expression for rows that leave the column out, and for rows that exist when it is added. */
  default?: string;
  /** SQL expression of what rows without a value are read as, where new rows must bring one: rows older than the rule get it. */
  fill?: string;
  /** `grams`: the 1- and 2-grams of the field's text; `system`: kept by the server. Absent: the field's value. */
  role?: 'grams' | 'system';
}

export interface TableIndex {
  name: string;
  columns: string[];
  /** Direction of each column where they differ; all ascending when absent (and read backwards as needed). */
  order?: ('asc' | 'desc')[];
  unique: boolean;
  using: 'btree' | 'gin';
  /** SQL predicate of a partial index. */
  where?: string;
}

export interface TableModel {
  name: string;
  columns: TableColumn[];
  indexes: TableIndex[];
  /** Written consent to changes that can lose data, oldest first. */
  steps: ({ rename: string; to: string } | { drop: string } | { narrow: string })[];
  /** The server makes and fills this table itself; the entity only reads it. */
  kept?: true;
  /** The database refuses to change rows and to delete them. */
  appendOnly?: true;
}

/** How a field of made-up rows is filled: one of a list, a number, a time that many days from now, records that are there already. */
export type Variation = unknown[] | { from: number; to: number; step?: number } | { days: number[] } | { any: number };

/** Rows made up: each begins as one of `rows`, in turn, and takes one of `variants`; what they leave out is varied, and `{name}` in texts is one of the words. */
export interface DemoPlan {
  count: number;
  rows: Record<string, unknown>[];
  variants: Record<string, unknown>[];
  vary: Record<string, Variation>;
  words: Record<string, string[]>;
}

/** Rows that an entity's schema writes for DEMO ≠ 0, or how they are made up. */
export type DemoRows = Record<string, unknown>[] | DemoPlan;

/** What the server loads: the resource plus what never leaves it. */
export interface EntityModel extends ResourceModel {
  table: TableModel;
  /** Whose records the table holds, where facets share it; those that belong to nobody are for role admin. */
  parts?: PartModel[];
  /** What whoever may fill in a form reads of its records, and of those of its facets. */
  choosing?: ChoosingModel[];
  /** Every write also passes `src/server/routes/<section>/<entity>.ts`. */
  writes?: 'handler';
  /** What others than the platform do. */
  service?: ServiceModel;
  ledger?: LedgerModel;
  figures?: FiguresModel;
  days?: DaysModel[];
  /** Moves write rows elsewhere. */
  log?: MoveLogModel;
  follows?: FollowUpModel[];
  completes?: CompletionModel[];
  /** Rows the product ships with; references are written as display names, tree rows may nest. */
  seed: Record<string, unknown>[];
  /** Where neither these nor demo rows are written, rows are made up for DEMO ≠ 0. */
  samples: boolean;
}

export interface EnumerationModel {
  name: string;
  title: string;
  items: { value: Scalar; title: string; colour?: TagColour; /** What code calls it (`generated/codes.ts`). */ name?: string; /** Neither inputs nor filters offer it. */ offered?: false }[];
}
export type TagColour = 'default' | 'primary' | 'success' | 'warning' | 'danger' | 'info';

/** An entry of the menu tree and permission catalogue; types as published: M directory, C screen, A button. */
export interface MenuModel {
  /** Stable across releases: the path of an M or C entry, the permission string of an A entry. */
  key: string;
  parent: string | null;
  title: string;
  icon?: string;
  path?: string;
  permission?: string;
  menuType: 'M' | 'C' | 'A';
  sort: number;
  /** Directories and screens that the menu does not show (form pages). */
  hidden: boolean;
  /** Path of the first screen of a directory: opening the directory's own path goes there. */
  default?: string;
  adminOnly: boolean;
  demoOnly: boolean;
  /** Rights that every role has and that cannot be taken away: the group and its buttons. */
  base?: true;
  /** Only the super user may give its rights to a role (spec 1 §6). */
  reserved?: true;
  /** All calls that its right opens, or all entries below it, are for role admin: given to another role it has no effect. */
  idle?: true;
}

/** What must be known of an entity before its section's chunk is loaded. */
export interface EntityBrief {
  section: string;
  title: string;
  demoOnly: boolean;
  /** It has a view made for choosing its records. */
  picker: boolean;
  /** Its records are chosen from a tree: it is one, or they come in groups. */
  tree?: true;
  shopPage?: ResourceModel['shopPage'];
  /** Every mention of a record opens its detail, for whoever may make this call. */
  open?: Pick<EndpointModel, 'permission' | 'adminOnly'>;
  /** Other screens lead to its list, whoever may make this call. */
  list?: Pick<EndpointModel, 'permission' | 'adminOnly'>;
  /** Its list offers to create one. */
  create?: Pick<EndpointModel, 'title' | 'permission' | 'adminOnly'>;
}

/** A menu directory with screens under it; its own address leads to `default`. */
export interface DirectoryModel {
  path: string;
  title: string;
  default: string;
  adminOnly: boolean;
  demoOnly: boolean;
}

/** What the router must know before a section's chunk is loaded. */
export type RouteModel = ResourceRouteModel | PageRouteModel;

interface RouteBase {
  path: string;
  title: string;
  adminOnly: boolean;
  demoOnly: boolean;
  /** What opens it; every signed-in person when absent. Of form pages `rights` says it. */
  permission?: string;
}

/** A screen drawn from an entity; `single` is the form of the one record that there is. */
export interface ResourceRouteModel extends RouteBase {
  screen: 'list' | 'form' | 'queue' | 'single' | 'tabs';
  /** Of tabs the first one's. */
  entity: string;
  /** Screens of several entities: the list or the single form of each. */
  tabs?: { title: string; entity: string }[];
  titleWithId: boolean;
  /** Of a list: the record that all of its screen is about. */
  about?: AboutModel;
  /** Of a form: what it is called by what it does with its record. */
  titles?: Record<FormMode, string>;
  /** Of a form: what follows the fixed part of its address. */
  addresses?: FormAddresses;
  /** Of a form: what opens it for a new record, a copy included, and for one that is there. To read it is up to the record. */
  rights?: { create?: string; edit?: string };
}

/** A screen written by hand in `src/console/screens/<page>`. */
export interface PageRouteModel extends RouteBase {
  screen: 'page';
  page: string;
  /** Without menu, header and tabs (decisions 13). */
  fullScreen: boolean;
}
