/** References that the read of one record answers as the target's whole tree, what is chosen marked (contract "role/info"). */
import { decode } from '../../engine/codec/decode';
import type { House, Resource, Row } from './types';
import type { Asker } from './parts';
import { listRead } from './reads';

/** @returns what an answered record takes along beside its fields */
export function markedTrees(house: House, resource: Resource): (record: Row, asker: Asker) => Promise<Row> {
  const plans = resource.entity.fields.flatMap((field) => {
    const target = field.marks === undefined || field.to === undefined ? undefined : house.resources.get(field.to);
    const options = target?.entity.endpoints.find(({ name }) => name === target.entity.options);
    return target && options ? [{ field, target, read: listRead(house, target, options) }] : [];
  });
  return async (record, asker) => {
    const trees: Row = {};
    for (const { field, target, read } of plans) {
      const { tree, primaryKey } = target.entity;
      const chosen = new Set((decode(field.wire, record[field.name], field) as unknown[]).map(String));
      const mark = (rows: Row[]): Row[] => rows.map((row) => ({
        ...row, checked: chosen.has(String(row[primaryKey])), ...(tree ? { [tree.children]: mark((row[tree.children] ?? []) as Row[]) } : {}),
      }));
      trees[field.marks!] = mark((await read({}, asker)).answer as Row[]);
    }
    return trees;
  };
}
