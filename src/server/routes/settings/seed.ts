/** Form templates, their fields, setting tabs, groups of combined data and page links that ship with the product. Each comes once: what operators rename, change or delete stays so. */
import { categoryType } from '../../../../generated/codes';
import type { EntityKey } from '../../../../generated/records';
import { addPrecision, appendFields, makeTemplate } from '../../../engine/formTemplate/make';
import { system } from '../../resources/door/visit';
import { write } from '../../resources/house';
import type { House, Visit } from '../../resources/types';
import { addLinks } from '../page/links';
import { continueAfterSeeds } from '../../sql/counter';
import { lockState, readState, writeState } from '../../sql/state';
import { tabs, templates } from '../../shipped';
import { demoTemplate } from '../../shipped/demo';
import { groups } from '../../shipped/groups';

const state = 'settings';
const title = '初始化数据';
/** Ids below are kept for templates and groups that the interface names by id (spec 2 §9, settings sheet). */
export const reserved = 100;

/** Safe at every start and for several processes at once. Nothing where no schema describes templates and categories. */
export async function seedSettings(house: House): Promise<void> {
  const needed: EntityKey[] = ['operation/formTemplate', 'media/category', 'operation/group', 'operation/groupData'];
  if (!needed.every((key) => house.resources.has(key))) return;
  await write(house, system, async (visit) => {
    await lockState(visit.db);
    const shipped = new Set((await readState(visit.db, state))?.shipped);
    const before = shipped.size;
    await addTemplates(visit, shipped);
    await addFields(visit, shipped);
    await addPrecisions(visit, shipped);
    if (house.demo && once(shipped, `template:${demoTemplate.name}`)) await visit.of('operation/formTemplate').create({ ...demoTemplate, content: demoTemplate.content() }, { title });
    if (house.demo) await addDemoValues(visit, shipped);
    await addTabs(visit, shipped);
    await addGroups(visit, house.demo, shipped);
    await addLinks(visit, (name) => once(shipped, name));
    if (shipped.size > before) await writeState(visit.db, state, { shipped: [...shipped] });
  });
}

/** @returns true the first time */
const once = (shipped: Set<string>, name: string): boolean => !shipped.has(name) && shipped.add(name).size > 0;

async function addTemplates(visit: Visit, shipped: Set<string>): Promise<void> {
  const missing = templates.filter(({ name }) => once(shipped, `template:${name}`));
  const add = ({ name, info, id, fields, labelWidth }: (typeof templates)[number]) =>
    visit.of('operation/formTemplate').create({ name, info, content: JSON.stringify(makeTemplate(fields, labelWidth)) }, { title, id });
  for (const template of missing.filter(({ id }) => id !== undefined)) await add(template);
  if (missing.length > 0) await continueAfterSeeds(visit.db, 'system_form_template', reserved);
  for (const template of missing.filter(({ id }) => id === undefined)) await add(template);
}

/** What a later release adds to a template goes to the end of the stored one. */
async function addFields(visit: Visit, shipped: Set<string>): Promise<void> {
  for (const { name, fields } of templates) {
    const later = fields.filter((field) => once(shipped, `field:${name}:${field.name}`));
    // All of them: the template has just come, or came before its fields were noted.
    if (later.length === 0 || later.length === fields.length) continue;
    const [form] = await visit.of('operation/formTemplate').lockAlive({ name });
    if (form) await visit.of('operation/formTemplate').assign(form.id, { content: appendFields(form.record.content, later) }, { title });
  }
}

/** Only where nobody has saved the form yet. */
async function addDemoValues(visit: Visit, shipped: Set<string>): Promise<void> {
  for (const { name, fields, demo } of templates) {
    if (!demo || !visit.resources.has('operation/config') || !once(shipped, `demo:${name}`)) continue;
    const [form] = await visit.of('operation/formTemplate').lockAlive({ name });
    if (!form || (await visit.of('operation/config').lockAlive({ formId: form.id })).length > 0) continue;
    for (const { name: key, label } of fields) await visit.of('operation/config').create({ name: key, title: label, formId: form.id, value: demo[key] ?? '', secret: '' }, { title });
  }
}

/** Numbers shipped without a precision were whole until that came to mean any decimals. Once: who takes it away later wants decimals. */
async function addPrecisions(visit: Visit, shipped: Set<string>): Promise<void> {
  for (const { name, fields } of templates.filter((template) => once(shipped, `precision:${template.name}`))) {
    const [form] = await visit.of('operation/formTemplate').lockAlive({ name });
    if (!form) continue;
    const before = form.record.content;
    const content = addPrecision(before, fields);
    if (content !== before) await visit.of('operation/formTemplate').assign(form.id, { content }, { title });
  }
}

async function addTabs(visit: Visit, shipped: Set<string>): Promise<void> {
  const add = async (pid: number, name: string, url: string, extra: string, sort: number) =>
    (await visit.of('media/category').create({ pid, name, url, extra, sort, type: categoryType.configuration, status: true }, { title })).id;
  for (const [place, tab] of tabs.entries()) {
    if (!once(shipped, `tab:${tab.key}`)) continue;
    const pid = await add(0, tab.title, tab.key, tab.template?.name ?? '', place + 1);
    for (const [index, { name }] of tab.templates.entries()) await add(pid, name, `${tab.key}_${index + 1}`, name, index + 1);
  }
}

/** A group is left out where its template is gone. */
async function addGroups(visit: Visit, demo: boolean, shipped: Set<string>): Promise<void> {
  const missing = groups.filter(({ id }) => once(shipped, `group:${id}`));
  for (const { id, template: { name, info, fields }, rows: shown = [] } of missing) {
    const form = await visit.db.selectFrom('system_form_template').select('id').where('name', '=', name).where('is_del', '=', false).executeTakeFirst();
    if (!form) continue;
    const formId = form.id;
    await visit.of('operation/group').create({ name, info, formId }, { title, id });
    if (!demo) continue;
    for (const [index, values] of shown.entries()) {
      const [sort, status] = [index + 1, true];
      const entered = fields.map((field) => ({ name: field.name, title: field.label, value: values[field.name] ?? '' }));
      await visit.of('operation/groupData').create({ gid: id, sort, status, value: { id: formId, sort, status, fields: entered } }, { title });
    }
  }
  if (missing.length > 0) await continueAfterSeeds(visit.db, 'system_group', reserved);
}
