import type { KindName } from '../model';

/** What a decoded value is made of, as far as travelling is concerned. */
export type Shape =
  | 'text' | 'integer' | 'decimal' | 'number' | 'boolean' | 'code' | 'id'
  | 'date' | 'datetime' | 'time' | 'dates' | 'dateLimit'
  | 'texts' | 'ids' | 'codes' | 'json' | 'rows' | 'matrix' | 'span';

export const shapeOf: Record<KindName, Shape> = {
  text: 'text', textarea: 'text', password: 'text', image: 'text', file: 'text',
  colour: 'text', phone: 'text', icon: 'text', url: 'text', link: 'text', richText: 'text', cron: 'text',
  integer: 'integer', region: 'integer', decimal: 'decimal', money: 'decimal', switch: 'boolean', enumeration: 'code',
  reference: 'id', treeReference: 'id', references: 'ids',
  date: 'date', datetime: 'datetime', dateRange: 'dates', dateLimit: 'dateLimit',
  imageList: 'texts', tags: 'texts', timeRange: 'texts', json: 'json', childTable: 'rows',
  choices: 'codes', cascade: 'codes', rating: 'number', slider: 'number', time: 'time', formTemplate: 'text', skuMatrix: 'matrix', integerRange: 'span',
};

/** Shapes whose value is a list of plain members, so that a comma list can carry it. */
export const isList = (shape: Shape): boolean => shape === 'texts' || shape === 'ids' || shape === 'codes' || shape === 'dates';
