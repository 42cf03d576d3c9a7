/** Which of a resource's actions one person is offered, and on which rows. */
import { calledOn } from '../../../engine/rules/called';
import { holds } from '../../../engine/rules/holds';
import { canMove, movesOf } from '../../../engine/rules/moves';
import { type Asking, lockOf, refusalOf } from '../../../engine/rules/locks';
import type { ActionModel, EndpointModel, ListModel, ResourceModel, TreeModel } from '../../../engine/model';
import type { Row, RowId } from '../table/model';
import type { Tree } from '../tree/treeRows';

export type BuiltIn = 'create' | 'createFrom' | 'edit' | 'detail' | 'copy' | 'delete' | 'preview';

export interface ActionOffer {
  name: string;
  title: string;
  /** Text of its button for several records; 批量 and the title when absent. */
  bulkTitle?: string;
  danger: boolean;
  /** One of the built-in actions, or one the schema declares. */
  does: BuiltIn | { action: ActionModel };
  /** The call it ends in; absent for 详情, 预览 and dialogs written by hand. */
  endpoint?: EndpointModel;
  /** State and condition of the row allow it. */
  on(row: Row): boolean;
  /** What it is on the row, where it is called otherwise by the row's state. */
  of?(row: Row): ActionOffer;
  /** It moves a row on to its next state and does no harm: a row that allows it waits for it. */
  awaited?: boolean;
}

/** For whom offers are made. */
export interface Audience {
  /** Whether the person may call an endpoint. */
  may(endpoint: Pick<EndpointModel, 'permission' | 'adminOnly'>): boolean;
  /** The person who asks, and the time. @param right that of the call that they would make */
  asking(right?: string): Asking;
  /** Whether the backend announces a capability. */
  hasCapability(name: string): boolean;
}

const titles: Record<Exclude<BuiltIn, 'create'>, string> = { createFrom: '快速添加', edit: '编辑', detail: '详情', copy: '复制', delete: '删除', preview: '预览' };
const locks = { edit: 'update', delete: 'delete' } as const;

export const endpointOf = (resource: ResourceModel, name: string): EndpointModel | undefined =>
  resource.endpoints.find((endpoint) => endpoint.name === name);

/** Moves of a state machine are offered from their own states only, and only those the platform makes (design §1). */
function rowsOf(resource: ResourceModel, action: ActionModel, endpoint: EndpointModel | undefined, asking: Audience['asking']): ((row: Row) => boolean) | undefined {
  const { states } = resource;
  const moves = states ? movesOf(action).map((name) => states.moves[name]) : [];
  if (moves.some((move) => move?.by !== 'platform')) return undefined;
  return (row) => {
    const asked = asking(endpoint?.permission);
    const { present } = asked;
    return holds(action.when, row, present) && !refusalOf(action.refuse, row, asked) && (moves.length === 0 || moves.some((move) => canMove(states!, move, row, present)));
  };
}

function builtIn(resource: ResourceModel, list: ListModel, name: BuiltIn, { may, asking }: Audience): ActionOffer | undefined {
  const calls = { create: 'create', createFrom: 'create', copy: 'create', edit: 'update', delete: 'delete', detail: 'one', preview: 'list' } as const;
  const called = (role: EndpointModel['role']) => resource.endpoints.find((candidate) => candidate.role === role);
  // Where no call reads a record, its list does.
  const endpoint = called(calls[name]) ?? (name === 'detail' ? called('list') : undefined);
  const possible = { create: resource.form, createFrom: resource.form && resource.form.from, copy: resource.form, edit: resource.form, detail: resource.detail, delete: true, preview: resource.shopPage }[name];
  if (!endpoint || !possible || !may(endpoint)) return undefined;
  // A dialog's title may say less than the button that opens it.
  const title = list.labels?.[name] ?? (name === 'create' ? endpoint.title : titles[name]);
  const operation = name === 'edit' || name === 'delete' ? locks[name] : undefined;
  const when = name === 'preview' ? resource.shopPage?.when : name === 'detail' ? resource.detail?.when : operation && endpoint.when;
  const on = (row: Row) => holds(when, row) && (!operation || !lockOf(resource.locked, operation, row, asking()));
  return { name, title, danger: name === 'delete', does: name, endpoint: name === 'detail' || name === 'preview' ? undefined : endpoint, on };
}

function declared(resource: ResourceModel, name: string, { may, asking, hasCapability }: Audience): ActionOffer | undefined {
  const action = resource.actions.find((candidate) => candidate.name === name);
  const endpoint = action && !action.opens ? endpointOf(resource, action.endpoint) : undefined;
  const fits = action && rowsOf(resource, action, endpoint, asking);
  const guarded = action?.opens ?? endpoint;
  if (!action || !guarded || !fits || !may(guarded) || (action.permission !== undefined && !may({ permission: action.permission, adminOnly: false })) || !hasCapability(action.capability ?? '')) return undefined;
  const on = (row: Row) => fits(row) && (action.opens !== undefined || !lockOf(resource.locked, 'update', row, asking()));
  const bulkTitle = action.bulkTitle ?? (action.on.includes('row') ? undefined : action.title);
  const { states } = resource;
  const awaited = !action.danger && (movesOf(action).length > 0 || (!!states && states.field in (action.when ?? {})));
  const offer = { name, title: action.title, bulkTitle, danger: action.danger, does: { action }, endpoint, on, awaited };
  if (!action.cases) return offer;
  return { ...offer, of(row) {
    const called = calledOn(action, row, asking(endpoint?.permission).present);
    return called === action ? offer : { ...offer, title: called.title, does: { action: called } };
  } };
}

/** What a row is offered, in the words of its state. */
export const offeredOn = (offers: readonly ActionOffer[], row: Row): ActionOffer[] => offers.filter((offer) => offer.on(row)).map((offer) => offer.of?.(row) ?? offer);

const builtIns = new Set<string>(['create', 'createFrom', 'edit', 'detail', 'copy', 'delete', 'preview']);

/** Offers in the order named; what is not permitted or not possible is left out. */
export function offersOf(resource: ResourceModel, list: ListModel, names: readonly string[], audience: Audience): ActionOffer[] {
  return names
    .map((name) => (builtIns.has(name) ? builtIn(resource, list, name as BuiltIn, audience) : declared(resource, name, audience)))
    .filter((offer) => offer !== undefined);
}

/** A row below another, on rows that may have something below. */
export const childOffer = (model: TreeModel, list: ListModel, tree: Tree | undefined): ActionOffer => ({
  name: 'child',
  title: list.labels?.child ?? '添加子目录',
  danger: false,
  does: 'create',
  on: (row) => (tree?.byId.get(row.id as RowId)?.level ?? model.maxLevel) < model.maxLevel,
});
