/** Regions of a record: each lies in the one above it, and their names are those of 城市区域, whatever a caller sends. */
import type { FieldModel, RegionModel } from '../../../engine/model';
import type { FieldRefusal } from '../../refusal';
import { type Region, shippedRegion } from '../../regions';
import type { Resource, Row, StoredField, Visit } from '../types';

type Level = RegionModel['level'];

/** Finds a region by level and code. */
type RegionBook = (level: Level, code: unknown) => Promise<Region | undefined> | Region | undefined;

/**
 * As whoever keeps the regions finds them; where nobody does, those that ship. Nobody is looked for before a record asks, and each
 * region is asked for once: it stays as it is until the visit ends.
 */
export function regionsOf(visit: Visit): RegionBook {
  const found = new Map<string, ReturnType<RegionBook>>();
  const find: RegionBook = (level, code) => {
    const keeper = [...visit.resources.values()].find(({ regionOf }) => regionOf);
    return keeper?.regionOf ? keeper.regionOf(visit, level, code) : shippedRegion(level, code);
  };
  return (level, code) => {
    const key = `${level}:${String(code)}`;
    if (!found.has(key)) found.set(key, find(level, code));
    return found.get(key);
  };
}

/** Fields that hold the code of a region. */
export const regionFields = (resource: Resource): (RegionModel & { field: FieldModel; stored: StoredField })[] =>
  [...resource.stored.values()].flatMap((stored) => (stored.field.region ? [{ field: stored.field, stored, ...stored.field.region }] : []));

/** @param before the stored record: a region taken away takes its name along, a name without any region is the caller's own */
export async function nameRegions(resource: Resource, record: Row, regionOf: RegionBook, before?: Row): Promise<void> {
  for (const { field, level, named } of regionFields(resource)) {
    if (named === undefined || (before && before[field.name] === record[field.name] && before[named] === record[named])) continue;
    const region = await regionOf(level, record[field.name]);
    if (region) record[named] = region.regionName;
    else if (before && before[field.name] !== null && record[field.name] === null) record[named] = '';
  }
}

/** @param names fields whose value is new; what is stored already is not judged again */
export async function checkRegions(resource: Resource, record: Row, names: readonly string[], regionOf: RegionBook): Promise<FieldRefusal[]> {
  const refusals: FieldRefusal[] = [];
  for (const { field, level, within } of regionFields(resource)) {
    const code = record[field.name];
    if (code === null || ![field.name, within].some((name) => name !== undefined && names.includes(name))) continue;
    const region = await regionOf(level, code);
    if (!region) refusals.push({ field: field.name, message: `所选${field.title}不存在` });
    else if (within !== undefined && region.parentId !== record[within]) refusals.push({ field: field.name, message: `所选${field.title}不在所选${resource.fields.get(within)!.title}内` });
  }
  return refusals;
}
