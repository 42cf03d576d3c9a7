/** The effects "set", "add" and "makeUp" of an action: values of one record. */
import type { BookedValue, EffectModel, EndpointModel, MakeUpModel, Special } from '../../engine/model';
import { inputsAdded } from '../../engine/rules/added';
import { randomPassword } from '../accounts/passwords';
import { newToken } from '../accounts/tokens';
import { addToRecord, assignRecord, proveSeen } from './door/door';
import { note } from './door/journal';
import { lockRow } from './door/rows';
import type { Resource, Row, Visit } from './types';
import type { Options } from './typed';
import { isAsked, toldAtInputs, valuesNow } from './values';

/**
 * @param asked what the form asked
 * @param given that part of it which bears names of fields
 * @throws Refusal at the inputs that what is wrong was entered in
 */
export async function setEffect(visit: Visit, resource: Resource, set: Readonly<Record<string, BookedValue | Special>>, id: unknown, asked: Row, given: Row, options: Options): Promise<void> {
  const values = valuesNow(visit, resource, set, isAsked(set) ? { ...(await lockRow(visit, resource, id)).record, ...asked } : {});
  await toldAtInputs(visit, set, asked, () => assignRecord(visit, resource, id, { ...values, ...given }, options));
}

/**
 * @param asked what the form asked
 * @param given that part of it which bears names of fields and is not added
 * @throws Refusal at the inputs that what is wrong was entered in
 */
export async function addEffect(visit: Visit, resource: Resource, effect: EffectModel, id: unknown, asked: Row, given: Row, options: Options): Promise<void> {
  const inputs = Object.entries(inputsAdded(effect));
  const added = Object.fromEntries(inputs.map(([field, input]) => [field, asked[input]]));
  await toldAtInputs(visit, Object.fromEntries(inputs.map(([field, input]) => [field, `$${input}`])), asked, () => addToRecord(visit, resource, id, added, given, options));
}

/** The secret is told by the answer alone, under the key that the call reveals. @throws Refusal where the record has none that holds it */
export async function makeUpEffect(visit: Visit, resource: Resource, { makeUp, of }: MakeUpModel, { reveals = {} }: Pick<EndpointModel, 'reveals'>, id: unknown, options: Options): Promise<void> {
  const holder = of === undefined ? resource : visit.resources.get(resource.fields.get(of)?.to ?? '');
  const secret = holder?.fields.get(makeUp)?.hashed === 'token' ? newToken() : randomPassword();
  const [key = makeUp] = Object.keys(reveals);
  visit.revealed[key] = secret;
  if (of === undefined) return void await assignRecord(visit, resource, id, { [makeUp]: secret }, options);
  await proveSeen(visit, resource, id, options);
  const row = await lockRow(visit, resource, id);
  if (!holder) throw new Error(`${resource.key}: ${of} refers to nothing`);
  await assignRecord(visit, holder, row.record[of], { [makeUp]: secret }, { title: options.title });
  note(visit, resource, row, options.title);
}
