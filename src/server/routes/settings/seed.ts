/** Form templates, their fields, setting tabs and groups of combined data that ship with the product. Each comes once: what operators rename, change or delete stays so. */
import { sql } from 'kysely';
import { addPrecision, appendFields, makeTemplate } from '../../../engine/formTemplate/make';
import { all, equals } from '../../resources/condition';
import { assignRecord, createRecord } from '../../resources/door/door';
import { lockRows } from '../../resources/door/rows';
import { system } from '../../resources/door/visit';
import { write } from '../../resources/house';
import { alive } from '../../resources/resource';
import type { House, Resource, Visit } from '../../resources/types';
import { continueAfterSeeds } from '../../sql/counter';
import { lockState, readState, writeState } from '../../sql/state';
import { tabs, templates } from './shipped';
import { demoTemplate } from './shipped/demo';
import { groups } from './shipped/groups';

const state = 'settings';
const title = '初始化数据';
/** Category type of setting tabs (spec 2 §3). */
export const tabType = 6;
/** Ids below are kept for templates and groups that the interface names by id (spec 2 §9, settings sheet). */
export const reserved = 100;

/** Safe at every start and for several processes at once. Nothing where no schema describes templates and categories. */
export async function seedSettings(house: House): Promise<void> {
  const [forms, categories, sets, rows] = ['operation/formTemplate', 'media/category', 'operation/group', 'operation/groupData'].map((key) => house.resources.get(key));
  if (!forms || !categories || !sets || !rows) return;
  await write(house, system, async (visit) => {
    await lockState(visit.db);
    const shipped = new Set((await readState(visit.db, state))?.shipped as string[] | undefined);
    const before = shipped.size;
    await addTemplates(visit, forms, shipped);
    await addFields(visit, forms, shipped);
    await addPrecisions(visit, forms, shipped);
    if (house.demo && once(shipped, `template:${demoTemplate.name}`)) await createRecord(visit, forms, { ...demoTemplate, content: demoTemplate.content() }, { title });
    await addTabs(visit, categories, shipped);
    await addGroups(visit, forms, sets, house.demo ? rows : undefined, shipped);
    if (shipped.size > before) await writeState(visit.db, state, { shipped: [...shipped] });
  });
}

/** @returns true the first time */
const once = (shipped: Set<string>, name: string): boolean => !shipped.has(name) && shipped.add(name).size > 0;

async function addTemplates(visit: Visit, forms: Resource, shipped: Set<string>): Promise<void> {
  const missing = templates.filter(({ name }) => once(shipped, `template:${name}`));
  const add = ({ name, info, id, fields, labelWidth }: (typeof templates)[number]) =>
    createRecord(visit, forms, { name, info, content: JSON.stringify(makeTemplate(fields, labelWidth)) }, { title, id });
  for (const template of missing.filter(({ id }) => id !== undefined)) await add(template);
  if (missing.length > 0) await continueAfterSeeds(visit.db, forms.tableName, reserved);
  for (const template of missing.filter(({ id }) => id === undefined)) await add(template);
}

/** What a later release adds to a template goes to the end of the stored one. */
async function addFields(visit: Visit, forms: Resource, shipped: Set<string>): Promise<void> {
  for (const { name, fields } of templates) {
    const later = fields.filter((field) => once(shipped, `field:${name}:${field.name}`));
    // All of them: the template has just come, or came before its fields were noted.
    if (later.length === 0 || later.length === fields.length) continue;
    const [form] = await lockRows(visit, forms, all([equals(forms.stored.get('name')!, name), alive(forms)]));
    if (form) await assignRecord(visit, forms, form.id, { content: appendFields(String(form.record.content), later) }, { title });
  }
}

/** Numbers shipped without a precision were whole until that came to mean any decimals. Once: who takes it away later wants decimals. */
async function addPrecisions(visit: Visit, forms: Resource, shipped: Set<string>): Promise<void> {
  for (const { name, fields } of templates.filter((template) => once(shipped, `precision:${template.name}`))) {
    const [form] = await lockRows(visit, forms, all([equals(forms.stored.get('name')!, name), alive(forms)]));
    if (!form) continue;
    const before = String(form.record.content);
    const content = addPrecision(before, fields);
    if (content !== before) await assignRecord(visit, forms, form.id, { content }, { title });
  }
}

async function addTabs(visit: Visit, categories: Resource, shipped: Set<string>): Promise<void> {
  const add = async (pid: unknown, name: string, url: string, extra: string, sort: number) =>
    (await createRecord(visit, categories, { pid, name, url, extra, sort, type: tabType, status: true }, { title })).id;
  for (const [place, tab] of tabs.entries()) {
    if (!once(shipped, `tab:${tab.key}`)) continue;
    const pid = await add(0, tab.title, tab.key, tab.template?.name ?? '', place + 1);
    for (const [index, { name }] of tab.templates.entries()) await add(pid, name, `${tab.key}_${index + 1}`, name, index + 1);
  }
}

/** A group is left out where its template is gone. */
async function addGroups(visit: Visit, forms: Resource, sets: Resource, rows: Resource | undefined, shipped: Set<string>): Promise<void> {
  const missing = groups.filter(({ id }) => once(shipped, `group:${id}`));
  for (const { id, template: { name, info, fields }, rows: shown = [] } of missing) {
    const { rows: [form] } = await sql<{ id: number }>`select ${forms.id.ref} as id from ${forms.table} t where ${all([equals(forms.stored.get('name')!, name), alive(forms)])}`.execute(visit.db);
    if (!form) continue;
    const formId = Number(form.id);
    await createRecord(visit, sets, { name, info, formId }, { title, id });
    if (!rows) continue;
    for (const [index, values] of shown.entries()) {
      const [sort, status] = [index + 1, true];
      const entered = fields.map((field) => ({ name: field.name, title: field.label, value: values[field.name] ?? '' }));
      await createRecord(visit, rows, { gid: id, sort, status, value: { id: formId, sort, status, fields: entered } }, { title });
    }
  }
  if (missing.length > 0) await continueAfterSeeds(visit.db, sets.tableName, reserved);
}
