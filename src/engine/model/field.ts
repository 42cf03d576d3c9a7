/** What one property of an entity has become once the compiler has resolved every convention. */

import type { Condition, Scalar, Special } from './condition';
import type { FormMode } from './form';
import type { TimelineModel } from './log';
import type { RuleModel } from './rule';

/**
 * Every kind of value the product knows. One folder of the same name under `src/fields/` holds all about it.
 * `password` is a secret text: never answered by the server, empty input keeps the stored value.
 */
export const kindNames = [
  'text', 'textarea', 'password', 'integer', 'decimal', 'money', 'switch', 'enumeration',
  'date', 'datetime', 'dateRange', 'dateLimit', 'timeRange', 'image', 'imageList', 'file',
  'reference', 'references', 'treeReference', 'tags', 'colour', 'phone', 'url', 'link', 'richText', 'json', 'childTable',
  'choices', 'cascade', 'rating', 'slider', 'time', 'icon', 'formTemplate', 'skuMatrix', 'region', 'integerRange', 'cron',
] as const;
export type KindName = (typeof kindNames)[number];

/** How a value travels in the published interface. `plain` sends the JSON value as it is. */
export const wireNames = [
  'plain', 'comma', 'json', '1/0', "'1'/'0'", 'true/false', 'decimal', 'seconds', 'dateLimit',
] as const;
export type WireName = (typeof wireNames)[number];

/** A constant that an enumeration, a condition or a default can name. */

/** `schemas/product/brand.json:12`: where a developer changes what is seen. */
export type SourceAddress = string;

export type ComputedModel =
  /** How many rows of the entity `count` refer here by their field `by`, of those that hold `where`; with `distinct`, how many values of that field they have. */
  | { count: string; by: string; distinct?: string; where?: Record<string, Scalar> }
  /** What the rows of the entity `sum` that refer here by their field `by` hold in `field` together, of those that hold `where`. */
  | { sum: string; field: string; by: string; where?: Record<string, Scalar> }
  /** What the record that the reference `of` points to holds in `field`. */
  | { of: string; field: string }
  /** The records that the references `of` point to, in their order, with these fields. */
  | { of: string; to?: string; fields: string[]; answers?: Record<string, Scalar> }
  /**
   * The rows of the entity `rows` that refer here by their field `by`, in the order they were added. Under each key of `carries` a row
   * bears what that field of this record holds.
   */
  | { rows: string; by: string; answers?: Record<string, Scalar>; carries?: Record<string, string> }
  /** `/0/3/7/`: ids from the root of the tree down to the parent, the field `ancestors`. */
  | { ancestors: string }
  /** By hand, at `src/server/routes/<section>/<entity>.ts`, where one record is read. */
  | { handler: true };

export interface FieldOption {
  value: Scalar;
  title: string;
  disabled?: boolean;
  children?: FieldOption[];
}

export interface RegionModel {
  /** 1 a province, 2 a city, 3 a district. */
  level: 1 | 2 | 3;
  /** Field that holds the region it lies in. */
  within?: string;
  /** Field that holds its name. */
  named?: string;
  /** Fields that mean nothing once another region is chosen: those of the regions within, and their names. */
  empties: string[];
}

export type DeletionRule = 'restrict' | 'clear' | 'cascade' | 'keep';

/** What becomes of a record when the one it refers to is deleted. */
export interface DeletionModel {
  rule: DeletionRule;
  /** By code of the field that decides which entity is referred to (`toBy`), in place of `rule`. */
  of?: Record<string, DeletionRule>;
  message: string;
  code: number;
}

/** No two records hold the same value. */
export interface UniqueModel {
  /** Among the records that hold the same in these fields. */
  scope: string[];
  /** Among the records for which this holds: fields of theirs, each with one value or several. */
  when?: Record<string, Scalar | Scalar[]>;
  message: string;
  code?: number;
}

/** Exactly one record holds a value, of those that hold the same in the fields of the scope. */
export interface ExactlyOneModel {
  holds: Scalar;
  /** What the one before falls back to. */
  otherwise: Scalar;
  scope: string[];
  /** Answer when it is given up, or its record is deleted. */
  message: string;
}

/** The list of an entity, narrowed by its filters; `{name}` stands for a field of the record that leads there. */
export interface LeadModel {
  when?: Condition;
  to: string;
  with: Record<string, string>;
}

export interface FieldModel {
  name: string;
  title: string;
  kind: KindName;
  /** Where a form template says it, for messages to developers; what schemas say is found by `npm run where`. */
  at?: SourceAddress;
  wire: WireName;
  /** A longer explanation, shown under the input. */
  help?: string;
  /** A value must be present whenever the field is shown (`when` holds). */
  required: boolean;
  /** Answered but never accepted. */
  readOnly: boolean;
  /** Accepted but never answered; an absent or empty value keeps the stored one. */
  writeOnly: boolean;
  /** Lists answer its first three and last four characters; only the read of the record it belongs to answers it whole, and its history to who may read or edit it. */
  masked?: true;
  /** An action's input that shows what this field of the record holds; never sent. */
  shows?: string;
  /** An action's input that begins with what this field of the record holds, in place of the one of its own name. */
  from?: string;
  /** An action's input that begins with this field of the record of the signed-in person, among those of an entity of people. */
  begins?: { of: string; field: string };
  /** Value of a new record. */
  default?: unknown;
  /** Value of a new record that is known only when it is made. */
  given?: Special | { serial: string };
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** Decimals kept, for decimal and money. */
  scale?: number;
  /** Fewer decimals are kept as they were written, not filled up with zeros. */
  unpadded?: true;
  /** RE2-compatible pattern, anchored as written. */
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  /** Of a JSON value: bytes of its text. */
  maxBytes?: number;
  /** How fine a date or time is told: a day, a second of a time of day, of a time range the full hour, unless said. A week is told by one of its days. */
  unit?: 'week' | 'month' | 'year' | 'second' | 'minute' | 'hour';
  /** Two or more such values: the ends of a slider, paths of a cascade, the two ends of a gradient. */
  several?: boolean;
  /** Numbers: whole multiples of this alone. */
  multipleOf?: number;
  /** Times of day, both included. */
  earliest?: string;
  latest?: string;
  /** How a colour is written, hex unless told; `css` is any of what browsers read, hex wherever that can say it. `alpha`: it may be see-through. */
  notation?: 'hex' | 'rgb' | 'hsl' | 'hsv' | 'css';
  alpha?: boolean;
  /** Name of a file in `schemas/enumerations/`: the codes of an enumeration, or the two labels of a switch. */
  enumeration?: string;
  /** The codes of `enumeration` or `options`, copied here so that decoding, validation and samples need no look-up. */
  codes?: Scalar[];
  /** Spellings of other backends, each with the code that it is read as. */
  also?: [spelling: Scalar, code: Scalar][];
  /** Choices written down in place, as form templates have them; of a cascade they nest. */
  options?: FieldOption[];
  /** `table`: references as rows of the picker's columns, where their entity has one. `cards`: a child table whose rows stand below each other, put in order by dragging; written by code alone. */
  as?: 'select' | 'radio' | 'tag' | 'checkbox' | 'tree' | 'table' | 'rate' | 'switch' | 'months' | 'pastYear' | 'cards';
  /** Cards: the first one stays. */
  keepsFirst?: boolean;
  /** What the button says that adds a row. */
  adds?: string;
  /** An action's input that names a record of the entity `of` by what its unique text `by` holds, in place of its id. */
  keyed?: { of: string; by: string };
  /** Key of the entity a reference points to, e.g. `product/category`. */
  to?: string;
  /** A reference whose target depends on another field: which entity for which value of that field. */
  toBy?: { field: string; map: Record<string, string> };
  /** Tree references: only leaves may be chosen. */
  leavesOnly?: boolean;
  /** Of a widget's references to a tree: only its first level is offered. */
  topOnly?: boolean;
  /** Key under which the read of one record answers the whole tree of the target, chosen nodes checked. */
  marks?: string;
  /** Of references: kept over there, in the references of this name that lead here. */
  inverse?: string;
  /** Of a skuMatrix: the entity that keeps its rows, and their reference to the record. */
  keptIn?: { entity: string; by: string };
  /** The record that it names: of this entity, its id in the field `id`. */
  names?: { of: string; id: string };
  /** Lists to which what is shown of it leads: the first whose condition holds of the record. */
  leads?: LeadModel[];
  /** Choosing a record fills these fields of the form with fields of that record. */
  fills?: Record<string, string>;
  /** Where a region stands in its chain. */
  region?: RegionModel;
  /** Lists of pictures: the first may be a video. */
  videoFirst?: boolean;
  /** `code` answers a value that is taken; 400 when absent. */
  unique?: UniqueModel;
  exactlyOne?: ExactlyOneModel;
  /** Code of the answer when the value breaks the own rule of its kind (`FieldKind.check`); 400 when absent. */
  code?: number;
  /** What happens to this record when the one it refers to is deleted; declared at the referring side. */
  onDelete?: DeletionModel;
  /** Not stored: worked out on the server. */
  computed?: ComputedModel;
  /** Its rows are steps: which of their columns say what. */
  timeline?: TimelineModel;
  /** Shown, required and sent only while this holds; otherwise the field is empty. */
  when?: Condition;
  /** Required only while this holds. */
  requiredWhen?: Condition;
  /** What forms call it, its codes, which of them may be chosen, and how many it takes, on records for which the first of these holds; one with `in` in these modes alone. */
  variants?: { in?: FormMode[]; when?: Condition; title: string; help?: string; enumeration?: string; maxItems?: number; barred?: Scalar[]; placeholder?: string }[];
  /** Codes that cannot be chosen on these records, as the variant says whose `help` tells why. */
  barred?: Scalar[];
  /** Cannot be changed on a stored record for which this holds. */
  fixedWhen?: Condition;
  /** A password kept as a hash and only compared; an empty one of a new record is made up and answered once; a token is never typed. */
  hashed?: boolean | 'token';
  /** Fields whose values a hashed password must not be made of. */
  unlike?: string[];
  /** Field whose value is typed here a second time; never stored. */
  repeats?: string;
  /** Complete Chinese sentences for the rules that the schema words itself; the rest come from the catalogue. */
  messages: Partial<Record<'required' | 'pattern' | 'minimum' | 'maximum' | 'maxLength' | 'minLength', string>>;
  /** Columns of a child table, whose `when` asks the row, or of an SKU matrix: there it asks the record around it. */
  fields?: FieldModel[];
  /** Rows of a child table that always stand first, by the values that they keep; what they leave out is entered. */
  first?: Record<string, Scalar | Scalar[]>[];
  /** Column of a child table whose records have a row each. */
  rowFor?: string;
  /** What must hold between columns of a row of a child table. */
  rules?: RuleModel[];
}
