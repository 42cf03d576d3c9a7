/** Checks of `begins`: an input takes over what an entity of people says of the signed-in person. */
import type { NormalProperty } from '../normal';
import { type CheckContext, expectEntity, expectField, tell } from './context';

export function checkBegins(context: CheckContext, field: NormalProperty, begins: NonNullable<NormalProperty['begins']>, isInput: boolean): void {
  if (!isInput) tell(context, field, 'begins', 'an input of an action begins with what a person\'s record says; a new record has its "default"');
  const of = expectEntity(context, begins, 'of', begins.of);
  if (!of) return;
  const taken = expectField(context, begins, 'field', begins.field, of.fields);
  if (taken && (taken.kind !== field.kind || taken.to !== field.to)) tell(context, begins, 'field', `"${taken.name}" is ${taken.kind}${taken.to === undefined ? '' : ` to ${taken.to}`}; the input is ${field.kind}${field.to === undefined ? '' : ` to ${field.to}`}`);
  if (!of.fields.some(({ name }) => name === 'avatar' || name === 'phone')) tell(context, begins, 'of', `people are known by their "avatar", else their "phone"; ${begins.of} has neither`);
  const options = of.resource?.calls.find(({ name }) => name === of.resource?.options);
  if (!options || (options.shape ?? 'page') === 'page') tell(context, begins, 'of', `all of ${begins.of} are asked for at once; name a read with "shape": "array" as its "options"`);
}
