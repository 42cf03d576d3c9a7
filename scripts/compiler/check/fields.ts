/** Checks of properties: does the kind take what is written, and does everything it points at exist. */
import type { Property } from '../../../generated/types/vocabulary';
import { recordDeleted } from '../../../src/engine/extension/paths';
import type { ExactlyOneModel, Scalar, UniqueModel } from '../../../src/engine/model';
import { integerBounds } from '../../../src/engine/schema/integerBounds';
import { limitedField } from '../../../src/engine/validation/inputLimits';
import { kinds } from '../../../src/fields/kinds';
import { isLinked } from '../links';
import { meant, oneOf } from '../mistakes';
import { codesOf, fieldModel, serialOf } from '../model/fields';
import { unservable } from '../model/table';
import type { NormalColumn, NormalEntity, NormalFilter, NormalInput, NormalProperty } from '../normal';
import { writtenOf } from '../normalize/fields';
import { checkBegins } from './begins';
import { type CheckContext, checkCondition, checkSpecial, checkTemplate, expectEntity, expectField, expectName, fieldCodes, tell } from './context';
import { brokenRule } from './brokenRule';
import { checkChosen } from './chosen';
import { checkFirst, checkRowFor } from './first';
import { checkKeyed } from './keyed';
import { checkRowRules } from './rules';

/** Keywords that only some kinds take; every other keyword belongs to all. */
const special: (keyof Property)[] = [
  'minLength', 'maxLength', 'minimum', 'maximum', 'pattern', 'scale', 'unit', 'minItems', 'maxItems', 'first', 'rowFor', 'maxBytes', 'enumeration', 'as', 'codes',
  'to', 'toBy', 'leavesOnly', 'onDelete', 'unique', 'items', 'properties', 'options', 'marks', 'inverse', 'keptIn', 'fills', 'within', 'named', 'hashed', 'unlike', 'repeats', 'videoFirst', 'notation',
];

/** Structure that the kinds' own lists leave out. */
const structure: Partial<Record<NormalProperty['kind'], string[]>> = { childTable: ['items'], skuMatrix: ['items'], tags: ['items'], references: ['items'], imageList: ['items'], json: ['properties'] };

const reserved = ['isDel', 'recordVersion', recordDeleted];

const bounds = [['minLength', 'maxLength'], ['minimum', 'maximum'], ['minItems', 'maxItems']] as const;

/** @param inherited the field is an action's input, which may repeat keywords of the entity's field */
export function checkField(context: CheckContext, field: NormalProperty, fields: NormalProperty[], entity: NormalEntity, inherited = false): void {
  const kind = kinds[field.kind];
  const written = writtenOf(field);
  const fail = (key: keyof Property | undefined, text: string) => tell(context, field, key, text);
  if (written.title === undefined && field.name !== entity.primaryKey && (field.input || field.column || field.filter)) fail(undefined, `"${field.name}" is seen on screens and lacks "title"`);
  if (reserved.includes(field.name) && !(field.name === 'isDel' && field.kind === 'switch' && field.readOnly)) fail(undefined, `"${field.name}" is the server's own; choose another name${field.name === 'isDel' ? ', or show it as a read-only switch' : ''}`);
  const taken = [...kind.keywords, ...(structure[field.kind] ?? []), ...(field.key === undefined ? [] : ['to'])];
  if (!inherited) for (const keyword of special) if (written[keyword] !== undefined && !taken.includes(keyword)) fail(keyword, `kind ${field.kind} takes no "${keyword}"${meant(keyword, taken)}`);
  if (!kind.wires.includes(field.wire)) fail('wire', `kind ${field.kind} cannot travel as ${JSON.stringify(field.wire)}${oneOf(kind.wires)}`);
  checkTargets(context, field, fields, entity);
  for (const condition of [field.when, field.requiredWhen, field.fixedWhen, ...(field.variants ?? []).map(({ when }) => when)]) checkCondition(context, condition, fields);
  for (const variant of field.variants ?? []) checkVariant(context, field, variant);
  for (const variant of field.variants ?? []) if (variant.enumeration !== undefined) checkSameCodes(context, field, variant as { enumeration: string });
  if (field.required && field.requiredWhen) fail('requiredWhen', `"${field.name}" is required already; take it out of "required" or leave "requiredWhen" out`);
  if (field.unlike && !field.hashed) fail('unlike', 'only passwords that are kept as a hash ("hashed") are compared with other fields');
  for (const name of field.unlike ?? []) expectField(context, field, 'unlike', name, fields);
  if (field.repeats !== undefined) expectField(context, field, 'repeats', field.repeats, fields);
  if (field.inverse !== undefined && (field.as === 'tree' || field.required)) fail('inverse', 'what is kept over there is neither required here nor chosen from a tree');
  if (field.keptIn) checkKept(context, field, field.keptIn, fields);
  if (field.key !== undefined) checkKeyed(context, field, field.key, inherited);
  if (field.names !== undefined) checkNamed(context, field, field.names, fields);
  for (const own of Object.keys(field.fills ?? {})) expectField(context, field.fills!, own, own, fields);
  if (field.as === 'rate' && (field.kind !== 'enumeration' || !codesOf(context)(field.enumeration ?? '')?.every((code, index) => code === index + 1))) fail('as', 'stars are given by an enumeration of 1, 2, 3 …');
  if (field.as === 'switch') checkSwitch(context, field);
  if (field.as === 'tree' && field.kind !== 'references') fail('as', 'only references are chosen from a tree of boxes');
  if (field.kind === 'references' && field.as !== undefined && field.as !== 'tree' && field.as !== 'table') fail('as', `references are drawn as tree or table or not at all otherwise, not as ${field.as}`);
  checkChosen(context, field);
  if (field.kind === 'region') checkRegion(context, field, fields);
  if (field.kind === 'integer' && field.as !== undefined) checkNumbers(context, field);
  if (field.marks !== undefined && field.as !== 'tree') fail('marks', '"marks" belongs to references with "as": "tree"');
  for (const [index, name] of (field.unique?.scope ?? []).entries()) expectField(context, field.unique!.scope, index, name, fields);
  if (field.unique?.when) checkUniqueWhen(context, field.unique.when, fields);
  if (field.exactlyOne) checkExactlyOne(context, field, field.exactlyOne, entity);
  for (const [least, most] of bounds) {
    if (field[least] !== undefined && field[most] !== undefined && field[least] > field[most]) fail(most, `"${most}" ${field[most]} is below "${least}" ${field[least]}; nothing could be entered`);
  }
  if (field.readOnly && field.writeOnly && !field.computed) fail('writeOnly', 'a field is readOnly or writeOnly, not both');
  if (field.masked && field.kind !== 'text' && field.kind !== 'phone') fail('masked', `texts and telephone numbers are masked; "${field.name}" is ${field.kind}`);
  if (field.pattern !== undefined && !compiles(field.pattern)) fail('pattern', `"pattern" is no regular expression: ${field.pattern}`);
  // Nobody enters a read-only value, so the rules for entering do not bind it.
  if (serialOf(field.default) !== undefined) checkSerial(context, field, serialOf(field.default)!);
  else if (field.default !== undefined && !checkSpecial(context, field, 'default', field.default, field) && !field.readOnly) checkDefault(context, field, written);
  if (field.begins) checkBegins(context, field, field.begins, inherited);
  const tabs = entity.resource?.list?.tabs;
  if (field.column) checkColumn(context, field.column, fields, tabs ? [tabs.param] : []);
  if (field.input) {
    checkCondition(context, field.input.disabledWhen, fields);
    checkCondition(context, field.input.hiddenWhen, fields);
    checkLimits(context, field, field.input);
    if (field.input.refill !== undefined && field.default === undefined) tell(context, field.input, 'refill', `"refill" puts the default back; "${field.name}" has none`);
    if (field.input.preview && field.kind !== 'richText') tell(context, field.input, 'preview', `"preview" shows rich text; "${field.name}" is ${field.kind}`);
    checkPeriod(context, field, field.input, fields);
  }
  if (field.rules) checkRowRules(context, field);
  if (field.first) checkFirst(context, field);
  if (field.rowFor !== undefined && field.kind === 'childTable') checkRowFor(context, field, field.rowFor);
  for (const child of field.fields ?? []) {
    if (child.column || child.filter) tell(context, child, child.column ? 'column' : 'filter', 'a field of a child table has neither column nor filter');
    // The columns of a matrix are shown by what the record around it holds.
    checkField(context, child, field.kind === 'skuMatrix' ? fields : field.fields!, entity);
    if (field.kind === 'skuMatrix' && !inCells.includes(child.kind)) tell(context, child, 'kind', `kind ${child.kind} cannot be entered in a cell${oneOf(inCells)}`);
    if (field.kind === 'skuMatrix' && matrixKeys.includes(child.name)) tell(context, child, undefined, `"${child.name}" of every row is the matrix's own; leave it out`);
  }
}

function checkRegion(context: CheckContext, field: NormalProperty, fields: NormalProperty[]): void {
  const above = field.within === undefined ? undefined : expectField(context, field, 'within', field.within, fields);
  if (above && above.kind !== 'region') tell(context, field, 'within', `"${above.name}" is no region but ${above.kind}`);
  else if (above && !field.region) tell(context, field, 'within', 'regions lie in each other three deep at most: a province, a city, a district');
  const name = field.named === undefined ? undefined : expectField(context, field, 'named', field.named, fields);
  if (name && (name.kind !== 'text' || name.computed)) tell(context, field, 'named', `the name of a region is a text of its own; "${name.name}" is ${name.computed ? 'worked out' : name.kind}`);
}

function checkNamed(context: CheckContext, field: NormalProperty, names: NonNullable<NormalProperty['names']>, fields: NormalProperty[]): void {
  const holder = typeof names === 'string' ? field : names;
  const { by, to } = typeof names === 'string' ? { by: names, to: undefined } : names;
  const held = expectField(context, holder, typeof names === 'string' ? 'names' : 'by', by, fields);
  if (!held) return;
  if (held.to === undefined && to === undefined) tell(context, field, 'names', `"${by}" is no reference; say which entity its number is of: { "by": "${by}", "to": "<section>/<entity>" }`);
  if (held.to !== undefined && to !== undefined) tell(context, holder, 'to', `"${by}" refers to ${held.to} already; leave "to" out`);
  const key = to ?? held.to;
  const target = key === undefined ? undefined : expectEntity(context, holder, 'to', key);
  if (target && !isLinked(target)) tell(context, field, 'names', `${key} writes no detail that its list opens, so nothing can lead there`);
}

/** Longest list of numbers to choose from. */
const mostNumbers = 200;

function checkNumbers(context: CheckContext, field: NormalProperty): void {
  const { minimum = -Infinity, maximum = Infinity } = field;
  if (field.as !== 'select') tell(context, field, 'as', `integers are typed or chosen from a select, not drawn as ${field.as}`);
  else if (maximum - minimum >= mostNumbers) tell(context, field, 'as', `a select of numbers needs "minimum" and "maximum", at most ${mostNumbers} numbers apart`);
}

/** A switch stands in one of two positions from the first. */
function checkSwitch(context: CheckContext, field: NormalProperty): void {
  const codes = codesOf(context)(field.enumeration ?? '') ?? [];
  if (field.kind !== 'enumeration') tell(context, field, 'as', `the two first codes of an enumeration are drawn as a switch; "${field.name}" is ${field.kind}`);
  else if (codes.length === 1) tell(context, field, 'as', `a switch has two positions, "${field.enumeration}" has one code`);
  else if (field.default === undefined && !field.readOnly) tell(context, field, 'as', `a switch stands in a position from the first; write which as "default"${oneOf(codes.slice(0, 2).map((code) => JSON.stringify(code)))}`);
}

/** Names may differ from record to record; what is stored may not. */
function checkSameCodes(context: CheckContext, field: NormalProperty, variant: { enumeration: string }): void {
  const own = codesOf(context)(field.enumeration ?? '');
  const theirs = codesOf(context)(variant.enumeration);
  if (!theirs) expectName(context, variant, 'enumeration', 'enumeration', variant.enumeration, context.known.enumerations);
  else if (own?.join() !== theirs.join()) tell(context, variant, 'enumeration', `"${variant.enumeration}" has other codes than ${field.enumeration === undefined ? `"${field.name}", which has none` : `"${field.enumeration}"`}`);
}

function checkBarred(context: CheckContext, field: NormalProperty, variant: { barred: Scalar[]; description?: string; in?: unknown }): void {
  const codes = field.options?.map(({ value }) => value) ?? codesOf(context)(field.enumeration ?? '');
  for (const code of variant.barred) if (!codes?.includes(code)) tell(context, variant, 'barred', `"${field.name}" is never ${JSON.stringify(code)}`);
  if (variant.description === undefined) tell(context, variant, 'barred', 'why these codes cannot be chosen is told by the "description" of the variant');
  if (variant.in) tell(context, variant, 'in', 'what may be chosen depends on the record, not on the form: the server asks the same');
}

function checkPeriod(context: CheckContext, { kind, unit }: NormalProperty, input: NormalInput, fields: NormalProperty[]): void {
  const { through } = input;
  if (through === undefined) {
    if (input.earliest !== undefined) tell(context, input, 'minimum', '"$today" belongs to a period; name the field that ends it: "through"');
    if (input.wholeDays !== undefined) tell(context, input, 'wholeDays', '"wholeDays" belongs to a period; name the field that ends it: "through"');
    return;
  }
  const end = expectField(context, input, 'through', through, fields);
  if (kind !== 'date' && kind !== 'datetime' && kind !== 'time') tell(context, input, 'through', `a period begins with a date, datetime or time, not with kind ${kind}`);
  else if (end && (end.kind !== kind || !end.input)) tell(context, input, 'through', `"${through}" must be entered as a ${kind} too`);
  else if (end && end.unit !== unit) tell(context, input, 'through', `"${through}" must be told in the unit ${unit ?? 'second'} too`);
  if (kind === 'time' && input.earliest !== undefined) tell(context, input, 'minimum', 'a time of day is every day; "$today" belongs to dates and datetimes');
  if (kind !== 'datetime' && input.wholeDays !== undefined) tell(context, input, 'wholeDays', `a period of kind ${kind} has no other ends; "wholeDays" belongs to datetimes`);
}

/** Kinds that one cell of a matrix can hold, and what every row holds anyway. */
const inCells: readonly string[] = ['text', 'integer', 'decimal', 'money', 'switch', 'image'];
const matrixKeys = ['sku', 'attrValue'];

function checkTargets(context: CheckContext, field: NormalProperty, fields: NormalProperty[], entity: NormalEntity): void {
  const fail = (key: keyof Property | undefined, text: string) => tell(context, field, key, text);
  if ((field.kind === 'enumeration' || field.kind === 'choices') && field.enumeration === undefined) fail(undefined, `"${field.name}" names no enumeration; write "enumeration": "<name of a file in schemas/enumerations>"`);
  if (field.enumeration !== undefined && !context.known.enumerations.has(field.enumeration)) {
    expectName(context, field, writtenOf(field).codes === undefined ? 'enumeration' : 'codes', 'enumeration', field.enumeration, context.known.enumerations);
  }
  const refers = field.kind === 'reference' || field.kind === 'references' || field.kind === 'treeReference';
  if (refers && field.to === undefined && !field.toBy) fail(undefined, `"${field.name}" refers to nothing; write "to": "<section>/<entity>"`);
  if (field.to !== undefined && field.toBy) fail('toBy', '"to" and "toBy" exclude each other');
  if (field.toBy) expectField(context, field.toBy, 'field', field.toBy.field, fields);
  const { of: byCode = {} } = field.onDelete ?? {};
  if (field.onDelete?.of && !field.toBy) tell(context, field, 'onDelete', '"of" goes with "toBy", whose codes it names');
  for (const code of Object.keys(byCode)) if (field.toBy && !(code in field.toBy.map)) tell(context, byCode, code, `"toBy" leads nowhere for "${code}"; it knows ${Object.keys(field.toBy.map).join(', ')}`);
  const targets = [...(field.to === undefined ? [] : [{ holder: field as object, key: 'to', name: field.to }]), ...Object.entries(field.toBy?.map ?? {}).map(([key, name]) => ({ holder: field.toBy!.map as object, key, name }))];
  for (const { holder, key, name } of targets) {
    const target = expectEntity(context, holder, key, name);
    if (!target) continue;
    if (target.resource && !target.resource.options) tell(context, holder, key, `${name} offers no read to choose from; give it a list or "reads"`);
    const rule = (holder === field ? undefined : field.onDelete?.of?.[key]) ?? field.onDelete?.rule;
    if (rule === 'keep' && !target.softDelete) tell(context, field, 'onDelete', `${name} deletes its records for good, so nothing is left to name; choose another rule`);
    if (field.inverse !== undefined) {
      const back = expectField(context, field, 'inverse', field.inverse, target.fields);
      if (back && (back.kind !== 'references' || back.to !== entity.key)) fail('inverse', `"${field.inverse}" of ${name} is no list of references to ${entity.key}`);
    }
    for (const [own, theirs] of Object.entries(field.fills ?? {})) expectField(context, field.fills!, own, theirs, target.fields);
    if (field.kind === 'treeReference' && target.resource && !target.resource.tree) tell(context, holder, key, `${name} is no tree; use kind reference or give it "tree"`);
    if (field.as === 'tree' && target.resource && !target.resource.tree) tell(context, field, 'as', `${name} is no tree`);
    // Of several entities one may be a tree; the others have nothing but leaves.
    if (field.leavesOnly && !field.toBy && target.resource && !target.resource.tree) tell(context, field, 'leavesOnly', `${name} is no tree, it has no leaves`);
  }
  if (field.computed) checkComputed(context, field, field.computed, entity);
}

/** Rows that are kept elsewhere have all columns there, and what tells them apart; the record has the attributes. */
function checkKept(context: CheckContext, field: NormalProperty, keptIn: NonNullable<NormalProperty['keptIn']>, fields: NormalProperty[]): void {
  for (const name of ['specType', 'attrList']) if (!fields.some((each) => each.name === name)) tell(context, field, 'keptIn', `the record has no "${name}", by which the rows of a matrix are told`);
  const target = expectEntity(context, keptIn, 'entity', keptIn.entity);
  if (!target) return;
  expectField(context, keptIn, 'by', keptIn.by, target.fields);
  for (const name of [...matrixKeys, ...(field.fields ?? []).map((column) => column.name)]) {
    if (!target.fields.some((each) => each.name === name)) tell(context, field, 'keptIn', `${keptIn.entity} has no "${name}"`);
  }
}

/** References lead to the entity that a facet is part of. */
const servedAs = ({ key, facet }: NormalEntity): string => facet?.of ?? key;

function checkRecords(context: CheckContext, field: NormalProperty, computed: Extract<NonNullable<NormalProperty['computed']>, { rows: string } | { fields: string[] }>, entity: NormalEntity): void {
  if ('rows' in computed) {
    const target = expectEntity(context, computed, 'rows', computed.rows);
    const by = target && expectField(context, computed, 'by', computed.by, target.fields);
    if (by && by.to !== servedAs(entity)) tell(context, computed, 'by', `${computed.rows} refers to ${by.to ?? 'nothing'} by "${by.name}", not to ${servedAs(entity)}`);
    for (const [key, name] of Object.entries(computed.carries ?? {})) {
      const own = name === 'id' ? undefined : expectField(context, computed.carries!, key, name, entity.fields);
      if (own?.computed || own?.writeOnly || own?.masked) tell(context, computed.carries!, key, `"${name}" is ${own.computed ? 'itself worked out' : 'hidden'}; rows carry what is stored and shown`);
    }
    return;
  }
  const of = expectField(context, computed, 'of', computed.of, entity.fields);
  if (of && of.kind !== 'references') tell(context, computed, 'of', `"${of.name}" is no list of references but ${of.kind}`);
  else if (of && !isDecided(context, of, computed)) return;
  for (const [index, name] of computed.fields.entries()) expectName(context, computed.fields, index, 'field', name, (field.fields ?? []).map((each) => each.name));
}

/** Where another field decides what is referred to, the records are those of one of these entities. */
function isDecided(context: CheckContext, { name, toBy }: NormalProperty, computed: { of: string; to?: string }): boolean {
  const among = toBy && Object.values(toBy.map);
  if (among && computed.to === undefined) tell(context, computed, 'of', `"${name}" refers to several entities; write of which: "to"${oneOf(among)}`);
  else if (among && !among.includes(computed.to!)) tell(context, computed, 'to', `"${name}" never refers to ${computed.to!}${oneOf(among)}`);
  else if (!among && computed.to !== undefined) tell(context, computed, 'to', `"${name}" refers to one entity alone; leave "to" out`);
  else return true;
  return false;
}

function checkAncestors(context: CheckContext, field: NormalProperty, computed: { ancestors: string }, entity: NormalEntity): void {
  const parent = expectField(context, computed, 'ancestors', computed.ancestors, entity.fields);
  if (parent && (parent.kind !== 'treeReference' || ![entity.key, servedAs(entity)].includes(parent.to ?? ''))) tell(context, computed, 'ancestors', `"${parent.name}" is no parent of a tree of ${entity.key}`);
  if (field.kind !== 'text') tell(context, field, 'computed', `a way down a tree is a text, "${field.name}" is ${field.kind}`);
}

function checkComputed(context: CheckContext, field: NormalProperty, computed: NonNullable<NormalProperty['computed']>, entity: NormalEntity): void {
  if ('handler' in computed) return;
  if ('ancestors' in computed) return checkAncestors(context, field, computed, entity);
  if ('rows' in computed || 'fields' in computed) return checkRecords(context, field, computed, entity);
  if ('of' in computed) return checkLookup(context, field, computed, entity);
  checkAggregate(context, field, computed, entity);
}

function checkAggregate(context: CheckContext, field: NormalProperty, computed: Aggregate, entity: NormalEntity): void {
  const [key, name] = 'sum' in computed ? ['sum', computed.sum] : ['count', computed.count];
  if (key === 'count' && field.kind !== 'integer') tell(context, field, 'computed', `a count is an integer, "${field.name}" is ${field.kind}`);
  const target = expectEntity(context, computed, key, name);
  if (!target) return;
  if ('sum' in computed) {
    const summed = expectField(context, computed, 'field', computed.field, target.fields);
    if (summed && (summed.computed || !summable.includes(summed.kind))) tell(context, computed, 'field', `"${summed.name}" of ${name} is ${summed.computed ? 'itself worked out' : summed.kind}, which cannot be summed up`);
    else if (summed && summed.kind !== field.kind) tell(context, field, 'computed', `"${summed.name}" of ${name} is ${summed.kind}, "${field.name}" is ${field.kind}`);
  } else if (computed.distinct !== undefined) expectField(context, computed, 'distinct', computed.distinct, target.fields);
  for (const each of Object.keys(computed.where ?? {})) expectName(context, computed.where!, each, 'field', each, target.fields.filter((one) => !one.computed).map((one) => one.name));
  const by = expectField(context, computed, 'by', computed.by, target.fields);
  if (by && by.to !== servedAs(entity)) tell(context, computed, 'by', `${name} refers to ${by.to ?? 'nothing'} by "${by.name}", not to ${servedAs(entity)}`);
}

type Aggregate = Extract<NonNullable<NormalProperty['computed']>, { count: string } | { sum: string }>;

const summable: readonly string[] = ['integer', 'decimal', 'money'];

function checkLookup(context: CheckContext, field: NormalProperty, computed: { of: string; field: string }, { fields }: NormalEntity): void {
  const reference = expectField(context, computed, 'of', computed.of, fields);
  if (!reference) return;
  if (reference.to === undefined) return tell(context, computed, 'of', `"${computed.of}" points to no one record; name a reference with "to"`);
  const target = expectEntity(context, computed, 'of', reference.to);
  const found = target && expectField(context, computed, 'field', computed.field, target.fields);
  if (found?.computed) tell(context, computed, 'field', `"${computed.field}" of ${reference.to} is itself worked out`);
  else if (found && reference.kind === 'references') {
    if (found.kind !== 'text' || field.kind !== 'tags') tell(context, field, 'computed', `what several records hold are tags made of texts; "${computed.field}" is ${found.kind}, "${field.name}" is ${field.kind}`);
  } else if (found && found.kind !== field.kind) tell(context, field, 'computed', `"${computed.field}" of ${reference.to} is ${found.kind}, "${field.name}" is ${field.kind}`);
}

/** Limits of an input are those the kind knows, and tighter than the field's: a looser one would promise what the server refuses. */
function checkLimits(context: CheckContext, field: NormalProperty, input: NormalInput): void {
  const own = field.kind === 'integer' ? { ...field, ...integerBounds(field) } : field;
  for (const name of ['maxLength', 'minimum', 'maximum'] as const) {
    const limit = input[name];
    const bound = own[name];
    if (limit === undefined) continue;
    if (!kinds[field.kind].keywords.includes(name)) tell(context, input, name, `kind ${field.kind} takes no "${name}"`);
    else if (bound !== undefined && (name === 'minimum' ? limit < bound : limit > bound)) tell(context, input, name, `the input's ${name} ${limit} is looser than the field's own ${bound}`);
  }
}

/** Its index holds the records in question alone, so the condition is one that an index can have. */
function checkUniqueWhen(context: CheckContext, when: NonNullable<UniqueModel['when']>, fields: NormalProperty[]): void {
  checkCondition(context, when, fields);
  for (const [name, test] of Object.entries(when)) {
    const plain = [test].flat().every((value) => ['string', 'number', 'boolean'].includes(typeof value) && value !== '$me');
    if (!plain || name === 'any') tell(context, when, name, '"when" of "unique" asks for one value of a field or several: { "auditStatus": 1 }, { "status": [1, 2] }');
    else if (fields.find((field) => field.name === name)?.computed) tell(context, when, name, `"${name}" is worked out; a unique value asks for what is stored`);
  }
}

/** The value is one that the field may hold, and another is there to fall back to. */
function checkExactlyOne(context: CheckContext, field: NormalProperty, rule: ExactlyOneModel, { fields }: NormalEntity): void {
  const fail = (message: string) => tell(context, field, 'exactlyOne', message);
  if (!fields.includes(field)) return fail('exactly one record holds it; rows and inputs are none');
  if (field.computed || field.when) fail(`"${field.name}" is not always stored; what exactly one record holds has neither "computed" nor "when"`);
  if (field.kind !== 'switch' && field.kind !== 'enumeration') return fail(`exactly one record holds a switch or a code; "${field.name}" is ${field.kind}`);
  const held = field.kind === 'switch' ? [true, false] : fieldCodes(context, field) ?? [];
  if (!held.includes(rule.holds)) fail(`"${field.name}" is never ${JSON.stringify(rule.holds)}; one of ${held.map((code) => JSON.stringify(code)).join(', ')}`);
  if (rule.otherwise === null || rule.otherwise === rule.holds) fail(`the others fall back to the default of "${field.name}"; write a "default" other than ${JSON.stringify(rule.holds)}`);
  for (const [index, name] of rule.scope.entries()) expectField(context, rule.scope, index, name, fields);
}

/** A number that is made up must be told apart, and stay as it was made. */
function checkSerial(context: CheckContext, field: NormalProperty, pattern: string): void {
  const length = pattern.replace('{time}', '0'.repeat(14)).replace(/\{(\d)\}/g, (_whole, digits: string) => '0'.repeat(Number(digits))).length;
  if (field.kind !== 'text') tell(context, field, 'default', `a serial number is a text; "${field.name}" is ${field.kind}`);
  if (!/\{[1-9]\}/.test(pattern)) tell(context, field, 'default', `"${pattern}" would be the same twice in a second; write digits of chance, e.g. {8}`);
  if (!field.unique || !(field.readOnly || field.fixedWhen)) tell(context, field, 'default', 'a serial number is "unique", and "readOnly" or "fixedWhen" it stands there');
  if (field.maxLength !== undefined && length > field.maxLength) tell(context, field, 'default', `a serial number of ${length} characters is longer than "maxLength" ${field.maxLength}`);
}

function checkDefault(context: CheckContext, field: NormalProperty, written: Property): void {
  const model = fieldModel(field, codesOf(context));
  const why = brokenRule(field.input ? limitedField(model, field.input) : model, field.default);
  if (why) tell(context, field, written.default === undefined ? undefined : 'default', `default ${JSON.stringify(field.default)} breaks the field's own rule: ${why}`);
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** @param tabParams conditions of columns may ask for the tab as well */
export function checkColumn(context: CheckContext, column: NormalColumn, fields: NormalProperty[], tabParams: string[] = []): void {
  const field = column.name ? expectField(context, column, 'name', column.name, fields) : undefined;
  if (!column.name) tell(context, column, undefined, 'a column needs "name"');
  for (const each of [...(column.cases ?? []), ...(column.below ?? [])]) {
    checkCondition(context, each.when, fields);
    checkTemplate(context, each, 'template', each.template, fields);
  }
  checkTemplate(context, column, 'template', column.template, fields);
  checkTemplate(context, column, 'each', column.each, field?.fields ?? []);
  if (field && column.sortable) expectSortable(context, column, 'sortable', field);
  if (field && column.sortsPage && !kinds[field.kind].sortable) tell(context, column, 'sortable', `kind ${field.kind} cannot be sorted`);
  if (field?.writeOnly) tell(context, column, undefined, `"${field.name}" is never answered, a column would stay empty`);
  checkCondition(context, column.when, fields, tabParams);
}

function expectSortable(context: CheckContext, at: object, key: string, field: NormalProperty): void {
  if (field.computed) tell(context, at, key, `"${field.name}" is worked out, rows cannot be sorted by it`);
  else if (!kinds[field.kind].sortable) tell(context, at, key, `kind ${field.kind} cannot be sorted`);
}

/** Query parameters that every list has. */
const taken = ['page', 'limit', 'orderBy', 'temp', 'token'];

export function checkFilter(context: CheckContext, filter: NormalFilter, fields: NormalProperty[]): void {
  const fail = (key: string | undefined, text: string) => tell(context, filter, key, text);
  if (!filter.param) fail(undefined, 'a filter needs "param"');
  if (taken.includes(filter.param)) fail('param', `"${filter.param}" is a parameter of every list; choose another "param"`);
  if (filter.enumeration !== undefined && !context.known.enumerations.has(filter.enumeration)) expectName(context, filter, 'enumeration', 'enumeration', filter.enumeration, context.known.enumerations);
  if (!kinds[filter.kind].wires.includes(filter.wire)) fail('wire', `kind ${filter.kind} cannot travel as ${JSON.stringify(filter.wire)}${oneOf(kinds[filter.kind].wires)}`);
  if ((filter.as === 'months' || filter.as === 'pastYear') && filter.operator !== 'dateLimit') fail('as', `${filter.as === 'months' ? 'months are' : 'the past year is'} chosen of a filter with "operator": "dateLimit"`);
  if (filter.as === 'radio' && filter.default === undefined) fail('as', 'of radio buttons one is always chosen; write which as "default"');
  if (filter.default !== undefined) {
    const codes = codesOf(context)(filter.enumeration ?? '') ?? [];
    if (!codes.includes(filter.default)) fail('default', `${JSON.stringify(filter.default)} is no code of this filter${oneOf(codes)}`);
  }
  if (filter.through !== undefined) {
    if (taken.includes(filter.through) || filter.through === filter.param) fail('through', `"${filter.through}" is another parameter already; the second moment needs one of its own`);
    const compared = fields.find(({ name }) => name === filter.on[0]);
    if (filter.operator !== 'range' || (compared && compared.kind !== 'datetime') || filter.on.length !== 1) fail('through', 'two parameters bound one stored datetime; write "operator": "range" and "on": "<datetime>"');
  }
  if (filter.required && filter.operator === 'none') fail('required', 'what is ignored cannot be required');
  if (filter.operator === 'none') return;
  for (const condition of Object.values(filter.where ?? {})) checkCondition(context, condition, fields, [], { moments: true, me: true });
  for (const code of Object.keys(filter.where ?? {})) {
    const known = (codesOf(context)(filter.enumeration ?? '') ?? []).map(String);
    expectName(context, filter.where!, code, 'code', code, known);
  }
  if (filter.where) return;
  if (!filter.on.length) fail(undefined, `filter "${filter.param}" compares no field; write "on": ["<field>"], or "operator": "none" to accept and ignore it`);
  if (filter.operator === 'order') return checkOrder(context, filter, fields);
  if (filter.operator === 'covers') checkEnds(context, filter, fields);
  for (const [index, name] of filter.on.entries()) {
    const several = filter.on.length > 1 && !filter.by;
    const field = expectField(context, several ? filter.on : filter, several ? index : filter.by ? 'by' : 'on', name, fields);
    if (!field) continue;
    const { computed } = field;
    if (computed && 'of' in computed && fields.some(({ name: each, kind }) => each === computed.of && kind === 'references')) fail(undefined, `"${name}" is made of several records; filter by "${computed.of}"`);
    if (computed && 'of' in computed && fields.some(({ name: each, computed: own }) => each === computed.of && own)) fail(undefined, `"${name}" is looked up by "${computed.of}", which is itself looked up; filter by that`);
    const operators = kinds[field.kind].operators;
    // Beside texts that are searched a number is compared whole.
    const operator = filter.on.length > 1 && filter.operator === 'contains' && field.kind === 'integer' ? 'equals' : filter.operator;
    if (!operators.includes(operator)) {
      fail('operator', operators.length ? `kind ${field.kind} cannot be filtered by ${filter.operator}${oneOf(operators)}` : `kind ${field.kind} takes no filter`);
      continue;
    }
    const why = unservable({ operator }, fieldModel(field, codesOf(context)));
    if (why) fail(undefined, `no index can serve filter "${filter.param}" on "${name}": ${why}; leave the filter out or filter by another field`);
  }
}

function checkOrder(context: CheckContext, filter: NormalFilter, fields: NormalProperty[]): void {
  if (filter.on.length > 1) tell(context, filter, 'on', 'rows are put in the order of one field');
  for (const name of filter.on) {
    const field = expectField(context, filter, 'on', name, fields);
    if (field) expectSortable(context, filter, 'on', field);
  }
  if (codesOf(context)(filter.enumeration ?? '')?.join() !== 'asc,desc') tell(context, filter, 'enumeration', 'an order is asked for by an enumeration of asc and desc');
}

/** One day is asked for, two ends are compared with it, at once. */
function checkEnds(context: CheckContext, filter: NormalFilter, fields: NormalProperty[]): void {
  if (filter.on.length !== 2 || filter.by) tell(context, filter, 'operator', '"covers" asks whether a day lies within two stored ends; write "on": ["<first>", "<last>"]');
  const computed = fields.find(({ name, computed: worked }) => filter.on.includes(name) && worked);
  if (computed) tell(context, filter, 'on', `"${computed.name}" is worked out; "covers" compares what is stored`);
}

function checkVariant(context: CheckContext, field: NormalProperty, variant: NonNullable<NormalProperty['variants']>[number]): void {
  const { kind, maxItems } = field;
  if (variant.when === undefined && variant.in === undefined) tell(context, variant, 'title', 'a variant says on which records ("when") or in which modes of the form ("in") it applies');
  if (variant.barred) checkBarred(context, field, variant as Parameters<typeof checkBarred>[2]);
  if (variant.maxItems === undefined) return;
  if (kind !== 'references') tell(context, variant, 'maxItems', `only references have another "maxItems" on some records; the field is ${kind}`);
  else if (variant.in) tell(context, variant, 'in', 'how many are taken depends on the record, not on the form: the server asks the same');
  else if (maxItems !== undefined && variant.maxItems > maxItems) tell(context, variant, 'maxItems', `"maxItems" ${variant.maxItems} is looser than the field's own ${maxItems}`);
}
