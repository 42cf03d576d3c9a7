/** Menu entries and routes of everything that has a screen. */
import type { DirectoryModel, EntityModel, MenuModel, QueueModel, ResourceRouteModel, RouteModel } from '../../../src/engine/model';
import type { NormalEntity } from '../normal';
import { type Directory, directoriesAbove, directoryOf, type Page, type Resolved, type Rights } from '../resolve';

export interface Screens {
  menu: MenuModel[];
  routes: RouteModel[];
  directories: DirectoryModel[];
}

/** Of two addresses, one that is written out comes before one with a placeholder in its stead: the first that fits is taken. */
const inOrder = (path: string) => path.replaceAll(':', '\uffff');

/** `{id}` and `:id?` cut off: the part of an address that never changes. */
const fixedPart = (path: string) => path.replace(/\/:.*$/, '');

export function screens(entities: { normal: NormalEntity; model: EntityModel }[], { directories, pages, rights }: Pick<Resolved, 'directories' | 'pages' | 'rights'>): Screens {
  const withScreens = entities.filter(({ normal }) => normal.resource && (normal.resource.list || normal.resource.form));
  const byKey = new Map(entities.map(({ model }) => [model.key, model]));
  const routes = [...withScreens.flatMap(({ normal, model }) => routesOf(normal, model)), ...pages.map((page) => pageRoute(page, directories, byKey))]
    .sort((a, b) => (inOrder(a.path) < inOrder(b.path) ? -1 : 1));
  const used = (directory: Directory) => routes.some(({ path }) => path.startsWith(`${directory.path}/`));
  const parentOf = (path: string) => directoryOf(path, directories, used)?.path ?? null;
  const present = directories.filter(used);
  const menu = [
    ...present.map((directory): MenuModel => ({
      key: directory.path, parent: parentOf(directory.path), title: directory.title, icon: directory.icon, path: directory.path, menuType: 'M',
      sort: directory.sort ?? 0, hidden: false, default: directory.default ?? firstUnder(directory, routes),
      adminOnly: directory.adminOnly ?? false, demoOnly: directory.demoOnly ?? false, ...(directory.reserved ? { reserved: true } : {}),
    })),
    ...withScreens.flatMap(({ normal, model }) => screenEntries(normal, model, parentOf, rights)),
    // What continues the address of a list stands in the menu as that list.
    ...pages.filter(({ path }) => !path.includes('/:') || !withScreens.some(({ normal }) => normal.resource?.route === fixedPart(path))).flatMap((page) => pageEntries(page, directories, parentOf, byKey)),
    ...rights.flatMap(rightsEntries),
  ];
  const held = new Set(menu.flatMap(({ permission }) => permission ?? []));
  return {
    menu: withIdle([...menu, ...buttons(entities, parentOf, held)], entities.map(({ model }) => model)),
    routes,
    directories: present.map((directory) => ({
      path: directory.path, title: directory.title, default: directory.default ?? firstUnder(directory, routes),
      adminOnly: directory.adminOnly ?? false, demoOnly: directory.demoOnly ?? false,
    })),
  };
}

/** Marks what has no effect for other roles than admin. The rights of calls written by hand are for whom their screen is. */
function withIdle(menu: readonly MenuModel[], entities: readonly EntityModel[]): MenuModel[] {
  const calls = entities.filter(({ facet }) => !facet || facet.within).flatMap(({ endpoints }) => endpoints);
  const isIdle = (entry: MenuModel): boolean => {
    if (entry.menuType === 'M') return entry.adminOnly && menu.filter(({ parent }) => parent === entry.key).every(isIdle);
    const opened = calls.filter(({ permission }) => permission === entry.permission);
    if (entry.permission === undefined) return entry.adminOnly;
    return opened.length > 0 ? opened.every(({ adminOnly }) => adminOnly) : entry.adminOnly;
  };
  return menu.map((entry) => (isIdle(entry) ? { ...entry, idle: true } : entry));
}

const firstUnder = (directory: Directory, routes: RouteModel[]) => routes.find(({ path }) => path.startsWith(`${directory.path}/`))?.path ?? directory.path;

function routesOf({ key, resource }: NormalEntity, model: EntityModel): RouteModel[] {
  if (!resource) return [];
  const common = { entity: model.key, adminOnly: resource.adminOnly, demoOnly: resource.demoOnly };
  const title = resource.menu === false ? model.title : resource.menu.title;
  const generic = `/crud/${key}`;
  const lists = resource.list ? [...new Set([resource.route, generic])] : [];
  const permission = model.list && rightTo(model, model.list.endpoint);
  const opened = rightTo(model, 'one');
  return [
    ...(resource.single && resource.menu !== false ? [{ path: resource.route, screen: 'single' as const, title, titleWithId: false, ...(opened && { permission: opened }), ...common }] : []),
    ...lists.map((path): RouteModel => ({ path, screen: 'list', title, titleWithId: false, ...(permission && { permission }), ...(model.list?.about && { about: model.list.about }), ...common })),
    ...(resource.form?.route ? [formRoute(resource.form.route, resource.form, model, common)] : []),
    ...(resource.queue ? [queueRoute(resource.queue, model, common)] : []),
  ];
}

type Common = Pick<ResourceRouteModel, 'entity' | 'adminOnly' | 'demoOnly'>;
type Form = NonNullable<NonNullable<NormalEntity['resource']>['form']>;

/** A form is for those who may save what it makes or changes. */
function formRoute(path: string, { title, titles, titleWithId, addresses }: Form, model: EntityModel, common: Common): ResourceRouteModel {
  const [create, edit] = [rightTo(model, 'create'), rightTo(model, 'update')];
  return { path, screen: 'form', title, titles, titleWithId, ...(addresses && { addresses }), rights: { ...(create && { create }), ...(edit && { edit }) }, ...common };
}

/** A queue is for those who may decide. */
function queueRoute({ route, title, decide }: QueueModel, model: EntityModel, common: Common): ResourceRouteModel {
  const permission = rightTo(model, `action.${decide[0]}`);
  return { path: route, screen: 'queue', title: `${model.title}${title}`, titleWithId: false, ...(permission && { permission }), ...common };
}

/** The call whose right stands at the screen. */
const listCall = ({ list, single }: EntityModel) => (single ? 'one' : list?.endpoint ?? 'list');

/** The right that a call needs; undefined where everybody signed in may make it. */
function rightTo({ endpoints }: EntityModel, name: string): string | undefined {
  const permission = endpoints.find((endpoint) => endpoint.name === name)?.permission;
  return permission === 'signed-in' || permission === 'anonymous' ? undefined : permission;
}

function pageRoute(page: Page, directories: readonly Directory[], entities: ReadonlyMap<string, EntityModel>): RouteModel {
  const { path, title, screen = '', tabs, fullScreen = false } = page;
  const common = { path, title, permission: rightToPage(page, entities), ...audienceOf(page, directories) };
  if (tabs) return { ...common, screen: 'tabs', titleWithId: false, entity: tabs[0]!.of, tabs: tabs.map(({ title: name, of }) => ({ title: name, entity: of })) };
  return { ...common, screen: 'page', page: screen, fullScreen };
}

/** Tabs open by the right to the first of them. */
function rightToPage({ permission, tabs }: Page, entities: ReadonlyMap<string, EntityModel>): string | undefined {
  const first = entities.get(tabs?.[0]?.of ?? '');
  return permission ?? (first && rightTo(first, listCall(first)));
}

/** A page inherits its permissions from its directories, unless it has its own. */
function audienceOf({ path, parent, adminOnly, demoOnly }: Page, directories: readonly Directory[]) {
  const above = directoriesAbove(parent === undefined ? path : `${parent}/`, directories);
  return { adminOnly: adminOnly ?? above.some((directory) => directory.adminOnly ?? false), demoOnly: demoOnly ?? above.some((directory) => directory.demoOnly ?? false) };
}

function pageEntries(page: Page, directories: readonly Directory[], parentOf: (path: string) => string | null, entities: ReadonlyMap<string, EntityModel>): MenuModel[] {
  const permission = rightToPage(page, entities);
  const { title, icon, hidden = false, sort = 0, permissions = {} } = page;
  const path = fixedPart(page.path);
  const audience = audienceOf(page, directories);
  return [
    { key: path, parent: page.parent ?? parentOf(path), title, icon, path, permission, menuType: 'C', sort, hidden, ...audience },
    ...buttonsBelow(path, permissions, audience),
  ];
}

function rightsEntries({ name, title = '', sort = 0, base, permissions }: Rights): MenuModel[] {
  if (name === undefined) return [];
  const key = `rights:${name}`;
  const common = { adminOnly: false, demoOnly: false, ...(base ? { base } : {}) };
  return [{ key, parent: null, title, menuType: 'M', sort, hidden: false, ...common }, ...buttonsBelow(key, permissions, common)];
}

function buttonsBelow(parent: string, permissions: Record<string, string>, common: Pick<MenuModel, 'adminOnly' | 'demoOnly' | 'base'>): MenuModel[] {
  const all = Object.entries(permissions);
  return all.map(([permission, title], index) => ({ key: permission, parent, title, permission, menuType: 'A', sort: all.length - index, hidden: false, ...common }));
}

function screenEntries({ key, section, resource }: NormalEntity, model: EntityModel, parentOf: (path: string) => string | null, rights: readonly Rights[]): MenuModel[] {
  if (!resource || resource.menu === false) return [];
  const { route, menu, form, adminOnly, demoOnly } = resource;
  // A generic address lies under no directory of the menu: the section's own one takes it in.
  const parent = menu.parent ?? parentOf(route.startsWith('/crud/') ? `/${section}/` : route);
  const entry: MenuModel = { key: route, parent, title: menu.title, icon: menu.icon, path: route, permission: rightTo(model, listCall(model)), menuType: 'C', sort: menu.sort, hidden: menu.hidden, adminOnly, demoOnly, ...(menu.reserved ? { reserved: true } : {}) };
  const below = buttonsBelow(route, Object.assign({}, ...rights.filter(({ of }) => of === key).map(({ permissions }) => permissions)) as Record<string, string>, { adminOnly, demoOnly });
  if (!form?.route) return [entry, ...below];
  const path = fixedPart(form.route);
  return [entry, ...below, { key: path, parent, title: form.title, path, permission: rightTo(model, 'create') ?? rightTo(model, 'update'), menuType: 'C', sort: 0, hidden: true, adminOnly, demoOnly }];
}

/** One entry a permission string: what a role can be given beyond the screens themselves. */
function buttons(entities: { normal: NormalEntity; model: EntityModel }[], parentOf: (path: string) => string | null, held: ReadonlySet<string>): MenuModel[] {
  const entries = new Map<string, MenuModel>();
  // The permission of a list stands at its screen.
  const lists = new Set(entities.flatMap(({ normal, model }) => (normal.resource?.menu && (normal.resource.list || normal.resource.single) ? model.endpoints.filter(({ name }) => name === listCall(model)).map(({ permission }) => permission) : [])));
  const enter = ({ section, resource }: NormalEntity, { permission, title, sort }: Pick<MenuModel, 'title' | 'sort'> & { permission: string }) => {
    if (!resource || permission === 'signed-in' || permission === 'anonymous' || lists.has(permission) || held.has(permission) || entries.has(permission)) return;
    const { route, menu, adminOnly, demoOnly, list, form, rightsAt } = resource;
    // An entity without a screen hangs under the directory where its screen would be.
    const parent = rightsAt ?? (menu !== false && (list || form)) ? rightsAt ?? route : parentOf(route.startsWith('/crud/') ? `/${section}/` : route);
    entries.set(permission, { key: permission, parent, title, permission, menuType: 'A', sort, hidden: false, adminOnly, demoOnly, ...(menu && menu.reserved ? { reserved: true } : {}) });
  };
  // Calls that a facet shares stand at its screen, if no other screen shows them.
  for (const { normal, model } of [...entities].sort((one, other) => Number(Boolean(other.model.facet)) - Number(Boolean(one.model.facet)))) {
    if (!normal.resource) continue;
    const shown = model.facet && !model.facet.within && new Set([...[...(model.list ? [model.list] : []), ...model.views].map((each) => each.endpoint), ...model.actions.flatMap(({ endpoint, pick, opens }) => (pick || opens ? [] : endpoint))]);
    const offered = model.actions.flatMap(({ permission, title, endpoint }) => (permission === undefined ? [] : [{ permission, title, name: endpoint }]));
    [...model.endpoints, ...offered].forEach(({ permission, title, name }, index) => {
      if (!shown || shown.has(name)) enter(normal, { permission, title, sort: model.endpoints.length - index });
    });
  }
  // Actions open dialogs and screens by rights to calls that no schema has; those that one has stand at it.
  for (const { normal, model } of entities) {
    for (const { title, opens } of model.actions) if (opens) enter(normal, { permission: opens.permission, title, sort: 0 });
  }
  return [...entries.values()];
}
