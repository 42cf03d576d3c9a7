/** A block of the home page as data: what it asks, who may see it, how it is drawn. */
import type { ComponentType } from 'react';
import type { Capabilities } from '../../../engine/extension/paths';
import type { TimeRange } from '../../../engine/extension/statistics';

export interface Block<T = unknown> {
  id: string;
  title: string;
  /** Whoever lacks it does not see the block. */
  permission: string;
  /** What the backend must offer beyond the published interface. */
  capability?: keyof Capabilities;
  /** Columns of 12. */
  span: 4 | 6 | 8 | 12;
  /** GET; blocks with the same call share its answer. */
  path: string;
  /** Always sent along. */
  query?: Record<string, string>;
  /** Offers 7, 30 and 90 days, sent as `timeRange`, this one first. */
  ranged?: TimeRange;
  /** A further choice, sent as `param`, its first option first. */
  choice?: { param: string; label: string; options: readonly { value: string; label: string }[] };
  /** Seconds after which it asks again, while the page is looked at. */
  refresh?: number;
  /** @param chosen option of `choice` that was asked for @throws Error when the answer is not what was agreed */
  read(answer: unknown, chosen?: string): T;
  isEmpty(data: T): boolean;
  empty: string;
  Body: ComponentType<{ data: T }>;
}

/** Blocks of different answers stand in one list. */
export const defineBlock = <T,>(block: Block<T>): Block => block as unknown as Block;

/** An answer that is a list. @throws Error */
export function listOf<T>(answer: unknown): T[] {
  if (!Array.isArray(answer)) throw new Error('no list');
  return answer as T[];
}

/** A number, or one written as text, as the interface writes decimals. */
const isFigure = (value: unknown): boolean => typeof value === 'number' || (typeof value === 'string' && value !== '' && !Number.isNaN(Number(value)));

/** An answer that is an object with these numbers. @throws Error */
export function figuresOf<T>(answer: unknown, names: readonly (keyof T & string)[]): T {
  const object = answer as Record<string, unknown> | null;
  if (typeof object !== 'object' || object === null || names.some((name) => !isFigure(object[name]))) throw new Error('figures are missing');
  return object as T;
}
