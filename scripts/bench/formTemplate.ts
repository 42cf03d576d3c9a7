/** What one key costs in a form that is drawn from a stored template, by our own renderer and by rjsf around the same kinds. */
import { type } from './keyStroke';
import { servePage } from './pages';
import type { BenchRow } from './row';
import { alternate } from './statistics';

const runs = 5;

export const formTemplate: BenchRow = {
  name: 'form-template',
  async measure(tools) {
    const ours = await servePage(tools, 'scripts/bench/scenes/template.tsx');
    const reference = await servePage(tools, 'scripts/bench/scenes/templateReference.tsx');
    const reactAdmin = await servePage(tools, 'scripts/bench/peers/reactAdmin/form.tsx');
    const rjsf = await servePage(tools, 'scripts/bench/peers/rjsf/form.tsx');
    const found = await alternate({
      long: () => type(tools, ours, 600),
      peer: () => type(tools, reactAdmin, 600),
      reference: () => type(tools, reference, 600),
      short: () => type(tools, ours, 50),
      judged: () => type(tools, ours, 1000, true),
      plain: () => type(tools, rjsf, 1000, true),
    }, runs);
    return [
      { what: 'template of 600 fields, key stroke', unit: 'ms', ours: found.long, peer: { name: 'react-admin SimpleForm', value: found.peer }, goal: { atMost: 0.8 }, runs },
      { what: 'template of 600 fields, key stroke, beside 50', unit: 'ms', ours: found.long, peer: { name: 'our own 50 fields', value: found.short }, goal: { atMost: 1.3 }, runs },
      { what: 'template of 600 fields, key stroke, rjsf around our kinds', unit: 'ms', ours: found.reference, peer: { name: 'react-admin SimpleForm', value: found.peer }, runs },
      { what: 'template of 1,000 fields, judged at each key stroke', unit: 'ms', ours: found.judged, peer: { name: 'plain rjsf with MUI and ajv', value: found.plain }, goal: { atMost: 0.2 }, runs },
    ];
  },
};
