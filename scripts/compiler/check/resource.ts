/** Checks of `resource`: calls, lists, forms, trees, actions and states. */
import { onlyField } from '../../../src/engine/format/template';
import type { DetailItem } from '../../../src/engine/model';
import { kinds } from '../../../src/fields/kinds';
import { namedBy } from '../links';
import { readCalled } from '../normalize/calls';
import { meant, oneOf } from '../mistakes';
import type { NormalAction, NormalCall, NormalEntity, NormalList, NormalProperty, NormalResource, NormalTree } from '../normal';
import type { Form } from '../../../generated/types/vocabulary';
import { type CheckContext, checkCondition, checkTemplate, expectEntity, expectField, expectName, tell } from './context';
import { checkAssigned, checkEffect } from './effects';
import { checkColumn, checkField, checkFilter } from './fields';
import { checkFinds } from './finds';
import { checkRowForm } from './rowForm';
import { checkHidden } from './hidden';
import { checkService } from './service';
import { checkSingle } from './single';
import { checkStart } from './start';
import { checkOpposite, checkSums } from './sums';
import { checkTotals } from './totals';

export function checkResource(context: CheckContext, entity: NormalEntity, resource: NormalResource): void {
  const { fields } = entity;
  if (fields.every(({ name }) => name !== resource.display)) expectField(context, resource, 'display', resource.display, fields);
  const reads = resource.calls.filter(({ role }) => role === 'read' || role === 'list').map(({ name }) => name.replace(/^read\./, ''));
  if (resource.options) expectName(context, resource, 'options', 'read', resource.options.replace(/^read\./, ''), reads);
  for (const call of resource.calls) checkCall(context, call, entity, resource);
  for (const name of Object.keys(resource.answers ?? {})) if (fields.some((field) => field.name === name)) tell(context, resource.answers!, name, `"${name}" is a field; its records say what they hold`);
  const base = entity.facet && !entity.facet.within ? context.entities.get(entity.facet.of) : undefined;
  for (const list of [...(resource.list ? [resource.list] : []), ...resource.views]) {
    checkList(context, list, entity, resource, reads);
    if (base?.resource) checkServedOrder(context, list, base.resource);
  }
  if (resource.shopPage) checkTemplate(context, resource.shopPage, 'path', resource.shopPage.path, fields);
  if (resource.shopPage && !resource.views.some(({ name }) => name === 'link')) tell(context, resource.shopPage, undefined, 'a record that links lead to is chosen from the view "link"; add it to "views"');
  checkSections(context, resource, fields);
  if (resource.tree) checkTree(context, resource.tree, entity);
  for (const action of [...resource.actions, ...resource.service]) checkAction(context, action, entity, resource);
  checkService(context, entity, resource);
  for (const lock of resource.locked) {
    checkCondition(context, lock.when, fields, [], { moments: true, me: true });
    if (lock.soleHolder) tell(context, lock, 'soleHolder', 'it is about the right to one action; write it in "refuse" of that action');
  }
  for (const { when } of resource.choice.never) checkCondition(context, when, fields);
  checkCondition(context, resource.choice.always, fields);
  checkNotice(context, resource);
  checkOpenReads(context, entity);
  if (resource.states) checkStates(context, resource.states, fields);
  if (resource.queue) checkQueue(context, resource.queue, entity, resource);
  checkHidden(context, entity, resource);
  checkSingle(context, entity, resource);
}

const permissionPattern = /^(signed-in|anonymous|\w+(:\w+)+)$/;

function checkCall(context: CheckContext, call: NormalCall, { key: own, fields }: NormalEntity, resource: NormalResource): void {
  const methods = resource.style === 'simple-rest' ? ['GET', 'POST', 'PUT', 'DELETE'] : ['GET', 'POST'];
  for (const { method, path } of [call, ...call.also]) {
    if (!methods.includes(method)) tell(context, call, 'call', `a call begins with its method, ${methods.join(' or ')}, not with "${method}"${/\s/.test(call.call) ? meant(method.toUpperCase(), methods) : `; did you mean "${methods[0]} ${call.call}"?`}`);
    if (!/^(\/(\w[\w.-]*|\{\w+\}))+$/.test(path)) tell(context, call, 'call', `${JSON.stringify(path)} is no path`);
  }
  if (!permissionPattern.test(call.permission)) tell(context, call, 'permission', `${call.name} declares no permission; write "permission": a string like "${resource.permission}:${call.role}", "signed-in" or "anonymous"`);
  for (const [kind, names] of [['fields', call.fields], ['byRight', call.byRight], ['body', call.body]] as const) {
    for (const [index, name] of (names ?? []).entries()) {
      if (kind !== 'body' && Object.hasOwn(resource.answers ?? {}, name)) continue;
      const field = expectField(context, names!, index, name, fields);
      if (kind !== 'body' && field?.writeOnly) tell(context, names!, index, `"${name}" is never answered`);
      if (kind === 'body' && field?.readOnly) tell(context, names!, index, `"${name}" is never accepted`);
    }
  }
  for (const [index, name] of (call.ignores ?? []).entries()) {
    const field = fields.find((each) => each.name === name);
    if (field?.input && !field.readOnly && (call.body?.includes(name) ?? true)) tell(context, call.ignores!, index, `"${name}" is a field that the call takes, and nothing to be ignored`);
  }
  if (call.byRight && (call.fields === undefined || (call.role !== 'read' && call.role !== 'list') || call.id)) tell(context, call, 'byRight', '"byRight" adds to the "fields" of a list');
  checkCondition(context, call.where, fields);
  checkCondition(context, call.when, fields);
  checkCondition(context, call.confirmWhen, fields);
  checkTemplate(context, call, 'confirm', call.confirm, fields);
  for (const follow of call.follows ?? []) {
    const other = expectEntity(context, follow, 'count', follow.count);
    if (!other) continue;
    const reference = expectField(context, follow, 'by', follow.by, other.fields);
    if (reference && reference.to !== own && !Object.values(reference.toBy?.map ?? {}).includes(own)) tell(context, follow, 'by', `"${follow.by}" does not refer to ${own}`);
    checkCondition(context, follow.where, other.fields);
  }
  if (call.confirmWhen && call.role !== 'switch') tell(context, call, 'confirm', 'only a switch asks on some records alone; write the text of the question');
  if (call.when && !['update', 'delete', 'switch'].includes(call.role)) tell(context, call, 'when', '"when" belongs to update, delete and switch; an action has its own');
  if (call.message !== undefined && !call.when) tell(context, call, 'message', '"message" is said where "when" does not hold');
  const by = call.group && expectField(context, call.group, 'groups', call.group.by, fields);
  if (by && by.to === undefined) tell(context, call.group!, 'groups', `"${by.name}" is no reference, rows cannot be grouped by it`);
  const key = call.by === undefined ? undefined : expectField(context, call, 'by', call.by, fields);
  if (key && (!key.unique || key.unique.scope.length > 0)) tell(context, call, 'by', `"${key.name}" may be the same in several records; only a field that is "unique" by itself names one`);
  if (call.by !== undefined && call.role !== 'one' && call.role !== 'action') tell(context, call, 'by', '"by" belongs to a read of one record or to an action on one');
  if (call.field === undefined) return;
  const switched = expectField(context, call, undefined, call.field, fields);
  if (switched && switched.kind !== 'switch' && switched.kind !== 'enumeration') tell(context, call, undefined, `"${call.field}" is no switch but ${switched.kind}`);
}

/** Links stand above forms that are screens. */
function checkNotice(context: CheckContext, resource: NormalResource): void {
  if (Array.isArray(resource.notice) && !resource.single) tell(context, resource, 'notice', 'above a list stands one sentence; several, with screens beside them, stand above the form of a single record');
}

function checkOpenReads(context: CheckContext, { source, resource }: NormalEntity): void {
  const adminOnly = source.resource ? source.resource.adminOnly : undefined;
  if (typeof adminOnly !== 'object') return;
  const reads = (resource?.calls ?? []).filter(({ role }) => ['list', 'one', 'read'].includes(role)).map(readCalled);
  for (const [at, name] of adminOnly.except.entries()) expectName(context, adminOnly.except, at, 'read', name, reads);
}

const builtIn = ['create', 'createFrom', 'edit', 'detail', 'copy', 'delete', 'preview'];

/** A column that names another record leads to it, so the list answers its id too. */
function checkAnswered(context: CheckContext, list: NormalList, { primaryKey, fields }: NormalEntity, { calls }: NormalResource): void {
  const read = calls.find(({ name }) => name === list.read);
  if (!read?.fields) return;
  const answered = [...read.fields, ...(read.byRight ?? [])];
  for (const column of list.columns) {
    // A case that shows one other field leads where that leads.
    const shown = [column.name, ...(column.cases ?? []).flatMap(({ template }) => onlyField(template) ?? [])];
    for (const name of new Set(shown)) {
      const field = fields.find((each) => each.name === name);
      const id = field && namedBy(field, fields, (key) => context.entities.get(key))?.id;
      if (id === undefined || id === primaryKey || answered.includes(id)) continue;
      tell(context, column, undefined, `"${name}" is a link by "${id}", which ${list.read} does not answer; add it to its "fields"`);
    }
  }
}

function checkList(context: CheckContext, list: NormalList, entity: NormalEntity, resource: NormalResource, reads: string[]): void {
  const { fields } = entity;
  if (list.read) expectName(context, list, 'read', 'read', list.read.replace(/^read\./, ''), reads);
  else tell(context, list, undefined, 'the rows of this list come from nowhere; give it "read" or the entity a list');
  const tabParams = list.tabs ? [list.tabs.param] : [];
  if (!list.columns.length) tell(context, list, undefined, 'a list without columns shows nothing; give a property "column": {}');
  if (list.chosen && list.name !== 'picker') tell(context, list, 'chosen', 'what is chosen comes from the view "picker"; write "chosen" there');
  for (const column of [...list.columns, ...(list.exports ?? []), ...(list.chosen ?? [])]) checkColumn(context, column, fields, tabParams);
  checkAnswered(context, list, entity, resource);
  if (list.finds) checkFinds(context, list, list.finds, entity);
  checkStart(context, list, entity);
  checkRowForm(context, list, resource, fields);
  const params = new Set(tabParams);
  for (const filter of list.filters) {
    checkFilter(context, filter, fields);
    if (list.search === false && !filter.hidden && kinds[filter.kind].isTyped) tell(context, list, 'search', `"${filter.param}" is typed, and waits for 查询, which this list does not have`);
    for (const [key, param] of [[undefined, filter.param], ['through', filter.through]] as const) {
      if (param !== undefined && params.has(param)) tell(context, filter, key, `parameter "${param}" is taken by another filter or the tabs of this list`);
    }
    if (filter.by && !list.filters.some(({ param }) => param === filter.by!.param)) tell(context, filter, 'by', `"by" names no filter of this list${oneOf(list.filters.map(({ param }) => param))}`);
    for (const codes of [filter.by?.digits ?? [], filter.by?.except ?? []]) for (const [index, code] of codes.entries()) expectName(context, codes, index, 'code', code, Object.keys(filter.by!.on));
    for (const param of [filter.param, filter.through]) if (param !== undefined) params.add(param);
  }
  for (const [index, { field }] of list.sort.entries()) {
    const found = fields.find(({ name }) => name === field);
    if (!found) expectField(context, sortHolder(list), index, field, fields);
    else if (found.computed) tell(context, sortHolder(list), index, `"${field}" is worked out, rows cannot be sorted by it`);
  }
  for (const key of ['rowActions', 'bulkActions', 'pageActions'] as const) {
    const names = [...builtIn, ...resource.actions.map(({ name }) => name)];
    for (const [index, name] of list[key].entries()) expectName(context, list[key], index, 'action', name, names);
  }
  if (list.bulkMenu !== undefined && !list.bulkActions.length) tell(context, list, 'bulkMenu', 'the menu is empty; name what it offers in "bulkActions"');
  for (const column of list.columns) {
    const opened = column.opens ?? column.edits;
    if (opened !== undefined) expectName(context, column, 'opens', 'action', opened, list.rowActions);
  }
  const shown = list.columns.filter(({ hidden }) => !hidden).map(({ name }) => name);
  for (const [index, name] of list.priority?.entries() ?? []) expectName(context, list.priority!, index, 'column', name, shown);
  checkDetailItems(context, list.expand ?? [], fields);
  checkTotals(context, list, entity, resource);
  checkSums(context, list, fields, resource);
  checkOpposite(context, list, fields);
  if (!list.tabs) return;
  const values = new Set<unknown>();
  for (const item of list.tabs.items) {
    checkCondition(context, item.where, fields);
    if (values.has(item.value)) tell(context, item, 'value', `two tabs have the value ${JSON.stringify(item.value)}`);
    values.add(item.value);
  }
  if (!values.has(list.tabs.default)) tell(context, list.tabs, 'default', `no tab has the value ${JSON.stringify(list.tabs.default)}${oneOf(values)}`);
  if (list.tabs.counts && !resource.calls.some(({ role }) => role === 'counts')) tell(context, list.tabs, 'counts', 'counts come from a call of their own; write "counts": "GET tabs/headers" into "api"');
  if (list.tabs.counts === 'count') tell(context, list.tabs, 'counts', 'under "count" stands the number itself; name the other key of the pair');
  if (typeof list.tabs.counts === 'string' && list.tabs.items.some(({ count }) => count !== undefined)) tell(context, list.tabs, 'counts', 'counts are answered as one object, since the tabs name their "count"; write "counts": true');
}

/** The rows of a facet are put in order by the calls of its entity, which know the columns of their own lists. */
function checkServedOrder(context: CheckContext, list: NormalList, base: NormalResource): void {
  const lists = [...(base.list ? [base.list] : []), ...base.views];
  const own = lists.filter(({ read }) => read === list.read);
  const served = (own.length > 0 ? own : lists).flatMap(({ columns, sort }) => [...columns.filter(({ sortable }) => sortable).map(({ name }) => name), ...sort.map(({ field }) => field)]);
  for (const column of list.columns) {
    if (column.sortable && column.name !== 'id' && !served.includes(column.name)) tell(context, column, 'sortable', `no list of the entity that serves this facet is sorted by "${column.name}"${oneOf(new Set(served))}`);
  }
}

const sortHolder = (list: NormalList): object => list.sort;

function checkSections(context: CheckContext, { form, detail, actions }: NormalResource, fields: NormalProperty[]): void {
  const inputs = fields.filter(({ input }) => input).map(({ name }) => name);
  const seen = new Set<string>();
  for (const { fields: names } of form?.sections ?? []) {
    for (const [index, name] of names.entries()) {
      const field = expectField(context, names, index, name, fields);
      if (field && !inputs.includes(name)) tell(context, names, index, `"${name}" has no input; it is ${field.readOnly ? 'readOnly' : 'marked "input": false'}`);
      for (const along of [(field?.input || undefined)?.through, field?.named]) {
        if (along !== undefined && !names.includes(along) && inputs.includes(along)) tell(context, names, index, `"${along}" is entered with "${name}"; write both into one section`);
      }
      if (seen.has(name)) tell(context, names, index, `"${name}" stands in two sections of the form`);
      seen.add(name);
    }
  }
  for (const { when } of [...(detail ? [detail] : []), ...(detail?.sections ?? [])]) checkCondition(context, when, fields);
  for (const section of detail?.sections ?? []) if (section.tab !== undefined && detail!.sectionsAs !== 'tabs') tell(context, section, 'tab', 'sections stand on tabs with "sectionsAs": "tabs"');
  for (const [index, name] of (detail?.actions ?? []).entries()) expectName(context, detail!.actions!, index, 'action', name, actions.map((action) => action.name));
  for (const items of [detail?.facts ?? [], ...(detail?.sections ?? []).map((section) => section.fields)]) checkDetailItems(context, items, fields);
  if (detail?.head) checkTemplate(context, detail.head, 'note', detail.head.note, fields);
  for (const key of ['image', 'title'] as const) if (detail?.head?.[key] !== undefined) expectField(context, detail.head, key, detail.head[key], fields);
  if (form?.from) checkFrom(context, form.from, form.addresses);
  if (form?.in === 'page' && !form.route) tell(context, form, 'in', 'a form page needs "route", e.g. "/section/entityEdit/:id?"');
  if (form?.route && form.in !== 'page') tell(context, form, 'route', `a form in a ${form.in} has no route; write "in": "page"`);
}

function checkDetailItems(context: CheckContext, items: (string | DetailItem)[], fields: NormalProperty[]): void {
  for (const [index, item] of items.entries()) {
    const name = typeof item === 'string' ? item : item.name;
    const field = expectField(context, typeof item === 'string' ? items : item, typeof item === 'string' ? index : 'name', name, fields);
    if (field?.writeOnly) tell(context, items, index, `"${name}" is never answered`);
    if (typeof item === 'string') continue;
    checkCondition(context, item.when, fields);
    checkTemplate(context, item, 'template', item.template, fields);
    for (const column of item.columns ?? []) {
      expectField(context, item, 'columns', column.name, field?.fields ?? []);
      checkCondition(context, column.when, fields);
      if (column.spread !== undefined) expectField(context, item, 'columns', column.spread, fields);
    }
  }
}

function checkTree(context: CheckContext, tree: NormalTree, { key, fields }: NormalEntity): void {
  const parent = expectField(context, tree, 'parent', tree.parent, fields);
  if (parent && (parent.kind !== 'treeReference' || parent.to !== key)) tell(context, tree, 'parent', `"${tree.parent}" must be a treeReference to ${key} itself`);
  for (const name of ['level', 'reorder'] as const) {
    const field = tree[name] === undefined ? undefined : expectField(context, tree, name, tree[name], fields);
    // Levels may bear names: 省, 市, 区.
    const isNamed = name === 'level' && context.enumerations.get(field?.enumeration ?? '')?.oneOf.slice(0, tree.maxLevel).every((item, at) => item.const === at + 1);
    if (field && field.kind !== 'integer' && !isNamed) tell(context, tree, name, `"${field.name}" must be an integer, not ${field.kind}`);
  }
  for (const [index, name] of tree.spread.entries()) {
    const field = expectField(context, tree.spread, index, name, fields);
    if (field && field.kind !== 'switch') tell(context, tree.spread, index, `only switches spread; "${name}" is ${field.kind}`);
  }
}

function checkAction(context: CheckContext, action: NormalAction, entity: NormalEntity, { states }: NormalResource): void {
  const { fields } = entity;
  const { effect, prompt, input, pick, opens } = action;
  for (const when of [action.when, ...(action.refuse ?? []).map((refusal) => refusal.when)]) checkCondition(context, when, fields, [], { moments: true, me: true });
  if (action.refuse && action.on.includes('page')) tell(context, action, 'refuse', 'a page action names no record on which it could be refused');
  if (pick && pick.take === undefined) checkPicked(context, pick);
  if (builtIn.includes(action.name)) tell(context, action, undefined, `"${action.name}" is built in; choose another name for the action`);
  if (action.call.by !== undefined && action.on.join() !== 'row') tell(context, action, 'on', '"by" names one record, so the action is offered on rows only');
  if (action.template !== undefined && !input) tell(context, action, 'template', `"${action.name}" asks no form that could be a template; write its "input"`);
  if (action.dialog !== undefined && !input && !action.buttons && action.confirm === undefined) tell(context, action, 'dialog', `"${action.name}" opens no dialog that could be called so; write its "input" or "confirm"`);
  for (const refusal of action.refuse ?? []) {
    if (!refusal.soleHolder) continue;
    if (refusal.except) tell(context, refusal, 'except', 'the super user is refused only while somebody else holds the right: "soleHolder" says so, and lifts nothing where "except" lifts it always');
    if (action.by !== undefined) tell(context, refusal, 'soleHolder', 'a service key is no account; the right to this action is held by none');
  }
  if (action.refuse?.some((refusal) => refusal.for)) tell(context, action, 'refuse', '"for" belongs to "locked"; this refuses the action itself');
  for (const field of input?.fields ?? []) {
    checkField(context, field, [...input!.fields, ...fields], entity, true);
    for (const key of ['shows', 'from'] as const) if (field[key] !== undefined) expectField(context, field, key, field[key], fields);
  }
  if (action.works !== undefined) checkWorks(context, action, entity.resource?.actions ?? [], fields);
  if (action.context && !input) tell(context, action, 'context', `"${action.name}" asks no form that it could stand above; write its "input"`);
  checkDetailItems(context, action.context ?? [], fields);
  if (action.pictures !== undefined) checkPictures(context, action, action.pictures, fields);
  if (action.undo && (action.then.length > 0 || !(effect && ('set' in effect || ('move' in effect && effect.of === undefined) || 'add' in effect)))) tell(context, action, 'undo', 'only what sets, adds or moves is taken back');
  checkQuestions(context, action, fields);
  checkCases(context, action, fields);
  if (prompt && !(effect && 'handler' in effect)) expectField(context, prompt, 'field', prompt.field, fields);
  if (action.window && !opens?.startsWith('/')) tell(context, action, 'window', 'an address of the console is opened in this window or another; write it as "opens"');
  if (opens) {
    for (const [, name] of opens.matchAll(/\{(\w+)\}/g)) if (name !== entity.primaryKey) expectField(context, action, 'opens', name!, fields);
    if (!effect && action.permission === undefined) tell(context, action, 'opens', 'say with "permission" to whom the dialog is offered');
  }
  if (opens && !effect) return;
  if (pick?.take !== undefined) checkPick(context, pick, pick.take, action, fields);
  else if (pick && !(input?.fields ?? []).some(({ name, to }) => name === pick.into && to === pick.from)) tell(context, pick, 'into', `what is picked goes into an input of the action that refers to ${pick.from}`);
  else if (!effect) tell(context, action, undefined, `action "${action.name}" has no effect; write "effect": { "set": {…} }, { "move": "…" }, { "add": […] }, { "delete": true }, "seed" or "handler"`);
  else if (!('handler' in effect) && !('seed' in effect) && !('new' in effect) && action.on.includes('page')) {
    tell(context, action, 'on', `a page action names no record, so there is nothing to ${Object.keys(effect)[0]}; offer it on rows, or write "effect": "handler"`);
  } else {
    checkEffect(context, effect, action, entity, states);
    for (const each of action.then) {
      if ('move' in each && each.of === undefined) tell(context, each, 'move', 'a move comes first: what else happens, happens to the record that was moved');
      else checkEffect(context, each, action, entity, states);
    }
  }
}

function checkPictures(context: CheckContext, action: NormalAction, name: string, fields: NormalProperty[]): void {
  if (!action.input) tell(context, action, 'pictures', `"${action.name}" asks no form that they could stand beside; write its "input"`);
  else if (!action.on.includes('row')) tell(context, action, 'pictures', `"${action.name}" is about no record of which pictures could be shown; offer it on rows`);
  const field = expectField(context, action, 'pictures', name, fields);
  if (field && field.kind !== 'imageList' && field.kind !== 'image') tell(context, action, 'pictures', `"${name}" is ${field.kind}; name a field of pictures`);
}

/** What works out inputs asks for nothing that the form, or its record, does not have. */
function checkWorks(context: CheckContext, action: NormalAction, actions: readonly NormalAction[], fields: NormalProperty[]): void {
  const worker = actions.find(({ name }) => name === action.works);
  if (!worker) return void expectName(context, action, 'works', 'action', action.works ?? '', actions.map(({ name }) => name));
  if (!action.input) tell(context, action, 'works', `"${action.name}" asks no form with inputs that could be worked out; write its "input"`);
  if (worker.on.join() !== 'page' || !worker.input || !(worker.effect && 'handler' in worker.effect)) {
    return tell(context, action, 'works', `"${worker.name}" is to be an action of the page with an input, left to code: its answer is what stands in the form`);
  }
  const known = new Set([...(action.input?.fields ?? []).map(({ name }) => name), ...(action.on.includes('row') ? fields.map(({ name }) => name) : [])]);
  for (const { name } of worker.input.fields) if (!known.has(name)) tell(context, action, 'works', `"${worker.name}" asks for "${name}", which "${action.name}" does not have`);
}

/** A question names the record that it is about, so there is one. */
function checkQuestions(context: CheckContext, action: NormalAction, fields: NormalProperty[]): void {
  const { confirm, buttons = [], on } = action;
  for (const holder of [action, ...buttons]) checkTemplate(context, holder, 'confirm', holder.confirm, fields);
  const among = on.includes('page') ? 'page action names no record' : on.includes('bulk') && action.call.id?.many ? 'bulk action asks once for all its records' : undefined;
  if (among && /\{\w+\}/.test(confirm ?? '')) tell(context, action, 'confirm', `a ${among}; its question can name no field of one`);
}

/** What an action is called by state is told of rows, whose state is known. */
function checkCases(context: CheckContext, { cases = [], on, ...action }: NormalAction, fields: NormalProperty[]): void {
  for (const each of cases) {
    if (on.join() !== 'row') tell(context, each, undefined, `"${action.name}" is offered on ${on.join(' and ')}; what it is called by the state of a record is told on rows alone`);
    checkCondition(context, each.when, fields, [], { moments: true, me: true });
    checkTemplate(context, each, 'confirm', each.confirm, fields);
    if (each.confirm !== undefined && action.confirm === undefined) tell(context, each, 'confirm', `"${action.name}" asks nothing on other rows; write its "confirm" too`);
  }
}

function checkPick(context: CheckContext, pick: NonNullable<NormalAction['pick']>, take: string, { call }: NormalAction, fields: NormalProperty[]): void {
  expectField(context, pick, 'into', pick.into, fields);
  const from = checkPicked(context, pick);
  if (from) expectField(context, pick, 'take', take, from.fields);
  if (call.role !== 'update') tell(context, pick, undefined, 'what is picked is written by an update, and this entity has none');
}

/** The entity to choose from, which must have a list for it. */
function checkPicked(context: CheckContext, pick: NonNullable<NormalAction['pick']>): NormalEntity | undefined {
  const from = expectEntity(context, pick, 'from', pick.from);
  if (from?.resource && !from.resource.views.some(({ name }) => name === 'picker')) tell(context, pick, 'from', `${pick.from} has no view "picker" to choose from`);
  return from;
}

function checkStates(context: CheckContext, states: NonNullable<NormalResource['states']>, fields: NormalProperty[]): void {
  const field = expectField(context, states, 'field', states.field, fields);
  // A switch holds true or false, whatever its codes are called on the wire.
  const codes = field?.kind === 'switch' ? [true, false] : field?.enumeration === undefined ? undefined : context.enumerations.get(field.enumeration)?.oneOf.map((item) => item.const);
  if (field && field.kind !== 'enumeration' && field.kind !== 'switch') tell(context, states, 'field', `states are codes of an enumeration or the two of a switch; "${field.name}" is ${field.kind}`);
  for (const move of Object.values(states.moves)) {
    checkCondition(context, move.when, fields, [], { moments: true, me: true });
    if (move.set) checkAssigned(context, move.set, fields);
    for (const [key, code] of [...move.from.map((from) => ['from', from] as const), ...(move.to === undefined ? [] : [['to', move.to] as const])]) {
      if (codes && !codes.includes(code)) tell(context, move, key, `"${states.field}" is never ${JSON.stringify(code)}${oneOf(codes.map((each) => JSON.stringify(each)))}`);
    }
  }
}

function checkQueue(context: CheckContext, queue: NonNullable<NormalResource['queue']>, { fields, facet }: NormalEntity, { actions, detail }: NormalResource): void {
  const ofRows = actions.filter(({ on, call }) => on.includes('row') && call.role === 'action').map(({ name }) => name);
  for (const key of ['decide', 'beside'] as const) for (const [index, name] of queue[key].entries()) expectName(context, queue[key], index, 'action', name, ofRows);
  checkCondition(context, queue.where, fields);
  if (!Object.keys(queue.where).length) tell(context, queue, undefined, 'what is pending does not follow from the moves of its first decision; write "where": { … }');
  for (const { field } of queue.sort) expectField(context, queue, 'sort', field, fields);
  if (!detail) tell(context, queue, undefined, 'a queue shows the detail of its records; this entity has none');
  if (facet && !facet.within) tell(context, queue, undefined, 'a facet has no queue of its own; write it where its records are at home');
}

/** A record is filled in from one that can be chosen, at an address of its own. */
function checkFrom(context: CheckContext, from: NonNullable<Form['from']>, addresses: Form['addresses']): void {
  if (addresses?.from === undefined) tell(context, from, undefined, 'no address opens it; write "from" into "addresses"');
  const source = expectEntity(context, from, 'entity', from.entity);
  if (!source) return;
  if (!source.resource || !source.resource.views.some(({ name }) => name === 'picker')) tell(context, from, 'entity', `${from.entity} has no view "picker" from which one is chosen`);
  for (const [at, name] of from.fields.entries()) expectField(context, from.fields, at, name, source.fields);
}
