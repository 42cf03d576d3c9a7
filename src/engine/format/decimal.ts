/** Exact decimal arithmetic on text (spec 2 §9: decimal-safe helpers). Numbers are taken by their shortest decimal form. */
import LightDecimal from 'decimal.js-light';

const Decimal = LightDecimal.clone({ precision: 60, toExpNeg: -60, toExpPos: 60 });
export type DecimalInput = string | number;

const plainPattern = /^-?\d+(?:\.\d+)?$/;

/** True for `-12.50`, not for ``, `.5`, `1e3` or `1,000`. */
export const isDecimalText = (text: string): boolean => plainPattern.test(text);

/** @example add('0.1', '0.2') // '0.3' */
export const add = (left: DecimalInput, right: DecimalInput): string => new Decimal(left).plus(right).toString();
export const subtract = (left: DecimalInput, right: DecimalInput): string => new Decimal(left).minus(right).toString();
/** @example multiply(0.7, 100) // '70' */
export const multiply = (left: DecimalInput, right: DecimalInput): string => new Decimal(left).times(right).toString();
/**
 * At most 20 decimals.
 * @throws Error on division by zero
 */
export const divide = (left: DecimalInput, right: DecimalInput): string => {
  const divisor = new Decimal(right);
  if (divisor.isZero()) throw new Error('除数不能为0');
  return new Decimal(left).dividedBy(divisor).toDecimalPlaces(20).toString();
};
/** Negative, zero or positive. */
export const compare = (left: DecimalInput, right: DecimalInput): number => new Decimal(left).comparedTo(right);

/** A number as `toFixed` itself would write it. */
const written = /^(?:0|[1-9]\d*)\.(\d+)$/;

/** Rounds half up to `scale` decimals and fills with zeros. What a database answers mostly stands so already: lists are full of it. */
export const toFixed = (value: DecimalInput, scale: number): string =>
  (typeof value === 'string' && written.exec(value)?.[1]?.length === scale ? value : new Decimal(value).toFixed(scale));

/** A number without an exponent: 1e-7 → 0.0000001. */
export const decimalText = (value: number): string => new Decimal(value).toString();

/**
 * Fills up to `scale` decimals and changes nothing else: a value with more decimals, or with zeros before it, comes back as it
 * was written, for validation to refuse (spec 2 §5: `00.5` is no price).
 */
export function padDecimals(text: string, scale: number): string {
  if (!isDecimalText(text)) return text;
  const [whole = '', decimals = ''] = text.split('.');
  return decimals.length > scale || scale === 0 ? text : `${whole}.${decimals.padEnd(scale, '0')}`;
}
