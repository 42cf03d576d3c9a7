/** Rules between two fields of a record, or a field and the present: an end not before its start, a birthday not in the future. */
import { compare, isDecimalText } from '../format/decimal';
import { type Comparison, comparisons, type FieldModel, type KindName, type Moment, type RuleModel } from '../model';
import { fieldsAsked, holds } from '../rules/holds';
import { isMoment, momentText, momentWords, orderOfTimes } from '../rules/present';
import { isEmpty } from '../text/words';
import { addDays, wallTime } from '../time/wallTime';
import type { FieldError } from './fieldError';

type Family = 'number' | 'day' | 'timeOfDay';

const families: Partial<Record<KindName, Family>> = { integer: 'number', decimal: 'number', money: 'number', date: 'day', datetime: 'day', time: 'timeOfDay' };

/** Whether values of two kinds can be compared: both numbers, both dates, or both times of day. */
export const comparable = (one: KindName, other: KindName): boolean => families[one] !== undefined && families[one] === families[other];

const keeps: Readonly<Record<Comparison, (order: number) => boolean>> = {
  atMost: (order) => order <= 0,
  less: (order) => order < 0,
  atLeast: (order) => order >= 0,
  more: (order) => order > 0,
};

const numberWords: Readonly<Record<Comparison, string>> = { atMost: '不能大于', less: '须小于', atLeast: '不能小于', more: '须大于' };
const timeWords: Readonly<Record<Comparison, string>> = { atMost: '不能晚于', less: '须早于', atLeast: '不能早于', more: '须晚于' };

const dayPattern = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/;
const timePattern = /^(?:(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?|24:00)$/;

/** Below, at or above zero; undefined where a value is none of its kind, which its own rule tells. */
function order(family: Family | undefined, left: unknown, right: unknown): number | undefined {
  const [one, other] = [String(left), String(right)];
  if (family === 'number') return isDecimalText(one) && isDecimalText(other) ? compare(one, other) : undefined;
  const pattern = family === 'day' ? dayPattern : timePattern;
  return pattern.test(one) && pattern.test(other) ? orderOfTimes(one, other) : undefined;
}

export interface Bound<B = string | Moment> {
  by: Comparison;
  bound: B;
}

/** The comparisons that a rule makes, each with the field or moment that bounds it. */
export const boundsOf = (rule: RuleModel): Bound[] => comparisons.flatMap((by) => (rule[by] === undefined ? [] : [{ by, bound: rule[by] }]));

export const isFieldBound = (bound: Bound): bound is Bound<string> => !isMoment(bound.bound);

/** Names of all fields that a rule looks at. */
export const fieldsOfRule = (rule: RuleModel): string[] => [rule.field, ...boundsOf(rule).filter(isFieldBound).map(({ bound }) => bound), ...fieldsAsked(rule.when)];

/** Whether time alone can break a rule: then it is asked of a value when it is entered, not of one that stands there. */
export const isTimed = (rule: RuleModel): boolean => boundsOf(rule).some((bound) => !isFieldBound(bound));

const told = (field: FieldModel | undefined, values: Record<string, unknown>): field is FieldModel =>
  field !== undefined && !isEmpty(values[field.name]) && holds(field.when, values);

/**
 * Rules that a record breaks, told at the field they stand for, but for those that only warn. Empty and hidden values break none.
 * @param fields those of the record, for kinds and titles
 * @param now wall time of the shop
 */
export function brokenRules(rules: readonly RuleModel[] | undefined, fields: readonly FieldModel[], values: Record<string, unknown>, now = wallTime()): FieldError[] {
  return found(rules?.filter(({ warns }) => !warns), fields, values, now);
}

/** What is to be considered of a record, told at the field; nothing is refused. */
export const warnings = (rules: readonly RuleModel[] | undefined, fields: readonly FieldModel[], values: Record<string, unknown>, now = wallTime()): FieldError[] =>
  found(rules?.filter((rule) => rule.warns), fields, values, now);

function found(rules: readonly RuleModel[] | undefined, fields: readonly FieldModel[], values: Record<string, unknown>, now: string): FieldError[] {
  if (!rules?.length) return [];
  const byName = new Map(fields.map((field) => [field.name, field]));
  const valueOf = (bound: string | Moment): unknown => (isMoment(bound) ? momentText(bound, now) : told(byName.get(bound), values) ? values[bound] : undefined);
  const titleOf = (bound: string | Moment): string => (isMoment(bound) ? momentWords(bound) : byName.get(bound)!.title);
  return rules.flatMap((rule): FieldError[] => {
    const field = byName.get(rule.field);
    if (!told(field, values) || !holds(rule.when, values)) return [];
    const broken = boundsOf(rule).find(({ by, bound }) => {
      const other = valueOf(bound);
      const compared = other === undefined ? undefined : order(families[field.kind], values[field.name], other);
      return compared !== undefined && !keeps[by](compared);
    });
    if (!broken) return [];
    const words = families[field.kind] === 'number' ? numberWords : timeWords;
    return [{ field: field.name, message: rule.message ?? `${field.title}${words[broken.by]}${titleOf(broken.bound)}` }];
  });
}

/**
 * The record with such pairs exchanged that stand in the wrong order, and moments put where they may be; for made-up values, of
 * which one is as good as the other.
 */
export function putInOrder<R extends Record<string, unknown>>(rules: readonly RuleModel[] | undefined, fields: readonly FieldModel[], values: R, now = wallTime()): R {
  const ordered: Record<string, unknown> = { ...values };
  for (const rule of rules ?? []) {
    const kind = fields.find(({ name }) => name === rule.field)?.kind;
    for (const { by, bound } of boundsOf(rule)) {
      if (brokenRules([rule], fields, ordered, now).length === 0) continue;
      if (isMoment(bound)) ordered[rule.field] = bounded(rule, kind, momentText(bound, now));
      else {
        const other = fields.find(({ name }) => name === bound)?.kind;
        if (other === kind) [ordered[rule.field], ordered[bound]] = [ordered[bound], ordered[rule.field]];
        // A price cannot take the place of a whole number: the whole number is made to fit the price.
        else if (other === 'integer') ordered[bound] = (by === 'atMost' || by === 'less' ? Math.ceil : Math.floor)(Number(ordered[rule.field]));
      }
    }
  }
  return ordered as R;
}

/** A value on the allowed side of a moment. */
function bounded({ less, more }: RuleModel, kind: KindName | undefined, moment: string): string {
  const apart = more === undefined ? (less === undefined ? 0 : -1) : 1;
  const day = addDays(moment.slice(0, 10), apart);
  return kind === 'date' ? day : `${day} ${moment.slice(11) || '00:00:00'}`;
}
