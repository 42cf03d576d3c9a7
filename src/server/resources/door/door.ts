/**
 * The one door: every write of every entity, from whatever side it comes, is one of these calls inside one transaction.
 * Permission is the caller's to prove before it opens a visit (`endpoints.ts`); everything else is proved here.
 */
import { sql } from 'kysely';
import { codes } from '../../../engine/envelope';
import { sameStored } from '../../../engine/json';
import type { MoveModel, Scalar } from '../../../engine/model';
import { statesByTime } from '../../../engine/rules/byTime';
import { completedBy } from '../../../engine/rules/completes';
import { fieldsAsked, holds } from '../../../engine/rules/holds';
import { keyOf, skuOf } from '../../../engine/matrix/document';
import { canMove, endsOf } from '../../../engine/rules/moves';
import { otherPosition, positionsOf } from '../../../engine/rules/positions';
import { inFull } from '../../../engine/rules/present';
import { type FieldRefusal, invalid } from '../../refusal';
import { all, among, equals } from '../condition';
import type { Change, Resource, Row, Visit } from '../types';
import { provePart, proveTree } from '../parts';
import { leaveQueue } from '../queue/leave';
import { alive, own } from '../resource';
import { conflictRefusal } from './conflict';
import { complete, withBlanks } from './complete';
import { proveFixed, proveOpen } from './locks';
import { hashSecrets } from './secrets';
import { validate } from './validate';
import { releaseReferrers } from './deletion';
import { writeInverses } from './inverse';
import { keptRows, lockKept } from './keptRows';
import { heldAgain, proveFree, takeExactlyOne } from './exactlyOne';
import { followUp, type Step } from './follow';
import { tell } from './journal';
import { bookRecord, proveBookingKept, proveHeldKept, proveNoLedger } from './ledger';
import { checkReferences, completeChoices } from './references';
import { checkRegions, nameRegions, regionsOf } from './regions';
import { writeLog } from './moveLog';
import { ancestorIds, descendants, parentField, place } from './tree';
import { stateRefusal } from './stateChange';
import { changeRow, dropRow, insertRow, lockRow, lockRows, missing, type Locked } from './rows';
import { restoreReferrers } from './restoration';
import { statesNow, waitsAtOnce } from './byTime';
import { presentOf } from './visit';
import type { Options } from '../typed';

const changedNames = (resource: Resource, before: Row, after: Row) =>
  [...resource.stored.keys()].filter((name) => name !== resource.id.field.name && !sameStored(before[name], after[name]));

async function proveWhen(visit: Visit, resource: Resource, { when, message, title }: Options, { id, record }: Locked): Promise<void> {
  if (!holds(when, record)) throw await stateRefusal(visit, resource, id, fieldsAsked(when), codes.invalid, message ?? `当前状态不能${title}`);
}

const refuseAny = (errors: readonly FieldRefusal[]) => {
  if (errors.length > 0) throw invalid(errors);
};

/** Judges the place of a tree row and fills in its level; hands back the levels that change below it. */
async function settle(visit: Visit, resource: Resource, record: Row, id?: unknown): Promise<{ id: number | string; level: number }[]> {
  const { tree } = resource.entity;
  if (!tree) return [];
  const placed = await place(visit, resource, record[tree.parent], id);
  if ('error' in placed) throw invalid([{ field: tree.parent, message: placed.error }]);
  if (tree.level) record[tree.level] = placed.level;
  return placed.below;
}

/** @param input decoded values; those absent take their default @param asked the facet by whose rules it is judged, where one was called */
export async function createRecord(visit: Visit, resource: Resource, input: Row, options: Options, asked = resource): Promise<Locked> {
  const present = presentOf(visit);
  const record = complete(resource, input, undefined, present);
  await resource.writes?.(visit, { after: record });
  // Code may have given it its times.
  Object.assign(record, statesByTime(resource.entity.byTime, undefined, record, present.now, await waitsAtOnce(visit, resource)));
  withBlanks(resource, record);
  provePart(visit, resource, record);
  proveOpen(visit, resource, 'update', record);
  // Before the tree fills in its level: one that the caller sent is judged, though it never counts.
  refuseAny(validate(asked, 'create', record));
  await takeExactlyOne(visit, resource, undefined, record, (row, freed) => save(visit, resource, row, freed, options));
  proveHeldKept(resource, undefined, record);
  // The holder is locked before it is found as a reference, so that two bookings wait in turn.
  await bookRecord(visit, resource, record, undefined, (holder, row, after) => save(visit, holder, row, after, options, true));
  await completeChoices(visit, resource, record);
  if (parentField(resource)) {
    refuseAny(await checkReferences(visit, resource, record, [resource.entity.tree!.parent]));
    await proveTree(visit, resource, record);
    await settle(visit, resource, record);
  }
  refuseAny(await checkReferences(visit, resource, record, [...resource.stored.keys()]));
  const regions = regionsOf(visit);
  refuseAny(await checkRegions(resource, record, [...resource.stored.keys()], regions));
  await nameRegions(resource, record, regions);
  await hashSecrets(visit, resource, record);
  const row = await insertRow(visit, resource, record, options.id);
  tell(visit, resource, { kind: 'ADD', title: options.title, id: row.id, version: row.version, after: row.record, ...(options.told && { told: true }) });
  await writeInverses(visit, resource, row.id, record, (target, other, changed) => save(visit, target, other, changed, options));
  await writeKept(visit, resource, row.id, record, options);
  await spread(visit, resource, row, spreadNames(resource).filter((name) => row.record[name] === true), options);
  await resource.wrote?.(visit, { id: row.id, after: row.record });
  await writeLog(visit, resource, resource.entity.log?.create, undefined, row, options, createRecord);
  return row;
}

/** Writes what differs, with log and version; nothing at all when nothing does. @param booked a ledger writes what it keeps */
async function save(visit: Visit, resource: Resource, before: Locked, after: Row, options: Options, booked = false): Promise<Locked> {
  const names = changedNames(resource, before.record, after);
  if (names.length === 0) return before;
  if (!booked) proveHeldKept(resource, before.record, after);
  proveBookingKept(resource, before.record, after);
  await leaveQueue(visit, resource, before.id, before.record, after);
  await hashSecrets(visit, resource, after, before.record);
  const row = await changeRow(visit, resource, before.id, Object.fromEntries(names.map((name) => [name, after[name]])));
  tell(visit, resource, { kind: 'UPDATE', title: options.title, id: row.id, version: row.version, before: before.record, after: row.record, names, deleted: row.deleted });
  await resource.wrote?.(visit, { id: row.id, before: before.record, after: row.record });
  await followUp(visit, resource, before, row, followStep);
  return row;
}

/** What follows for one record elsewhere: values, or a move of whomever it is. */
export const followStep: Step = (visit, target, id, { values, move }, options) => (move === undefined
  ? assignRecord(visit, target, id, values, options)
  : moveRecord(visit, target, id, { name: move, action: '', by: target.entity.states?.moves[move]?.by }, {}, options));

const spreadNames = (resource: Resource) => resource.entity.tree?.spread ?? [];

/** A switch that spreads: on also reaches the rows above, any change the rows below (spec sheets, product category). */
async function spread(visit: Visit, resource: Resource, row: Locked, names: readonly string[], options: Options): Promise<void> {
  if (names.length === 0) return;
  const above = await ancestorIds(visit, resource, row.record[resource.entity.tree!.parent]);
  const below = (await descendants(visit, resource, row.id)).map((one) => one.id);
  for (const name of names) {
    const value = row.record[name];
    const ids = value === true ? [...above, ...below] : below;
    if (ids.length === 0) continue;
    const stored = resource.stored.get(name)!;
    const differing = sql<boolean>`not coalesce(${equals(stored, value)}, false)`;
    for (const other of await lockRows(visit, resource, all([among(resource.id, ids), differing, alive(resource)]))) {
      await save(visit, resource, other, { ...other.record, [name]: value }, options);
    }
  }
}

async function proveVersion(visit: Visit, resource: Resource, row: Locked, options: Options): Promise<void> {
  if (options.version !== undefined && resource.versioned && options.version !== row.version) {
    throw await conflictRefusal(visit, resource, row, options.version);
  }
}

/** Judges what the caller has seen of a record that another write changes. @throws Refusal when it has changed since */
export async function proveSeen(visit: Visit, resource: Resource, id: unknown, options: Options): Promise<void> {
  await proveVersion(visit, resource, await lockRow(visit, resource, id), options);
}

/** @param input decoded values; fields that are absent keep what is stored, and so do write-only ones that are empty */
export async function updateRecord(visit: Visit, resource: Resource, id: unknown, input: Row, options: Options, asked = resource): Promise<Locked> {
  await lockKept(visit, resource, id, input);
  const before = await lockRow(visit, resource, id);
  await proveVersion(visit, resource, before, options);
  await proveWhen(visit, resource, options, before);
  const { states } = resource.entity;
  if (states && states.field in input && !sameStored(input[states.field], before.record[states.field])) {
    const title = resource.fields.get(states.field)?.title ?? states.field;
    throw invalid([{ field: states.field, message: `${title}只能通过操作变更` }]);
  }
  return amend(visit, resource, before, complete(resource, input, before.record), options, true, asked);
}

/** @param whole the caller carried a whole form: every field is judged, not only those that change */
async function amend(visit: Visit, resource: Resource, before: Locked, after: Row, options: Options, whole: boolean, asked = resource): Promise<Locked> {
  Object.assign(after, completedBy(resource.entity.completes, before.record, after, (name) => resource.fields.get(name), presentOf(visit)));
  await resource.writes?.(visit, { id: before.id, before: before.record, after });
  Object.assign(after, await statesNow(visit, resource, before, after));
  withBlanks(resource, after);
  provePart(visit, resource, after);
  proveOpen(visit, resource, 'update', before.record, after);
  refuseAny(proveFixed(resource, before.record, after));
  const parent = resource.entity.tree?.parent;
  const moved = parent !== undefined && !sameStored(before.record[parent], after[parent]);
  await takeExactlyOne(visit, resource, before, after, (row, freed) => save(visit, resource, row, freed, options));
  const names = changedNames(resource, before.record, after);
  refuseAny(validate(asked, 'update', after, whole ? undefined : names, names));
  await bookRecord(visit, resource, after, before.record, (holder, held, sum) => save(visit, holder, held, sum, options, true));
  await completeChoices(visit, resource, after);
  const regions = regionsOf(visit);
  refuseAny([...await checkReferences(visit, resource, after, names, before.record), ...await checkRegions(resource, after, names, regions)]);
  await proveTree(visit, resource, after);
  await nameRegions(resource, after, regions, before.record);
  const below = moved ? await settle(visit, resource, after, before.id) : [];
  if (!moved && resource.entity.tree?.level) after[resource.entity.tree.level] = before.record[resource.entity.tree.level];
  const row = await save(visit, resource, before, after, options);
  await writeInverses(visit, resource, row.id, after, (target, other, changed) => save(visit, target, other, changed, options));
  await writeKept(visit, resource, row.id, after, options);
  await levelBelow(visit, resource, below, options);
  await spread(visit, resource, row, spreadNames(resource).filter((name) => !sameStored(before.record[name], row.record[name])), options);
  return row;
}

async function levelBelow(visit: Visit, resource: Resource, below: readonly { id: number | string; level: number }[], options: Options): Promise<void> {
  const name = resource.entity.tree?.level;
  if (!name) return;
  for (const { id, level } of below) {
    const row = await lockRow(visit, resource, id);
    await save(visit, resource, row, { ...row.record, [name]: level }, options);
  }
}

/**
 * Sets one switch to `value`, or to the other of its two positions.
 * @throws Refusal where it holds, or is to hold, what is neither
 */
export async function switchRecord(
  visit: Visit, resource: Resource, id: unknown, field: string, value: unknown, options: Options,
): Promise<Locked> {
  const before = await lockRow(visit, resource, id);
  await proveVersion(visit, resource, before, options);
  await proveWhen(visit, resource, options, before);
  const { title, ...model } = resource.fields.get(field)!;
  const target = value === undefined ? otherPosition(model, before.record[field]) : value;
  const positions = positionsOf(model);
  if (target === undefined) throw invalid([{ field, message: `${title}当前不能切换` }]);
  if (positions && !positions.includes(target as Scalar)) throw invalid([{ field, message: `${title}不在可选范围内` }]);
  return amend(visit, resource, before, { ...before.record, [field]: target }, options, false);
}

/**
 * Moves a record's state; only moves of the platform, or of `by`, and only from where the schema lets them start.
 * @param move its name, and that of the action which makes it
 */
export async function moveRecord(
  visit: Visit, resource: Resource, id: unknown, { name, action, by }: { name: string; action: string; by?: MoveModel['by'] }, input: Row, options: Options,
): Promise<Locked> {
  const before = await lockRow(visit, resource, id);
  await proveVersion(visit, resource, before, options);
  const { states } = resource.entity;
  const move = states?.moves[name];
  if (!states || !canMove(states, move, before.record, presentOf(visit), by)) {
    throw await stateRefusal(visit, resource, id, states ? [states.field, ...fieldsAsked(move?.when)] : [], move?.code ?? codes.invalid, move?.message ?? `当前状态不能${options.title}`);
  }
  const { to = before.record[states.field], set, handler } = move!;
  // Which fields a record has follows from where it is going.
  const after = complete(resource, { ...input, [states.field]: to, ...inFull(set ?? {}, (name) => resource.fields.get(name), presentOf(visit)) }, before.record);
  if (handler) Object.assign(after, await resource.moves[name]!(visit, before.record, action));
  if (!endsOf(states, move!, before.record[states.field]).includes(after[states.field])) throw new Error(`${resource.key}: the move "${name}" ends in a state that no schema declares`);
  const row = await amend(visit, resource, before, after, options, false);
  await writeLog(visit, resource, resource.entity.log?.moves[name], before.record, row, options, createRecord);
  return row;
}

/**
 * Adds to what the fields hold, for actions whose effect is `add`: numbers are summed, lists gain what they lack, at their end.
 * @param assigned what else is written
 */
export async function addToRecord(visit: Visit, resource: Resource, id: unknown, added: Row, assigned: Row, options: Options): Promise<Locked> {
  const before = await lockRow(visit, resource, id);
  await proveVersion(visit, resource, before, options);
  const sums = Object.fromEntries(Object.entries(added).map(([name, value]) => [name, sum(before.record[name], value)]));
  return amend(visit, resource, before, { ...before.record, ...assigned, ...sums }, options, false);
}

const sum = (held: unknown, value: unknown): unknown =>
  (Array.isArray(value) ? [...new Set([...(Array.isArray(held) ? held : []), ...value])] : Number(held ?? 0) + Number(value));

/** Assigns constants and inputs to fields, for actions whose effect is `set`. */
export async function assignRecord(visit: Visit, resource: Resource, id: unknown, values: Row, options: Options): Promise<Locked> {
  const before = await lockRow(visit, resource, id);
  await proveVersion(visit, resource, before, options);
  return amend(visit, resource, before, { ...before.record, ...values }, options, false);
}

/** Rows of a matrix that are records of their own: those of a combination that stays are changed, others are made or deleted. */
async function writeKept(visit: Visit, resource: Resource, id: number | string, record: Row, options: Options): Promise<void> {
  for (const { target, by, matrix, present } of await keptRows(visit, resource, id, record)) {
    for (const { attrValue, ...cells } of matrix.attrValueList) {
      const key = keyOf(attrValue);
      const row = present.get(key);
      present.delete(key);
      const values = { ...cells, attrValue, sku: skuOf(attrValue) };
      if (row) await save(visit, target, row, complete(target, values, row.record), options);
      else await createRecord(visit, target, { ...values, [by]: id }, options);
    }
    for (const row of present.values()) await removeLocked(visit, target, row, options);
  }
}

async function removeLocked(visit: Visit, resource: Resource, row: Locked, options: Options, along?: true): Promise<void> {
  const change: Change = { id: row.id, before: row.record, ...(along ? { along } : {}) };
  proveNoLedger(resource, '删除');
  proveOpen(visit, resource, 'delete', row.record);
  if (!along) proveFree(resource, row.record);
  await leaveQueue(visit, resource, row.id, row.record);
  await resource.writes?.(visit, change);
  await releaseReferrers(visit, resource, row.id, (other, one) => removeLocked(visit, other, one, options, true));
  let { version } = row;
  if (resource.softDelete) version = (await changeRow(visit, resource, row.id, {}, { [own.deleted]: sql`true` })).version;
  else await dropRow(visit, resource, row.id);
  tell(visit, resource, { kind: 'DELETE', title: options.title, id: row.id, version, before: row.record });
  await resource.wrote?.(visit, change);
}

export async function removeRecord(visit: Visit, resource: Resource, id: unknown, options: Options): Promise<void> {
  const row = await lockRow(visit, resource, id);
  await proveVersion(visit, resource, row, options);
  await proveWhen(visit, resource, options, row);
  await removeLocked(visit, resource, row, options);
}

async function restoreLocked(visit: Visit, resource: Resource, row: Locked, options: Options): Promise<Locked> {
  proveOpen(visit, resource, 'delete', row.record);
  refuseAny(await checkReferences(visit, resource, row.record, [...resource.stored.keys()]));
  const record = { ...row.record };
  await settle(visit, resource, record);
  const level = resource.entity.tree?.level;
  const again = await heldAgain(visit, resource, record);
  const restored = await changeRow(visit, resource, row.id, { ...(level ? { [level]: record[level] } : {}), ...again }, { [own.deleted]: sql`false` });
  tell(visit, resource, { kind: 'RESTORE', title: options.title, id: restored.id, version: restored.version, before: row.record, after: restored.record, names: [...(level ? [level] : []), ...Object.keys(again)] });
  await resource.wrote?.(visit, { id: restored.id, after: restored.record });
  await restoreReferrers(visit, resource, row.id, (other, one) => restoreLocked(visit, other, one, options));
  return restored;
}

/** Brings a deleted row back, if its place, its name and what it refers to are still free and there; and with it what its deletion took along. */
export async function restoreRecord(visit: Visit, resource: Resource, id: unknown, options: Options): Promise<Locked> {
  if (!resource.softDelete) throw missing(resource);
  proveNoLedger(resource, '恢复');
  return restoreLocked(visit, resource, await lockRow(visit, resource, id, true), options);
}
