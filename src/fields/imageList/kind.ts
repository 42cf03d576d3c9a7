import { placeholderCount } from '../../engine/sample/placeholder';
import { between, times } from '../../engine/sample/pick';
import { filePattern } from '../../engine/schema/addresses';
import { listSchema } from '../../engine/schema/listSchema';
import { trimmed } from '../../engine/text/words';
import type { FieldKind } from '../kind';

/** A comma inside an address is written %2C, so that a comma list can always be taken apart again. */
const clean = (value: unknown): string => trimmed(value).replaceAll(',', '%2C');

/** Pictures in order; at most 20 unless declared (spec 2 §5). */
export const kind: FieldKind = {
  name: 'imageList',
  title: '图片列表',
  verb: '请上传',
  wires: ['plain', 'comma', 'json'],
  operators: [],
  empty: [],
  align: 'left',
  width: 180,
  least: 100,
  sortable: false,
  keywords: ['minItems', 'maxItems', 'videoFirst'],
  schema: (field) => listSchema(field, { type: 'string', pattern: filePattern, maxLength: 500 }, 20),
  parse: (text) => text.split(/[,\n]/).map(clean).filter((each) => each !== ''),
  format: (value) => (Array.isArray(value) ? value.join(',') : ''),
  normalize: (value) => (Array.isArray(value) ? value.map(clean).filter((each) => each !== '') : value),
  sample(field, random) {
    const most = field.maxItems ?? 20;
    const count = Math.max(field.minItems ?? 1, Math.min(most, between(random, 1, 4)));
    const first = between(random, 0, placeholderCount - 1);
    return times(count, (index) => `/demo/picture-${((first + index) % placeholderCount) + 1}.svg`);
  },
};
