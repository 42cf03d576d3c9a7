/** Checks of what a list is opened with: filters that are set, and the record that its screen is about. */
import type { NormalEntity, NormalList } from '../normal';
import { type CheckContext, expectEntity, expectField, expectName, tell } from './context';

export function checkStart(context: CheckContext, list: NormalList, entity: NormalEntity): void {
  const params = list.filters.map(({ param }) => param);
  for (const param of Object.keys(list.begins ?? {})) expectName(context, list.begins!, param, 'filter', param, params);
  if (list.about) checkAbout(context, list, list.about, entity, params);
}

function checkAbout(context: CheckContext, list: NormalList, written: NonNullable<NormalList['about']>, entity: NormalEntity, params: readonly string[]): void {
  const about = written.field;
  if (list.name !== 'list') return tell(context, list, 'about', 'a screen is about a record, not a view of its list');
  const field = expectField(context, list, 'about', about, entity.fields);
  if (!field) return;
  if (field.kind !== 'reference' || typeof field.to !== 'string') return tell(context, list, 'about', `"${about}" refers to no record; name a reference`);
  if (!params.includes(about)) return tell(context, list, 'about', `no filter of this list asks for "${about}"; add { "param": "${about}", "hidden": true } to its "filters"`);
  const of = expectEntity(context, field, 'to', field.to);
  const picker = of?.resource?.views.find(({ name }) => name === 'picker');
  if (!of?.resource) return;
  if (!of.resource.detail?.head) tell(context, list, 'about', `the card of the record shows the head and facts of its detail; ${field.to} has none`);
  if (!picker?.filters.some(({ operator, on }) => operator === 'contains' && on.includes(of.resource!.display))) tell(context, list, 'about', `the record is looked for in the view "picker" of ${field.to}, by a filter that compares its ${of.resource.display}; add it to "views"`);
  else if (!picker.filters.some(({ param }) => param === of.primaryKey)) tell(context, list, 'about', `the record is read by its number in the view "picker" of ${field.to}; add { "param": "${of.primaryKey}", "hidden": true } to its "filters"`);
  const acting = of.facet ? context.entities.get(of.facet.of) : of;
  const actions = (acting?.resource?.actions ?? []).filter(({ on }) => on.includes('row')).map(({ name }) => name);
  for (const [at, name] of (written.acts ?? []).entries()) expectName(context, written.acts!, at, 'action', name, actions);
}
