/** The dialect after stage 3: every convention written out, every short form made long. What later stages may rely on. */
import type { NormalLog } from './normalize/log';
import type { Action, Call, Column, Detail, Entity, Filter, Form, Input, Ledger, List, MenuEntry, Property, Resource, Table, Tabs, Tree } from '../../generated/types/vocabulary';
import type { ActionModel, ChoiceModel, CompletionModel, DeletionModel, DemoPlan, DetailItem, DetailSection, EffectModel, EndpointModel, EndpointRole, ExactlyOneModel, FacetModel, FollowUpModel, FormMode, FormModel, KindName, LockModel, QueueModel, RegionModel, RuleModel, Scalar, StatesModel, StepModel, SumModel, WireName, UniqueModel } from '../../src/engine/model';

export interface NormalProperty extends Omit<Property, 'column' | 'filter' | 'input' | 'unique' | 'exactlyOne' | 'onDelete'> {
  name: string;
  title: string;
  kind: KindName;
  wire: WireName;
  required: boolean;
  readOnly: boolean;
  writeOnly: boolean;
  messages: NonNullable<Property['messages']>;
  unique?: UniqueModel;
  exactlyOne?: ExactlyOneModel;
  onDelete?: DeletionModel;
  column?: NormalColumn;
  filter?: NormalFilter;
  input: false | NormalInput;
  /** Columns of a child table. */
  fields?: NormalProperty[];
  /** Between the columns of a row. */
  rules?: RuleModel[];
  /** Of widgets alone. */
  topOnly?: boolean;
  region?: RegionModel;
}

export interface NormalColumn extends Column {
  name: string;
  title: string;
  minWidth: number;
  align: 'left' | 'center' | 'right';
  ellipsis: boolean;
  sortable: boolean;
  sortsPage?: true;
  /** In place of `opens`, of an action whose only input is the field of this column: it is entered in the cell. */
  edits?: string;
  /** Of a row edited in place: what its cell enters, where that is more than its own field. */
  enters?: string[];
  hidden: boolean;
}

export interface NormalFilter extends Filter {
  param: string;
  title: string;
  operator: NonNullable<Filter['operator']>;
  kind: KindName;
  wire: WireName;
  on: string[];
  folded: boolean;
  hidden: boolean;
}

export interface NormalInput extends Omit<Input, 'minimum'> {
  minimum?: number;
  /** Days gone by are not entered. */
  earliest?: 'today';
  placeholder: string;
  span: number;
  hiddenIn: FormMode[];
  disabledIn: FormMode[];
}

export interface NormalCall extends Omit<Call, 'id' | 'ids' | 'also' | 'shape' | 'body' | 'confirm'>, Pick<EndpointModel, 'shape' | 'pageInfo' | 'group' | 'value' | 'asText' | 'body' | 'params' | 'constants' | 'confirm' | 'confirmWhen'> {
  name: string;
  role: EndpointRole;
  title: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  permission: string;
  id?: EndpointModel['id'];
  /** The field that a switch changes. */
  field?: string;
  /** As its resource when absent. */
  adminOnly?: boolean;
  also: { method: 'GET' | 'POST'; path: string }[];
}

export interface NormalList extends Omit<List, 'sort' | 'expand' | 'about' | 'tabs' | 'sums'> {
  sums?: SumModel[];
  tabs?: Tabs;
  /** A sentence above it. */
  notice?: string;
  name: string;
  title: string;
  read: string;
  columns: NormalColumn[];
  exports?: NormalColumn[];
  chosen?: NormalColumn[];
  expand?: (string | DetailItem)[];
  about?: { field: string; acts?: string[] };
  filters: NormalFilter[];
  pageSizes: number[];
  sort: { field: string; order: 'asc' | 'desc' }[];
  rowActions: string[];
  bulkActions: string[];
  pageActions: string[];
  exportable: boolean;
}

export interface NormalAction extends Omit<Action, 'call' | 'input' | 'on' | 'effect' | 'context' | 'opens'> {
  /** `dialog`, or an address of the console. */
  opens?: string;
  handsOver?: ActionModel['handsOver'];
  name: string;
  on: ('row' | 'bulk' | 'page')[];
  call: NormalCall;
  danger: boolean;
  context?: DetailItem[];
  effect?: ActionModel['effect'];
  then: EffectModel[];
  input?: { width: number; fields: NormalProperty[] };
}

export interface NormalForm extends Omit<Form, 'fields'>, Pick<FormModel, 'notices'> {
  in: FormModel['in'];
  width: number;
  title: string;
  titles: Record<FormMode, string>;
  success: Record<FormMode, string>;
  /** Address that is opened when a form page is left. */
  back?: string;
  sectionsAs: 'plain' | 'groups' | 'tabs' | 'steps';
  sections: { title?: string; fields: string[] }[];
  titleWithId: boolean;
}

export interface NormalDetail extends Omit<Detail, 'facts' | 'sections'> {
  title: string;
  width: number;
  facts: DetailItem[];
  sectionsAs: 'plain' | 'tabs';
  sections: DetailSection[];
}

export interface NormalTree extends Tree {
  children: string;
  maxLevel: number;
  rootTitle: string;
  spread: string[];
}

export interface NormalResource extends Omit<Resource, 'locked' | 'choice' | 'api' | 'list' | 'views' | 'form' | 'detail' | 'tree' | 'actions' | 'states' | 'queue' | 'menu' | 'adminOnly'> {
  route: string;
  menu: false | (MenuEntry & { title: string; sort: number; hidden: boolean });
  permission: string;
  style: 'platform' | 'simple-rest';
  calls: NormalCall[];
  display: string;
  /** Name of an endpoint; empty when nothing can be read. */
  options: string;
  softDelete: boolean;
  missing: { code: number; message: string };
  adminOnly: boolean;
  demoOnly: boolean;
  locked: LockModel[];
  choice: ChoiceModel;
  list?: NormalList;
  views: NormalList[];
  form?: NormalForm;
  detail?: NormalDetail;
  tree?: NormalTree;
  actions: NormalAction[];
  /** What others than the platform do, with a service key. */
  service: NormalAction[];
  states?: StatesModel;
  queue?: QueueModel;
}

/** The field that refers here is found once all entities are known. */
export interface NormalStep extends Omit<StepModel, 'at'> {
  at: string | { last: string; field: string };
}

export interface NormalEntity {
  key: string;
  facet?: FacetModel;
  own?: Record<string, Scalar>;
  section: string;
  name: string;
  title: string;
  /** The schema as written, for its lines. */
  source: Entity;
  /** Name of the field that holds the id; its column is always `id`. */
  primaryKey: string;
  fields: NormalProperty[];
  rules: RuleModel[];
  byTime: NormalStep[];
  log: NormalLog | undefined;
  resource?: NormalResource;
  ledger?: Ledger;
  figures?: Entity['figures'];
  days: { of: string; listed?: true; sums: string[] }[];
  follows: FollowUpModel[];
  /** Follow-ups in the record itself. */
  completes: CompletionModel[];
  softDelete: boolean;
  table: Required<Pick<Table, 'name' | 'steps'>> & Table;
  seed: Record<string, unknown>[];
  demo: Record<string, unknown>[] | DemoPlan;
  /** Rows may be made up where none are written. */
  samples: boolean;
}
