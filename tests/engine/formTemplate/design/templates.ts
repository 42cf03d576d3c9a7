/** Templates of any make for property tests: both spellings, nested rows, properties that nobody knows. */
import fc from '../../../property';
import { catalogue, componentNames } from '../../../../src/engine/formTemplate/catalogue';
import { newItem } from '../../../../src/engine/formTemplate/design/items';
import type { JsonObject } from '../../../../src/engine/json';

const unknown = fc.dictionary(fc.stringMatching(/^x[A-Za-z-]{1,8}$/), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 2, noNullPrototype: true }) as fc.Arbitrary<JsonObject>;

interface Sketch { component: (typeof componentNames)[number]; label: string; flat: boolean; more: JsonObject; inner: JsonObject; children: Sketch[] }

const { sketch } = fc.letrec<{ sketch: Sketch }>((tie) => ({
  sketch: fc.record({
    component: fc.constantFrom(...componentNames), label: fc.string({ maxLength: 6 }), flat: fc.boolean(), more: unknown, inner: unknown,
    children: fc.oneof({ depthSize: 'small' }, fc.constant<Sketch[]>([]), fc.array(tie('sketch'), { maxLength: 3 })),
  }),
}));

function itemOf({ component, label, flat, more, inner, children }: Sketch, next: () => number): JsonObject {
  const { __config__, ...own } = newItem(component) as JsonObject & { __config__: JsonObject };
  const formId = next();
  const named = catalogue[component].value === 'none' ? {} : { [flat ? 'vModel' : '__vModel__']: `field${formId}` };
  const config: JsonObject = { ...inner, ...__config__, label, formId, ...(component === 'row' ? { children: children.map((child) => itemOf(child, next)) } : {}) };
  return { ...more, ...(flat ? config : { __config__: config }), ...own, ...named };
}

export const anyTemplate: fc.Arbitrary<JsonObject> = fc.record({ form: unknown, sketches: fc.array(sketch, { maxLength: 5 }), after: unknown }).map(({ form, sketches, after }) => {
  let id = 100;
  return { ...form, labelWidth: 120, fields: sketches.map((each) => itemOf(each, () => ++id)), ...after };
});
