/** What a widget holds beyond its limits, for panel, inspection and server alike. */
import type { FieldModel, KindName } from '../model';
import { isObject, type JsonObject } from '../json';
import type { JsonSchema } from '../schema/jsonSchema';
import { brokenKinds, type KindRule } from '../validation/brokenKinds';
import { fieldErrors } from '../validation/fieldErrors';
import { interpret, type Interpreter } from '../validation/interpret';
import type { KindWords } from '../validation/messages';
import { recordSchema } from '../validation/recordSchema';
import { isShown, readValues } from './controls';
import type { GroupModel, WidgetModel } from './widget';

/** A broken rule at a group, or at one of its rows. */
export interface WidgetMistake {
  group: string;
  /** From 0. */
  row?: number;
  /** Of the row. */
  field?: string;
  message: string;
}

/** What this looks at of a kind; `FieldKind` has it. */
type Kind = KindRule & KindWords & { schema(field: FieldModel): JsonSchema };
export type KindOf = (kind: KindName) => Kind;

/**
 * Every group that is shown and entered, in the order of the panel. Values are judged as they read, so that what is missing counts
 * as its default.
 * @param kindOf `(kind) => kinds[kind]`
 * @param only the groups that are judged; all unless told
 */
export function checkWidget(model: WidgetModel, saved: JsonObject, kindOf: KindOf, only: (group: GroupModel) => boolean = () => true): WidgetMistake[] {
  const values = readValues(model, saved);
  return model.groups.filter((group) => !group.hidden && only(group) && isShown(group, saved, values)).flatMap(({ key, field }) => checkValue(field, values[key], kindOf));
}

/** What is wrong with one value of a page or a widget. @param kindOf `(kind) => kinds[kind]` */
export function checkValue(field: FieldModel, value: unknown, kindOf: KindOf): WidgetMistake[] {
  const record = { [field.name]: declared(value, field) };
  const broken = [...fieldErrors(judgeOf(field, kindOf)(record), [field], record, kindOf), ...brokenKinds([field], record, kindOf)];
  return broken.map(({ field: path, message }) => mistakeAt(path, message));
}

function mistakeAt(path: string, message: string): WidgetMistake {
  const [group = '', row, field] = path.split('.');
  return { group, ...(row === undefined ? {} : { row: Number(row) }), ...(field === undefined ? {} : { field }), message };
}

/** Rows without what a picked record brings along. */
function declared(value: unknown, { fields }: FieldModel): unknown {
  if (!fields || !Array.isArray(value)) return value;
  return value.filter(isObject).map((row) => Object.fromEntries(fields.map((field) => [field.name, declared(row[field.name], field)])));
}

const judges = new WeakMap<FieldModel, Interpreter>();

function judgeOf(field: FieldModel, kindOf: KindOf): Interpreter {
  const known = judges.get(field);
  if (known) return known;
  const made = interpret(recordSchema([{ ...field, required: (field.minItems ?? 0) > 0 }], (each) => kindOf(each.kind).schema(each)));
  judges.set(field, made);
  return made;
}
