import { isDecimalText, toFixed, type DecimalInput } from './decimal';

/** Groups the digits before the point by thousands. @example thousands('-1234567.5') // '-1,234,567.5' */
export const thousands = (text: string): string => {
  const [whole = '', ...fraction] = text.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
};

/** An amount in 元 as shown: two decimals and thousands, `1,234.50`. Text that is no number comes back unchanged. */
export function moneyText(value: DecimalInput): string {
  const text = String(value);
  return isDecimalText(text) ? thousands(toFixed(text, 2)) : text;
}

/** 元 in 分, for what is reckoned with. */
export const centsOf = (yuan: unknown): number => Math.round(Number(yuan) * 100);

/** 分 in 元, as amounts are stored. */
export const yuanOf = (cents: number): string => (cents / 100).toFixed(2);
