import Decimal from 'decimal.js-light';
import type { FieldModel } from '../model';

/** @returns a Chinese sentence when a number is no whole multiple of what its field asks for */
export function brokenMultiple(value: unknown, { title, multipleOf }: Pick<FieldModel, 'title' | 'multipleOf'>): string | undefined {
  if (multipleOf === undefined || multipleOf <= 0 || Number.isNaN(Number(value))) return undefined;
  return new Decimal(String(value)).mod(multipleOf).isZero() ? undefined : `${title}应为${multipleOf}的倍数`;
}
