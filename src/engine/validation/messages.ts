/** The catalogue of validation messages (spec 2 §5): the printed patterns, and our own wording where only their existence is. */
import type { FieldModel, KindName } from '../model';
import { integerBounds } from '../schema/integerBounds';
import { sizeText } from '../format/bytes';
import { isEmpty } from '../text/words';

/** What the catalogue must know of a kind; `FieldKind` has it. */
export interface KindWords {
  verb: '请输入' | '请选择' | '请上传';
  messages?: { required?: string; pattern?(value: unknown): string };
}
export type WordsOf = (kind: KindName) => KindWords;

/** The parts of an ajv error that matter here. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/** 请选择品牌; what begins with the verb already is not told twice: 请选择会员 of 选择会员. */
export const asked = (verb: KindWords['verb'], title: string): string => (title.startsWith(verb.slice(1)) ? `请${title}` : `${verb}${title}`);

export function requiredMessage(field: FieldModel, words: KindWords): string {
  return field.messages.required ?? words.messages?.required ?? asked(words.verb, field.title);
}

function rangeMessage(field: FieldModel, side: 'minimum' | 'maximum', limit: unknown): string {
  const own = field.messages[side];
  if (own !== undefined) return own;
  const bounds = field.kind === 'integer' ? integerBounds(field) : field;
  const low = bounds.minimum === Number.MIN_SAFE_INTEGER ? undefined : bounds.minimum;
  const high = bounds.maximum === Number.MAX_SAFE_INTEGER ? undefined : bounds.maximum;
  if (low !== undefined && high !== undefined) return `${field.title}应在${low}到${high}之间`;
  return side === 'minimum' ? `${field.title}不能小于${String(low ?? limit)}` : `${field.title}不能大于${String(high ?? limit)}`;
}

function lengthMessage(field: FieldModel, side: 'minLength' | 'maxLength', limit: unknown): string {
  const own = field.messages[side];
  if (own !== undefined) return own;
  const { minLength, maxLength } = field;
  if (minLength !== undefined && maxLength !== undefined) {
    return minLength === maxLength ? `${field.title}应为${minLength}个字符` : `${field.title}长度应在${minLength}到${maxLength}个字符之间`;
  }
  return side === 'minLength' ? `${field.title}不能少于${String(limit)}个字符` : `${field.title}不能超过${String(limit)}个字符`;
}

export function countMessage(field: FieldModel, side: 'minItems' | 'maxItems', limit: unknown): string {
  const { minItems, maxItems } = field;
  if (minItems !== undefined && maxItems !== undefined) {
    return minItems === maxItems ? `${field.title}应为${minItems}项` : `${field.title}应为${minItems}到${maxItems}项`;
  }
  return side === 'minItems' ? `${field.title}至少${String(limit)}项` : `${field.title}最多${String(limit)}项`;
}

/** Kinds of two times, of which one may be missing. */
const ends: Partial<Record<KindName, string>> = { timeRange: '时间', dateRange: '日期' };

/** A period of which only one end is given. */
function halfMessage({ kind, title }: FieldModel, value: unknown): string | undefined {
  if (kind === 'integerRange') return Array.isArray(value) && value.length === 2 && value.some(isEmpty) ? `${title}的起点和终点都要填写` : undefined;
  const what = ends[kind];
  if (what === undefined || !Array.isArray(value) || value.length === 0 || value.length > 2) return undefined;
  if (isEmpty(value[0])) return `开始${what}不能为空`;
  return isEmpty(value[1]) ? `结束${what}不能为空` : undefined;
}

const emptyRange = ({ title }: FieldModel): string => `${title}的起点须小于终点`;

/** No stars are none given. */
const isUnanswered = ({ kind }: FieldModel, value: unknown): boolean => isEmpty(value) || (kind === 'rating' && value === 0);

/**
 * Sentence for one broken rule of a field.
 * @param member the rule concerns one member of a list, not the list
 */
export function messageFor(error: SchemaError, field: FieldModel, value: unknown, words: KindWords, member: boolean): string {
  if (!member && isUnanswered(field, value) && (field.required || field.requiredWhen !== undefined)) return requiredMessage(field, words);
  const half = halfMessage(field, value);
  if (half !== undefined) return half;
  // Its schema lists the paths, and says of each why the value is another.
  if (field.kind === 'cascade') return `${field.title}不在可选范围内`;
  const { limit } = error.params;
  switch (error.keyword) {
    case 'required': return requiredMessage(field, words);
    case 'pattern': return field.messages.pattern ?? words.messages?.pattern?.(value) ?? `${field.title}格式不正确`;
    case 'minimum': case 'decimalMinimum': return rangeMessage(field, 'minimum', limit);
    case 'maximum': case 'decimalMaximum': return rangeMessage(field, 'maximum', limit);
    case 'minLength': return member ? `${field.title}不能有空白项` : lengthMessage(field, 'minLength', limit);
    case 'maxLength': return member ? `${field.title}的每一项不能超过${String(limit)}个字符` : lengthMessage(field, 'maxLength', limit);
    case 'minItems': return countMessage(field, 'minItems', limit);
    case 'maxItems': return countMessage(field, 'maxItems', limit);
    case 'maxBytes': return `${field.title}内容过多，最多${sizeText(Number(limit))}`;
    case 'uniqueItems': return field.kind === 'integerRange' ? emptyRange(field) : `${field.title}不能重复`;
    case 'enum': return `${field.title}不在可选范围内`;
    case 'ordered': return field.kind === 'integerRange' ? emptyRange(field) : field.kind === 'slider' ? `${field.title}的起点不能大于终点` : '开始时间不能大于结束时间';
    case 'type': return field.kind === 'integer' ? `${field.title}必须是整数` : `${field.title}格式不正确`;
    default: return `${field.title}格式不正确`;
  }
}
