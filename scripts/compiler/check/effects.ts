/** Checks of what an action does: everything that an effect names is there and of the right make. */
import type { BookedValue, BookModel, CreateModel, EffectModel, MakeUpModel, MoveOfModel } from '../../../src/engine/model';
import { movesOf } from '../../../src/engine/rules/moves';
import { isSpecial } from '../../../src/engine/rules/present';
import type { NormalAction, NormalEntity, NormalProperty, NormalResource } from '../normal';
import { madeFrom } from '../origin';
import { type CheckContext, checkCondition, checkSpecial, expectEntity, expectField, expectName, fieldCodes, tell } from './context';

export function checkEffect(context: CheckContext, effect: EffectModel, action: NormalAction, entity: NormalEntity, states: NormalResource['states']): void {
  const { fields } = entity;
  const { prompt, input } = action;
  const words = Object.keys(effect).filter((word) => !['values', 'when', 'of', 'title', 'handler', 'new'].includes(word));
  if (words.length > 1) return tell(context, effect, words[1], `an effect does one thing; write [{ "${words[0]}": … }, { "${words[1]}": … }]`);
  const makes = 'book' in effect || 'create' in effect;
  if ('values' in effect && !makes) return tell(context, effect, 'values', '"values" are those of a new record; write "book" with the entity of a ledger, or "create" with another');
  if ('when' in effect && !makes) return tell(context, effect, 'when', '"when" is that of a new record; what is always done needs none, and an action has a "when" of its own');
  if ('of' in effect && !('makeUp' in effect || 'move' in effect)) return tell(context, effect, 'of', '"of" says whose secret is made up, or which record is moved; write "makeUp" with its field, or "move"');
  if ('title' in effect && words.length === 0) return tell(context, effect, 'title', 'a title calls what an effect does to a record; write beside it what is done');
  if ('makeUp' in effect) checkMadeUp(context, effect, action, entity);
  else if ('move' in effect && effect.of !== undefined) checkMoveOf(context, effect, fields);
  else if ('set' in effect) {
    checkSet(context, effect.set, action, fields);
    if (!Object.keys(effect.set).length && !prompt && !input) tell(context, action, 'effect', `action "${action.name}" sets nothing and asks nothing`);
  } else if ('move' in effect) {
    const moves = Object.keys(states?.moves ?? {});
    for (const move of movesOf({ effect })) {
      if (expectName(context, effect, 'move', 'move', move, moves) && states!.moves[move]!.by !== (action.by ?? 'platform')) tell(context, effect, 'move', `move "${move}" is made by ${states!.moves[move]!.by}, not ${action.by === undefined ? 'here' : `by ${action.by}`}`);
    }
    if (typeof effect.move === 'object') expectName(context, effect.move, 'by', 'input', effect.move.by, (input?.fields ?? []).map(({ name }) => name));
  } else if ('add' in effect) {
    checkAdded(context, effect.add, action, fields);
  } else if ('seed' in effect) {
    if (effect.seed === '') tell(context, action, 'effect', 'rows are brought back by a field that is "unique" by itself; this entity has none');
    if (!entity.seed.length) tell(context, action, 'effect', 'there are no "seed" rows to bring back');
  } else if ('book' in effect) checkBooking(context, effect, action, fields);
  else if ('create' in effect) checkCreated(context, effect, action, fields);
}

/** Kinds whose values are lists without order of their own. */
const lists = ['references', 'tags'];

/** Numbers are summed and lists gain members; what is added is of the field's own make. */
function checkAdded(context: CheckContext, add: string[] | Record<string, string>, action: NormalAction, fields: NormalProperty[]): void {
  const asked = askedOf(action);
  const isList = Array.isArray(add);
  for (const [at, text] of Object.entries(add)) {
    const [key, name, source] = isList ? [Number(at), text, text] : [at, at, text.slice(1)];
    const field = expectField(context, add, key, name, fields);
    if (field && field.kind !== 'integer' && !lists.includes(field.kind)) {
      tell(context, add, key, `only integers, references and tags are added to; "${name}" is ${field.kind}`);
      continue;
    }
    if (!expectName(context, add, key, 'input', source, asked.map((each) => each.name))) continue;
    const taken = asked.find((each) => each.name === source);
    if (field && taken && (taken.kind !== field.kind || taken.to !== field.to)) tell(context, add, key, `"${name}" is ${made(field)}, what is added to it ${made(taken)}`);
  }
}

const made = ({ kind, to }: NormalProperty): string => (to === undefined ? kind : `${kind} of ${to}`);

const askedOf = ({ input }: NormalAction): NormalProperty[] => (input?.fields ?? []).filter(({ shows }) => shows === undefined);

/** A new record takes over what it can hold, and says all that it must. */
function checkCreated(context: CheckContext, effect: CreateModel, action: NormalAction, fields: NormalProperty[]): void {
  const target = expectEntity(context, effect, 'create', effect.create);
  if (!target) return;
  if (target.ledger) return tell(context, effect, 'create', `${effect.create} is a ledger; write "book"`);
  if (target.facet || target.resource?.single) return tell(context, effect, 'create', `no records of ${effect.create} are made: it is ${target.facet ? 'a part of another table' : 'one record'}`);
  const { values = {} } = effect;
  const sources = [...askedOf(action), ...fields];
  checkCondition(context, effect.when, sources, [], { moments: true });
  checkGiven(context, values, sources, target.fields);
  for (const [name, value] of Object.entries(values)) {
    const field = target.fields.find((each) => each.name === name);
    if (field?.computed) tell(context, values, name, `"${name}" of ${effect.create} is worked out`);
    const taken = value === `$${name}` ? sources.find((each) => each.name === name) : undefined;
    if (taken && field && (taken.kind !== field.kind || taken.to !== field.to || taken.enumeration !== field.enumeration)) tell(context, values, name, `"${name}" is ${made(taken)} here and ${made(field)} in ${effect.create}`);
  }
  for (const { name, required, when, default: given } of target.fields) {
    if (required && !when && given === undefined && !Object.hasOwn(values, name)) tell(context, effect, 'create', `a new record of ${effect.create} says "${name}"`);
  }
}

/** What an action sets may be what was asked, or what another field holds. */
const checkSet = (context: CheckContext, set: object, action: NormalAction, fields: NormalProperty[]): void =>
  checkGiven(context, set, [...askedOf(action), ...fields], fields);

/** @param sources inputs and fields that values speak of @param fields those that take them */
function checkGiven(context: CheckContext, set: object, sources: NormalProperty[], fields: NormalProperty[]): void {
  const constants: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(set)) {
    const isMade = typeof value === 'string' && !isSpecial(value) && /^\$|\{\w+\}/.test(value);
    if (isMade || (typeof value === 'object' && value !== null && 'by' in value)) checkBooked(context, set, name, value, sources, expectField(context, set, name, name, fields));
    else constants[name] = value;
  }
  checkAssigned(context, madeFrom(constants, set), fields);
}

/** A secret is one of one record, and told to whoever asked for it. */
function checkMadeUp(context: CheckContext, effect: MakeUpModel, { call, on }: NormalAction, { fields }: NormalEntity): void {
  const by = effect.of === undefined ? undefined : expectField(context, effect, 'of', effect.of, fields);
  if (by && by.kind !== 'reference') tell(context, effect, 'of', `"of" is a reference to one record; "${by.name}" is ${by.kind}`);
  const holder = effect.of === undefined ? fields : by?.kind === 'reference' ? expectEntity(context, effect, 'of', by.to ?? '')?.fields : undefined;
  const field = holder && expectField(context, effect, 'makeUp', effect.makeUp, holder);
  if (field && field.kind !== 'password') tell(context, effect, 'makeUp', `a secret is a password; "${effect.makeUp}" is ${field.kind}`);
  if (on.join() !== 'row') tell(context, effect, 'makeUp', 'a secret is answered to whoever asks for one record; the action is offered on rows only');
  if (Object.keys(call.reveals ?? {}).length !== 1) tell(context, effect, 'makeUp', 'nobody is told the secret; write "reveals": { "password": "新密码" } in its call');
}

/** An assignment is checked like a comparison, unless it speaks of the present: the field exists and knows the code. */
export function checkAssigned(context: CheckContext, set: object, fields: NormalProperty[]): void {
  for (const [name, value] of Object.entries(set)) {
    const field = fields.find((each) => each.name === name);
    if (!field || !checkSpecial(context, set, name, value, field)) checkCondition(context, madeCondition(set, name, value), fields);
  }
}

/** Each value by itself, told where it is written. */
const madeCondition = (holder: object, name: string, value: unknown) => madeFrom({ [name]: value }, holder) as never;

/** A record of a ledger says all it must. */
function checkBooking(context: CheckContext, effect: BookModel, { input }: NormalAction, fields: NormalProperty[]): void {
  const target = expectEntity(context, effect, 'book', effect.book);
  if (!target) return;
  const { ledger } = target;
  if (ledger && !(effect as Partial<BookModel>).values) return tell(context, effect, 'book', 'a booking lacks "values", what its record says');
  if (!ledger) return tell(context, effect, 'book', `${effect.book} is no ledger; write "ledger" there`);
  const sources = [...(input?.fields ?? []).filter(({ shows }) => shows === undefined), ...fields];
  checkCondition(context, effect.when, sources);
  for (const [name, value] of Object.entries(effect.values)) {
    const field = expectField(context, effect.values, name, name, target.fields);
    if (isSpecial(value)) {
      tell(context, effect.values, name, 'a booking is stamped by itself; write an input, a field or a constant');
      continue;
    }
    if (field && name === ledger.after) tell(context, effect.values, name, `"${name}" is filled by the booking`);
    checkBooked(context, effect.values, name, value, sources, field);
  }
  for (const name of [ledger.of, ledger.amount, ledger.direction, ledger.against]) {
    if (!(name in effect.values)) tell(context, effect, 'values', `a booking says "${name}"`);
  }
}

/** The record that a reference points to knows the move, and the platform makes it. */
function checkMoveOf(context: CheckContext, effect: MoveOfModel, fields: NormalProperty[]): void {
  const by = expectField(context, effect, 'of', effect.of, fields);
  if (!by) return;
  if (by.kind !== 'reference') return tell(context, effect, 'of', `"of" is a reference to one record; "${by.name}" is ${by.kind}`);
  if (typeof effect.move !== 'string') return tell(context, effect, 'move', 'the move of a record elsewhere has one name');
  const moves = expectEntity(context, effect, 'of', by.to ?? '')?.resource?.states?.moves;
  if (!expectName(context, effect, 'move', 'move', effect.move, Object.keys(moves ?? {}))) return;
  const { by: who } = moves![effect.move]!;
  if (who !== 'platform') tell(context, effect, 'move', `move "${effect.move}" is made by ${who}, not here`);
}

export function checkBooked(context: CheckContext, holder: object, key: string, value: BookedValue, sources: NormalProperty[], field: NormalProperty | undefined): void {
  if (typeof value === 'object' && value !== null) {
    const decides = expectField(context, value, 'by', value.by, sources);
    const codes = fieldCodes(context, decides);
    for (const [code, each] of Object.entries(value.of)) {
      if (codes) expectName(context, value.of, code, 'code', code, codes.map(String));
      checkBooked(context, value.of, code, each, sources, field);
    }
    for (const code of codes ?? []) if (!Object.hasOwn(value.of, String(code))) tell(context, value, 'of', `"${value.by}" may be ${JSON.stringify(code)}, for which nothing is written`);
  } else if (typeof value === 'string') {
    const source = value.startsWith('$') ? value.slice(1) : undefined;
    const taken = source === undefined ? undefined : expectField(context, holder, key, source, sources);
    if (taken?.writeOnly && field && !field.writeOnly) tell(context, holder, key, `"${source}" is never answered${source === field.name ? ' here, and it would be there' : `, and "${field.name}" is`}`);
    for (const [, name = ''] of value.matchAll(/\{(\w+)\}/g)) {
      const shown = expectField(context, holder, key, name, sources);
      if (shown?.writeOnly) tell(context, holder, key, `"${name}" is never answered, the text would tell it`);
      if (shown && fieldCodes(context, shown)) tell(context, holder, key, `"${name}" is a code; write { "by": "${name}", "of": { … } } with a text for each`);
    }
    if (source === undefined) checkCode(context, holder, key, value, field);
  } else checkCode(context, holder, key, value, field);
}

function checkCode(context: CheckContext, holder: object, key: string, value: unknown, field: NormalProperty | undefined): void {
  const codes = fieldCodes(context, field);
  if (codes && value !== null && !codes.includes(value)) tell(context, holder, key, `"${field!.name}" is never ${JSON.stringify(value)}; one of ${codes.map((code) => JSON.stringify(code)).join(', ')}`);
}
