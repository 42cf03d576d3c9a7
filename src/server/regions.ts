/** Provinces, cities and districts of China by their administrative codes (GB/T 2260), as @vant/area-data keeps them. */
import { areaList } from '@vant/area-data';
import type { RegionModel } from '../engine/model';

type Level = RegionModel['level'];

/** As the interface answers it. */
export interface Region {
  regionId: number;
  /** 0 above the provinces. */
  parentId: number;
  regionName: string;
  regionType: Level;
}

const levels = { 1: areaList.province_list, 2: areaList.city_list, 3: areaList.county_list } satisfies Record<Level, Record<string, string>>;

/** The code is made of its parents': 330106 lies in 330100, that in 330000. */
const parentOf = (level: Level, code: number): number => (level === 1 ? 0 : level === 2 ? code - (code % 10_000) : code - (code % 100));

/** undefined where no region of that level bears the code. */
export function regionOf(level: Level, code: unknown): Region | undefined {
  const name = typeof code === 'number' ? levels[level][code] : undefined;
  return name === undefined ? undefined : { regionId: code as number, parentId: parentOf(level, code as number), regionName: name, regionType: level };
}

/** In the order of their codes. */
export const regionsIn = (level: Level, parent: number): Region[] =>
  Object.keys(levels[level]).map((code) => regionOf(level, Number(code))!).filter(({ parentId }) => parentId === parent);

export interface RegionNode extends Region {
  child: RegionNode[];
}

/** All of them, each with those within it. */
function planted(): RegionNode[] {
  const nodes = new Map<number, RegionNode>([[0, { regionId: 0, parentId: 0, regionName: '', regionType: 1, child: [] }]]);
  for (const level of [1, 2, 3] as const) {
    for (const code of Object.keys(levels[level])) {
      const region = regionOf(level, Number(code));
      if (!region) continue;
      const node = { ...region, child: [] };
      nodes.set(region.regionId, node);
      nodes.get(region.parentId)?.child.push(node);
    }
  }
  return nodes.get(0)?.child ?? [];
}

let tree: RegionNode[] | undefined;

/** Put together once: they ship with the product. */
export const regionTree = (): RegionNode[] => (tree ??= planted());
