/** Lists: a page screen, a picker or a desk tab over the same entity. */
import type { Condition, Scalar } from './condition';
import type { AnswerShape } from './endpoint';
import type { FieldModel } from './field';
import type { DetailItem } from './form';

export type Tone = 'default' | 'primary' | 'success' | 'warning' | 'danger' | 'info';

export interface ColumnModel {
  /** Field shown; with `template`, the field the column is sorted by. */
  name: string;
  title: string;
  /** Pixels. */
  width?: number;
  minWidth: number;
  align: 'left' | 'center' | 'right';
  fixed?: 'left' | 'right';
  ellipsis: boolean;
  sortable: boolean;
  /** The rows of the page shown are put in order by it, where the server cannot order all of them. */
  sortsPage?: true;
  /** Text built from several fields: `{name} | {id}`. */
  template?: string;
  /** Texts for rows that meet a condition, the first that does; the rest show the template or the value. */
  cases?: { when: Condition; template: string; tone?: Tone }[];
  /** Further lines of the cell, each on rows for which its condition holds; a tag stands beside what is before it. */
  below?: { when?: Condition; template: string; tone?: Tone; as?: 'tag' }[];
  /** Of a child table: text of every row, one a line. */
  each?: string;
  /** Appended to the formatted value, e.g. `%`. */
  suffix?: string;
  /** Text for an empty value; `-` when absent. */
  empty?: string;
  /** Texts for particular values: `{"0": "无门槛"}`. */
  texts?: Record<string, string>;
  /** Action of the row that the cell runs. */
  opens?: string;
  /** Action of the row whose only input is this field: it is entered in the cell itself. */
  edits?: string;
  /** Fields entered in the cell while its row is edited in place; the own field when absent. */
  enters?: string[];
  /** Hidden until chosen in the column chooser. */
  hidden: boolean;
  /** Told at a question mark in its head. */
  tip?: string;
  /** Only on the tabs for which this holds. */
  when?: Condition;
}

export type FilterOperator = 'equals' | 'contains' | 'in' | 'range' | 'dateLimit'
  /** The day asked for lies within the two ends that `on` names, both included; an end that holds nothing is open. */
  | 'covers'
  /** Leaves no row out: its value, asc or desc, puts them in the order of its field instead of the list's own. */
  | 'order'
  /** Accepted and ignored, because the published interface prints it (decisions 9). */
  | 'none';

export interface FilterModel {
  /** Query parameter. */
  param: string;
  title: string;
  /** How the filter is entered: kind, enumeration, target … of a field, not necessarily of a stored one. */
  field: FieldModel;
  /** Stored fields compared; several are joined by OR, but of `covers`: its two ends. */
  on: string[];
  /** Another filter narrows `on` to the fields of its code; without a code all are compared. With the codes `digits` only digits are typed. */
  by?: { param: string; on: Record<string, string[]>; digits?: string[]; /** Codes under which rows are those that do not meet the comparison. */ except?: string[] };
  /** In place of a comparison: what holds of the rows, by the code asked for. */
  where?: Record<string, Condition>;
  operator: FilterOperator;
  /** Parameter of the second of two moments; `param` carries the first. */
  through?: string;
  /** Numbers that are told with the opposite sign, by the codes asked for. */
  opposite?: Record<string, Scalar[]>;
  /** The list answers nothing without it. */
  required?: boolean;
  /** Accepted by the server but not drawn. */
  hidden: boolean;
  /** Behind 展开. */
  folded: boolean;
}

/** One record is looked for by what is entered, shown, and acted upon. */
export interface FindsModel {
  /** Key of the entity or facet whose record it is: the field that its read of one record goes by is entered. */
  in: string;
  /** Its action on the record found. */
  act: string;
  /** Title of the button that opens all of it in a dialog; above the list when absent. */
  dialog?: string;
}

/** All of the screen is about one record: its own rows, new ones of its own. It goes along to other screens about such a record. */
export interface AboutModel {
  /** Reference of the rows to it, and the parameter of the filter that compares this. */
  field: string;
  /** Key of the entity or facet whose record it is. */
  of: string;
  /** Actions that its card offers: those of the entity, where `of` is a facet. */
  acts?: string[];
}

export interface TabsModel {
  /** Query parameter that carries the tab. */
  param: string;
  /** `count` is the key of its number, where the counts are answered as one object. */
  items: { value: Scalar; title: string; where: Condition; count?: string }[];
  default: Scalar;
  /** Show the number of rows beside each title. */
  counts: boolean;
  /** Key beside `count` in the pairs of that answer, where it is not the parameter. */
  countedAs?: string;
  /** The list's call is refused without the parameter. */
  required?: true;
}

/** The totals of the list and of its tabs are kept by every write instead of counted by every call. */
export interface TotalsModel {
  /** Fields for whose values they are kept too. */
  by?: string[];
}

/** What a field of the rows found comes to. */
export interface SumModel {
  name: string;
  title: string;
  /** How many different values it holds, in place of their sum. */
  distinct?: true;
}

export interface ListModel {
  /** `list` for the screen of the route, else the view's name (`picker`, …). */
  name: string;
  title: string;
  /** Name of the endpoint the rows come from. */
  endpoint: string;
  shape: AnswerShape;
  columns: ColumnModel[];
  /** Columns that matter, the weightiest first: seen before others where not all are, and the facts of a card on a telephone. */
  priority?: string[];
  filters: FilterModel[];
  /** false: filters without 查询 and 重置, each of which takes effect as it changes. */
  search?: false;
  finds?: FindsModel;
  about?: AboutModel;
  /** What filters hold when the list is opened, as an address writes it, by parameter. */
  begins?: Record<string, string>;
  tabs?: TabsModel;
  totals?: TotalsModel;
  /** Told beneath the list, of all rows found. */
  sums?: SumModel[];
  pageSizes: number[];
  sort: { field: string; order: 'asc' | 'desc' }[];
  /** A sentence above the table. */
  notice?: string;
  /** Names of actions, in the order shown; `create`, `edit`, `detail`, `copy` and `delete` are built in. */
  rowActions: string[];
  bulkActions: string[];
  pageActions: string[];
  /** What the buttons of built-in actions say instead of their own words; `child` adds a row below another, `pick` confirms a picker's choice. */
  labels?: Partial<Record<'create' | 'createFrom' | 'child' | 'edit' | 'detail' | 'copy' | 'delete' | 'preview' | 'pick', string>>;
  /** What a row shows when it is unfolded. */
  expand?: (string | DetailItem)[];
  /** Buttons for several records stand there before any is ticked, disabled; a text is what they say then. */
  bulkShown?: boolean | string;
  /** Title of the one button whose menu holds what can be done with several records, in place of a button each. */
  bulkMenu?: string;
  exportable: boolean;
  /** Columns of the file that the published export answers; those of the list when absent. */
  exports?: ColumnModel[];
  /** Of a picker: columns of the table in which forms show what was chosen; its own when absent. */
  chosen?: ColumnModel[];
  /** Pixels of the dialog in which a view is shown. */
  width?: number;
  /** At most so many rows can be chosen in a picker. */
  max?: number;
}

export interface TreeModel {
  parent: string;
  /** Key under which answers nest children. */
  children: string;
  /** Field that holds the depth, the first level being 1. */
  level?: string;
  maxLevel: number;
  /** Field renumbered when rows are dragged; absent: no reordering. */
  reorder?: string;
  /** Title of the parent of first-level rows, e.g. 顶层目录. */
  rootTitle: string;
  /** Switches that spread: showing a row shows its ancestors, any change reaches all descendants. */
  spread: string[];
}
