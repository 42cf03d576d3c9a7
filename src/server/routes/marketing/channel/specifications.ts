/** Specifications of goods of the video channel, as drafts carry them: a list of JSON objects that shops send. */
import { wholeOf } from '../../../../engine/format/whole';

export interface Specification {
  id?: number; image: string; price: string; cost: string; otPrice: string; stock: number; weight: string; volume: string; barCode: string;
  /** Option by attribute. */
  attrValue: Record<string, string>;
}

const recordOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {});
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const amountOf = (value: unknown): string => (Number.isFinite(Number(value)) && Number(value) >= 0 ? Number(value).toFixed(2) : '0.00');

/** Options are an object, or its JSON text. */
function optionsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'string') return Object.fromEntries(Object.entries(recordOf(value)).map(([name, option]) => [name, textOf(option)]));
  try {
    return optionsOf(recordOf(JSON.parse(value)));
  } catch {
    return value === '' ? {} : { 规格: value };
  }
}

/** @param value JSON as it is kept */
export const specificationsOf = (value: unknown): Specification[] => (Array.isArray(value) ? value : []).map(recordOf).map((sku) => ({
  ...(wholeOf(textOf(sku.id)) !== undefined && { id: wholeOf(textOf(sku.id)) }),
  image: textOf(sku.image), price: amountOf(sku.price), cost: amountOf(sku.cost), otPrice: amountOf(sku.otPrice), stock: Math.max(0, Math.trunc(Number(sku.stock) || 0)), weight: amountOf(sku.weight), volume: amountOf(sku.volume),
  barCode: textOf(sku.barCode), attrValue: optionsOf(sku.attrValue),
}));

/** Attributes in the order in which they first appear, each with its options. */
export function attributesOf(specifications: readonly Specification[]): { attributeName: string; optionList: string[] }[] {
  const found = new Map<string, Set<string>>();
  for (const { attrValue } of specifications) for (const [name, option] of Object.entries(attrValue)) found.set(name, (found.get(name) ?? new Set()).add(option));
  return [...found].map(([attributeName, options]) => ({ attributeName, optionList: [...options] }));
}
