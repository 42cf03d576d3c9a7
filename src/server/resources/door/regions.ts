/** Regions of a record: each lies in the one above it, and their names are those of the books, whatever a caller sends. */
import type { FieldRefusal } from '../../refusal';
import { regionOf } from '../../regions';
import type { Resource, Row } from '../types';

const chained = (resource: Resource) => [...resource.stored.values()].flatMap(({ field }) => (field.region ? [{ field, ...field.region }] : []));

/** @param before the stored record: a region taken away takes its name along, a name without any region is the caller's own */
export function nameRegions(resource: Resource, record: Row, before?: Row): void {
  for (const { field, level, named } of chained(resource)) {
    if (named === undefined) continue;
    const region = regionOf(level, record[field.name]);
    if (region) record[named] = region.regionName;
    else if (before && before[field.name] !== null && record[field.name] === null) record[named] = '';
  }
}

/** @param names fields whose value is new; what is stored already is not judged again */
export function checkRegions(resource: Resource, record: Row, names: readonly string[]): FieldRefusal[] {
  return chained(resource).flatMap(({ field, level, within }): FieldRefusal[] => {
    const code = record[field.name];
    if (code === null || ![field.name, within].some((name) => name !== undefined && names.includes(name))) return [];
    const region = regionOf(level, code);
    if (!region) return [{ field: field.name, message: `所选${field.title}不存在` }];
    if (within === undefined || region.parentId === record[within]) return [];
    return [{ field: field.name, message: `所选${field.title}不在所选${resource.fields.get(within)!.title}内` }];
  });
}
