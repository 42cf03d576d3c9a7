/** Fields that answer records of another entity take their columns from there, so that nothing is written twice. */
import type { Entity, Property } from '../../generated/types/vocabulary';
import { memo } from './memo';
import { madeFrom } from './origin';

type Records = { rows: string; by: string; carries?: Record<string, string> } | { of: string; to?: string; fields: string[] };

const recordsOf = ({ computed }: Property): Records | undefined => (computed && ('rows' in computed || 'fields' in computed) ? (computed as Records) : undefined);

/** Entities that are not there stay for the checks to tell. */
export function withChildRecords(entities: ReadonlyMap<string, Entity>): ReadonlyMap<string, Entity> {
  return new Map([...entities].map(([key, entity]) => {
    const targets = Object.values(entity.properties).flatMap((property) => {
      const records = recordsOf(property);
      if (!records) return [];
      return [entities.get('rows' in records ? records.rows : (records.to ?? entity.properties[records.of]?.to ?? ''))];
    });
    return [key, targets.length > 0 ? completed(entity, ...targets) : entity];
  }));
}

const completed = memo((entity: Entity, ...targets: (Entity | undefined)[]): Entity => {
  const left = [...targets];
  const properties = Object.fromEntries(Object.entries(entity.properties).map(([name, property]) => {
    const records = recordsOf(property);
    const target = records && left.shift();
    return [name, target ? withColumns(property, records, target, entity) : property];
  }));
  return madeFrom({ ...entity, properties: madeFrom(properties, entity.properties) }, entity);
});

const propertiesOf = ({ properties }: Entity): Record<string, Property | undefined> =>
  ({ id: madeFrom<Property>({ type: 'integer', title: 'ID', readOnly: true }, properties), ...properties });

/** What is only answered is never entered: it begins with nothing and breaks no rule. Of kinds that are drawn by their bounds these stay. */
function withoutRules(property: Property): Property {
  const { default: _default, minLength: _least, maxLength: _most, messages: _messages, ...same } = property;
  if (same.kind !== 'money' && same.kind !== 'decimal' && same.kind !== undefined) return same;
  const { minimum: _minimum, maximum: _maximum, ...free } = same;
  return free;
}

function withColumns(property: Property, records: Records, target: Entity, entity: Entity): Property {
  const carried = 'rows' in records ? Object.entries(records.carries ?? {}).map(([key, name]) => [key, propertiesOf(entity)[name]]) : [];
  const all: Record<string, Property | undefined> = { ...propertiesOf(target), ...Object.fromEntries(carried) };
  const names = 'fields' in records ? records.fields : Object.keys(all).filter((name) => name !== records.by || carried.some(([key]) => key === name));
  const columns = names.flatMap((name): [string, Property][] => {
    const written = all[name];
    if (!written || written.writeOnly) return [];
    const { column: _c, filter: _f, unique: _u, onDelete: _d, input: _i, when: _w, names: named, computed, ...rest } = written;
    // What a row looks up is answered with it.
    const same = { ...withoutRules(rest), ...(computed && !('of' in computed && 'field' in computed) && { computed }) };
    // What a row names is known by a field beside it.
    const by = typeof named === 'string' ? named : named?.by;
    return [[name, madeFrom({ ...same, readOnly: true, ...(by !== undefined && names.includes(by) && { names: named }) }, written)]];
  });
  return madeFrom({ ...property, type: 'array' as const, items: { type: 'object' as const, properties: madeFrom(Object.fromEntries(columns), property) } }, property);
}
