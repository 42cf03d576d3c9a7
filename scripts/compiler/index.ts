/**
 * The schema compiler: read → resolve → normalize → check → model → emit.
 * Each stage takes what the one before made; mistakes of all stages are told together.
 */
import { check } from './check';
import { checkCode } from './check/code';
import { type Code, readCode } from './code';
import { emitAuthoredTypes } from './emit/authored';
import { emitDemo, emitEntities, emitEntity, emitMenu, emitPermissions } from './emit/contract';
import { emitDepartures, emitSections } from './emit/departures';
import { kinds } from '../../src/fields/kinds';
import { emitCodes, emitEnumerationTypes, emitEnumerations } from './emit/enumerations';
import { describeEntity, emitOpenapi } from './emit/openapi';
import { emitNames } from './emit/names';
import { emitRecord, emitRecordIndex, rowSources } from './emit/records';
import { emitReference } from './emit/reference';
import { emitRefusals } from './emit/refusals';
import { emitResource, emitFullScreen, emitResourceIndex, emitSection, hasResource, usedEnumerations } from './emit/resources';
import { emitValidatorIndex, emitValidatorRuntime, emitValidatorSection, emitValidatorTypes, emitValidators, sameValidators } from './emit/validators';
import { emitWidgets } from './emit/widgets';
import { memo } from './memo';
import { type Mistake, SchemaError } from './mistakes';
import { type Model, model } from './model';
import { normalize } from './normalize';
import { normalizeWidgets } from './normalize/widgets';
import { type SchemaTexts, read } from './read';
import { resolve } from './resolve';

/** Path below `generated/` → content. */
export type Output = Map<string, string>;

/** @throws SchemaError naming every mistake */
export const compileModel = (texts: SchemaTexts): Model => compileWhole(texts).model;

/** @throws SchemaError naming every mistake */
function compileWhole(texts: SchemaTexts): { model: Model; code: Code; fragments: readonly string[] } {
  const mistakes: Mistake[] = [];
  const files = read(texts, mistakes);
  const resolved = resolve(files, mistakes);
  const normals = normalize(resolved);
  const widgets = normalizeWidgets(resolved);
  check(normals, widgets, { ...resolved, mistakes });
  const code = readCode(texts, mistakes);
  checkCode(code, normals, resolved, resolved.known.entities, mistakes);
  if (mistakes.length) throw new SchemaError(mistakes);
  return { model: model(normals, widgets, resolved), code, fragments: resolved.fragments };
}

/** @throws SchemaError naming every mistake */
export async function compile(texts: SchemaTexts): Promise<Output> {
  return emit(compileWhole(texts));
}

const makers = {
  authored: memo((_: object) => emitAuthoredTypes()),
  reference: memo(emitReference),
  refusals: memo((_: object) => emitRefusals()),
  enumerationTypes: memo(emitEnumerationTypes),
  enumerations: memo(emitEnumerations),
  codes: memo(emitCodes),
  record: memo(emitRecord),
  resource: memo(emitResource),
  validators: memo(emitValidators),
  validatorTypes: memo(emitValidatorTypes),
  entity: memo(emitEntity),
  description: memo(describeEntity),
};

/** Stage 6, emit: each emitter runs once an entity, and only when what it is made of has changed. */
async function emit({ model: compiled, code, fragments }: ReturnType<typeof compileWhole>): Promise<Output> {
  const { entities, enumerations, menu, widgets } = compiled;
  const output: Output = new Map();
  output.set('departures.ts', emitDepartures(code.departures));
  output.set('sections.ts', emitSections(code.sections));
  output.set('types/vocabulary.ts', await makers.authored(makers));
  output.set('reference.md', makers.reference(kinds));
  output.set('refusals.md', makers.refusals(makers));
  output.set('names.json', emitNames(entities.map(({ key }) => key), enumerations.map(({ name }) => name), fragments));
  output.set('types/enumerations.ts', await makers.enumerationTypes(enumerations));
  output.set('enumerations.ts', makers.enumerations(enumerations));
  output.set('codes.ts', makers.codes(enumerations));
  const shown = entities.filter(hasResource);
  // A facet is served by its entity, unless it has calls of its own.
  const served = entities.filter(({ facet }) => !facet);
  const called = entities.filter(({ facet }) => !facet || facet.within);
  for (const entity of served) output.set(...(await makers.record(entity, ...rowSources(entity, entities))));
  output.set('records/index.ts', emitRecordIndex(served));
  const sections = [...new Set(shown.map(({ section }) => section))].sort();
  for (const section of sections) {
    const members = shown.filter((entity) => entity.section === section);
    output.set(`resources/${section}.ts`, emitSection(section, usedEnumerations(members, enumerations)));
    output.set(`validators/${section}.ts`, emitValidatorSection(section, members));
  }
  // Facets come after what they are facets of, whose validators may be theirs.
  for (const entity of [...shown.filter(({ facet }) => !facet), ...shown.filter(({ facet }) => facet)]) {
    output.set(`resources/${entity.key}.ts`, makers.resource(entity));
    output.set(`validators/${entity.key}.js`, sameValidators(makers.validators(entity), entity, output));
    output.set(`validators/${entity.key}.d.ts`, makers.validatorTypes(entity));
  }
  output.set('validators/index.ts', emitValidatorIndex(sections));
  for (const [path, content] of emitValidatorRuntime()) output.set(path, content);
  output.set('resources/index.ts', emitResourceIndex(compiled));
  output.set('resources/fullScreen.ts', emitFullScreen(compiled));
  output.set('widgets.ts', await emitWidgets(widgets));
  output.set('contract/entities.ts', emitEntities({ entities: served.map((entity) => makers.entity(entity)), facets: called.filter(({ facet }) => facet).map((entity) => makers.entity(entity)) }, called.filter(hasResource).map(({ key }) => key)));
  output.set('contract/demo.ts', emitDemo(served));
  output.set('contract/menu.ts', emitMenu(menu));
  output.set('contract/openapi.json', emitOpenapi(called.map((entity) => makers.description(entity))));
  output.set('contract/permissions.json', emitPermissions(called));
  return new Map([...output].sort(([a], [b]) => (a < b ? -1 : 1)));
}
