/** Regions that lie in each other: how deep each stands, and what hangs below it. */
import type { RegionModel } from '../../../src/engine/model';
import type { NormalProperty } from '../normal';

const deepest = 3;

/** Fields that lie in nothing known, or too deep, stay without a place; the check tells them. */
export function chainRegions(fields: readonly NormalProperty[]): void {
  const regions = fields.filter(({ kind }) => kind === 'region');
  const levelOf = (field: NormalProperty | undefined, seen = 1): number => {
    if (!field || seen > deepest) return Infinity;
    return field.within === undefined ? 1 : 1 + levelOf(regions.find(({ name }) => name === field.within), seen + 1);
  };
  const below = (name: string): NormalProperty[] => regions.filter(({ within }) => within === name).flatMap((field) => [field, ...below(field.name)]);
  for (const field of regions) {
    const level = levelOf(field);
    if (level > deepest) continue;
    const { within, named } = field;
    const empties = below(field.name).flatMap((each) => [each.name, ...(each.named === undefined ? [] : [each.named])]);
    field.region = { level: level as RegionModel['level'], ...(within === undefined ? {} : { within }), ...(named === undefined ? {} : { named }), empties };
  }
}
