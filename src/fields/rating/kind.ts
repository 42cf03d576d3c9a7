import { between } from '../../engine/sample/pick';
import type { FieldModel } from '../../engine/model';
import type { FieldKind } from '../kind';
import { kind as slider } from '../slider/kind';

/** Best rating unless the field declares one. */
const best = 5;

/** Whole stars unless the field keeps a decimal, which makes halves count. */
export const starsOf = ({ maximum = best, scale = 0 }: FieldModel) => ({ best: maximum, step: scale > 0 ? 0.5 : 1 });

/** Stars from none to the best; of a required one at least the first. */
export const kind: FieldKind = {
  ...slider,
  name: 'rating',
  title: '评分',
  align: 'left',
  width: 140,
  least: 116,
  keywords: ['maximum', 'scale'],
  schema: (field) => ({ type: field.required ? 'number' : ['number', 'null'], minimum: field.required ? starsOf(field).step : 0, maximum: starsOf(field).best, multipleOf: starsOf(field).step }),
  sample: (field, random) => between(random, field.required ? 1 : 0, starsOf(field).best),
};
