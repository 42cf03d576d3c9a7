/** Provinces, cities and districts that ship, by their administrative codes (GB/T 2260), as @vant/area-data keeps them. */
import { areaList } from '@vant/area-data';
import { regionType } from '../../generated/codes';
import type { RegionType } from '../../generated/types/enumerations';

/** As the interface answers it. */
export interface Region {
  regionId: number;
  /** Code of the one above; 0 above the provinces. */
  parentId: number;
  regionName: string;
  regionType: RegionType;
  createTime?: string;
  updateTime?: string;
}

const { province, city, district } = regionType;

/** The code is made of its parents': 330106 lies in 330100, that in 330000. */
const shippedLevels = [
  { type: province, names: areaList.province_list, above: () => 0 },
  { type: city, names: areaList.city_list, above: (code: number) => code - (code % 10_000) },
  { type: district, names: areaList.county_list, above: (code: number) => code - (code % 100) },
] as const;

/** Those above come before those below. */
export const shippedRegions = (): Region[] => shippedLevels.flatMap(({ type, names, above }) =>
  Object.entries<string>(names).map(([code, regionName]) => ({ regionId: Number(code), parentId: above(Number(code)), regionName, regionType: type })));

let shipped: ReadonlyMap<number, Region> | undefined;

/** Of written rows, which name no others. */
export function shippedRegion(level: RegionType, code: unknown): Region | undefined {
  shipped ??= new Map(shippedRegions().map((region) => [region.regionId, region]));
  const region = shipped.get(Number(code));
  return region?.regionType === level ? region : undefined;
}
