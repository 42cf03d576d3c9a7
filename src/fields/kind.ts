/** The half of a field kind that console, server and compiler share, and what several kinds begin with. Pure TypeScript. */
import type { EnumerationModel, FieldModel, FilterOperator, KindName, WireName } from '../engine/model';
import type { JsonSchema } from '../engine/schema/jsonSchema';
import { trimmed } from '../engine/text/words';

export type { JsonSchema };

export interface FormatContext {
  /** Enumeration by name; undefined where it is not loaded. */
  enumeration(name: string): EnumerationModel | undefined;
  /** Display name of a referenced record, undefined while unknown. */
  displayName?(entity: string, id: unknown): string | undefined;
}

export interface FieldKind {
  name: KindName;
  /** Chinese name of the kind, for messages and the gallery. */
  title: string;
  /** The verb of a required message: 请输入, 请选择, 请上传. */
  verb: '请输入' | '请选择' | '请上传';
  /** Codecs that may carry it, the default one first. */
  wires: [WireName, ...WireName[]];
  /** Filter operators it can serve, the default one first; empty: no filter. */
  operators: FilterOperator[];
  /** Value of a form field that has no default. */
  empty: unknown;
  /** Default alignment and width (pixels) of a column. */
  align: 'left' | 'center' | 'right';
  width: number;
  /** Pixels below which a column of it says nothing, in a list that is short of room. */
  least: number;
  /** It is typed: as a filter it waits for Enter or 查询, while the others take effect as soon as they change. */
  isTyped?: true;
  /** Cells may be sorted by it. */
  sortable: boolean;
  /** Keywords of the dialect it takes beyond the common ones; the compiler refuses others. */
  keywords: readonly string[];
  /** Sentences of the kind's own; `field.messages` wins over them, the catalogue of `engine/validation` fills the rest. */
  messages?: { required?: string; pattern?(value: unknown): string };
  /**
   * JSON Schema of the decoded value, constraints of the field included.
   * With `field.required` it refuses empty values, without it also admits null, '' or [].
   * A field with `when` is therefore asked twice: with `required: false`, and as it is where the condition holds
   * (`recordSchema` of `engine/validation` composes this). Uses the keywords of `engine/validation/keywords`.
   */
  schema(field: FieldModel): JsonSchema;
  /** A rule that no JSON Schema says, on a value that the schema accepts. @returns a Chinese sentence when it is broken */
  check?(value: unknown, field: FieldModel): string | undefined;
  /** The same at parts of a value of which the record around it decides: sentences by path. */
  checkWithin?(value: unknown, field: FieldModel, record: Readonly<Record<string, unknown>>): Record<string, string>;
  /** Reads typed or pasted text; throws a Chinese Error when it cannot be understood. */
  parse(text: string, field: FieldModel): unknown;
  /** Text of a cell, an exported cell or a history line; '' for an empty value. */
  format(value: unknown, field: FieldModel, context: FormatContext): string;
  /** Cleans a decoded value before validation (trim, sanitise, deduplicate). */
  normalize?(value: unknown, field: FieldModel): unknown;
  /** What the record around a value leaves of it: parts that its conditions hide are empty. */
  fit?(value: unknown, field: FieldModel, record: Readonly<Record<string, unknown>>): unknown;
  /** What a form begins with in place of a stored value, which may be older than the rules of its field. */
  opened?(value: unknown, field: FieldModel): unknown;
  /** A valid value for generated demo rows and property tests; `random()` is in [0, 1). */
  sample(field: FieldModel, random: () => number, context: FormatContext): unknown;
}

/** A kind that is one text, without blanks around it. */
export const textKind = {
  verb: '请输入',
  wires: ['plain'],
  empty: '',
  align: 'left',
  sortable: false,
  parse: trimmed,
  format: trimmed,
  normalize: trimmed,
} satisfies Partial<FieldKind>;

/** A kind that is a number of any size and scale. */
export const numberKind = {
  verb: '请输入',
  wires: ['decimal', 'plain'],
  operators: ['range', 'equals', 'none'],
  empty: null,
  align: 'right',
  sortable: true,
  keywords: ['minimum', 'maximum', 'scale'],
} satisfies Partial<FieldKind>;

/** A kind that is several of something, each chosen. */
export const listKind = {
  verb: '请选择',
  wires: ['plain', 'comma', 'json'],
  operators: ['in', 'none'],
  empty: [],
  align: 'left',
  width: 200,
  least: 100,
  sortable: false,
} satisfies Partial<FieldKind>;
