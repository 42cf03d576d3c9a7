/** Which of a resource's actions one person is offered, and on which rows. */
import { holds } from '../../../engine/rules/holds';
import type { ActionModel, EndpointModel, ResourceModel, TreeModel } from '../../../engine/model';
import type { Row, RowId } from '../table/model';
import type { Tree } from '../tree/treeRows';

export type BuiltIn = 'create' | 'edit' | 'detail' | 'copy' | 'delete';

export interface ActionOffer {
  name: string;
  title: string;
  danger: boolean;
  /** One of the built-in actions, or one the schema declares. */
  does: BuiltIn | { action: ActionModel };
  /** The call it ends in; absent for 详情. */
  endpoint?: EndpointModel;
  /** State and condition of the row allow it. */
  on(row: Row): boolean;
}

/** Whether the signed-in person may call an endpoint. */
export type May = (endpoint: EndpointModel) => boolean;

const titles: Record<Exclude<BuiltIn, 'create'>, string> = { edit: '编辑', detail: '详情', copy: '复制', delete: '删除' };
const always = () => true;

export const endpointOf = (resource: ResourceModel, name: string): EndpointModel | undefined =>
  resource.endpoints.find((endpoint) => endpoint.name === name);

/** Moves of a state machine are offered from their own states only, and only those the platform makes (design §1). */
function rowsOf(resource: ResourceModel, action: ActionModel): ((row: Row) => boolean) | undefined {
  const move = 'move' in action.effect ? resource.states?.moves[action.effect.move] : undefined;
  if (move && move.by !== 'platform') return undefined;
  const { field } = resource.states ?? { field: '' };
  return (row) =>
    (!action.when || holds(action.when, row)) && (!move || move.from.some((state) => state === row[field]));
}

function builtIn(resource: ResourceModel, name: BuiltIn, may: May): ActionOffer | undefined {
  const calls = { create: 'create', copy: 'create', edit: 'update', delete: 'delete', detail: 'list' } as const;
  const endpoint = resource.endpoints.find((candidate) => candidate.role === calls[name]);
  const possible = name === 'detail' ? resource.detail : name === 'delete' ? true : resource.form;
  if (!endpoint || !possible || !may(endpoint)) return undefined;
  // A dialog's title may say less than the button that opens it.
  const title = name === 'create' ? endpoint.title : titles[name];
  return { name, title, danger: name === 'delete', does: name, endpoint: name === 'detail' ? undefined : endpoint, on: always };
}

function declared(resource: ResourceModel, name: string, may: May): ActionOffer | undefined {
  const action = resource.actions.find((candidate) => candidate.name === name);
  const endpoint = action && endpointOf(resource, action.endpoint);
  const on = action && rowsOf(resource, action);
  if (!action || !endpoint || !on || !may(endpoint)) return undefined;
  return { name, title: action.title, danger: action.danger, does: { action }, endpoint, on };
}

const builtIns = new Set<string>(['create', 'edit', 'detail', 'copy', 'delete']);

/** Offers in the order named; what is not permitted or not possible is left out. */
export function offersOf(resource: ResourceModel, names: readonly string[], may: May): ActionOffer[] {
  return names
    .map((name) => (builtIns.has(name) ? builtIn(resource, name as BuiltIn, may) : declared(resource, name, may)))
    .filter((offer) => offer !== undefined);
}

/** 添加子目录, on rows that may have something below. */
export const childOffer = (model: TreeModel, tree: Tree | undefined): ActionOffer => ({
  name: 'child',
  title: '添加子目录',
  danger: false,
  does: 'create',
  on: (row) => (tree?.byId.get(row.id as RowId)?.level ?? model.maxLevel) < model.maxLevel,
});
