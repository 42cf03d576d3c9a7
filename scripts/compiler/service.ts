/**
 * What others than the platform do, with a service key: their actions, and each move of theirs that no action makes. Every one is a call
 * and a right. The rights are an enumeration, `serviceRight`, that no file writes.
 */
import type { Entity, Enumeration, Resource, States } from '../../generated/types/vocabulary';
import { memo, steady } from './memo';

/** Name of the enumeration of all rights. */
export const rightsName = 'serviceRight';

/** Who else acts: a merchant, a member, or the shop by itself. */
export type Party = 'merchant' | 'member' | 'shop';
type Move = States['moves'][string];
export type PartysMove = Move & { by: Party };

const parties: Readonly<Record<Party, string>> = { merchant: '商户', member: '会员', shop: '商城' };

/** The right to a call, which is the permission that the call asks for. */
export const rightTo = (key: string, name: string): string => `service:${key.replace('/', ':')}:${name}`;

const isPartys = (move: Move): move is PartysMove => move.by !== undefined && move.by in parties;

function movesMade(resource: Resource): Set<string> {
  const effects = Object.values(resource.actions ?? {}).flatMap(({ by, effect }) => (by === undefined || typeof effect !== 'object' ? [] : [effect].flat()));
  return new Set(effects.flatMap(({ move, of }) => (move === undefined || of !== undefined ? [] : typeof move === 'string' ? [move] : Object.values(move.of))));
}

/** Moves of others that are a call by themselves. */
export function openMoves(resource: Resource): [string, PartysMove][] {
  const made = movesMade(resource);
  return Object.entries(resource.states?.moves ?? {}).flatMap(([name, move]) => (isPartys(move) && move.call !== false && !made.has(name) ? [[name, move]] : []));
}

/** What a move is called: its title, else what its log says of every such move. */
export function moveTitle(entity: string, name: string, { title, log }: Move): string {
  const text = log ? Object.values(log).find((value) => typeof value === 'string' && /\p{Script=Han}/u.test(value) && !value.includes('{')) : undefined;
  return title ?? (typeof text === 'string' ? text : `${entity} ${name}`);
}

const rightsOf = memo((entity: Entity, key: string): Enumeration['oneOf'] => {
  const resource = entity.resource as Resource | false | undefined;
  if (!resource || entity.facetOf) return [];
  const right = (name: string, by: Party, title: string) => ({ const: rightTo(key, name), title: `${parties[by]} · ${title}` });
  return [
    ...Object.entries(resource.actions ?? {}).flatMap(([name, { by, title }]) => (by === undefined ? [] : [right(name, by, title)])),
    ...openMoves(resource).map(([name, move]) => right(name, move.by, moveTitle(entity.title, name, move))),
  ];
});

const steadyRights = steady<Enumeration['oneOf']>();
const enumerationOf = memo((oneOf: Enumeration['oneOf']): Enumeration => ({ title: '服务权限', oneOf }));

/** @returns the enumeration of all rights, under its name; nothing while nobody else acts */
export function serviceRights(entities: ReadonlyMap<string, Entity>): [string, Enumeration][] {
  const all = steadyRights([...entities].flatMap(([key, entity]) => rightsOf(entity, key)) as Enumeration['oneOf']);
  return all.length === 0 ? [] : [[rightsName, enumerationOf(all)]];
}
