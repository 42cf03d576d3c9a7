/** Which flow an offer takes, from the click to its call. */
import type { ActionModel } from '../../../../engine/model';
import type { BuiltIn } from '../offers';
import { askAndRun } from './askAndRun';
import { openDecision } from './decide';
import type { Flow } from './flow';
import { fillFrom } from './fillFrom';
import { openForm } from './form';
import { openElsewhere } from './opens';
import { pick } from './pick';
import { remove } from './remove';
import { rowOf, type StartedAction } from './started';

const builtIns: Record<BuiltIn, Flow> = {
  create: (ports) => openForm(ports, 'create'),
  createFrom: fillFrom,
  edit: (ports, { row }) => openForm(ports, 'edit', row),
  copy: (ports, { row }) => openForm(ports, 'copy', row),
  detail: (ports, started) => ports.open({ kind: 'detail', row: rowOf(started) }),
  preview: (ports, started) => ports.open({ kind: 'preview', row: rowOf(started) }),
  delete: remove,
};

/** By keyword of the action; the first one that it has decides. Without any it asks its question and its text, if it has them, and runs. */
const declared: readonly [keyof ActionModel, Flow<StartedAction>][] = [
  ['opens', openElsewhere],
  ['pick', pick],
  ['buttons', openDecision],
  ['form', (ports, started) => ports.open({ kind: 'action', ...started })],
];

export const start: Flow = (ports, started) => {
  const { does } = started.offer;
  if (typeof does === 'string') return builtIns[does](ports, started);
  const { action } = does;
  const [, flow = askAndRun] = declared.find(([keyword]) => action[keyword] !== undefined) ?? [];
  return flow(ports, { ...started, action });
};
