/** Form templates and setting tabs that ship with the product. Each comes once: what operators rename, change or delete stays so. */
import { makeTemplate } from '../../../engine/formTemplate/make';
import { createRecord } from '../../resources/door/door';
import { system, type Visit } from '../../resources/door/visit';
import { type House, write } from '../../resources/house';
import type { Resource } from '../../resources/resource';
import { continueAfterSeeds } from '../../sql/counter';
import { lockState, readState, writeState } from '../../sql/state';
import { tabs, templates } from './shipped';

const state = 'settings';
const title = '初始化数据';
/** Category type of setting tabs (spec 2 §3). */
const tabType = 6;
/** Ids below are kept for templates that the interface names by id (spec 2 §9). */
const reserved = 100;

/** Safe at every start and for several processes at once. Nothing where no schema describes templates and categories. */
export async function seedSettings(house: House): Promise<void> {
  const [forms, categories] = [house.resources.get('operation/formTemplate'), house.resources.get('media/category')];
  if (!forms || !categories) return;
  await write(house, system, async (visit) => {
    await lockState(visit.db);
    const shipped = new Set((await readState(visit.db, state))?.shipped as string[] | undefined);
    const before = shipped.size;
    await addTemplates(visit, forms, shipped);
    await addTabs(visit, categories, shipped);
    if (shipped.size > before) await writeState(visit.db, state, { shipped: [...shipped] });
  });
}

/** @returns true the first time */
const once = (shipped: Set<string>, name: string): boolean => !shipped.has(name) && shipped.add(name).size > 0;

async function addTemplates(visit: Visit, forms: Resource, shipped: Set<string>): Promise<void> {
  const missing = templates.filter(({ name }) => once(shipped, `template:${name}`));
  const add = ({ name, info, id, fields }: (typeof templates)[number]) =>
    createRecord(visit, forms, { name, info, content: JSON.stringify(makeTemplate(fields)) }, { title, id });
  for (const template of missing.filter(({ id }) => id !== undefined)) await add(template);
  if (missing.length > 0) await continueAfterSeeds(visit.db, forms.tableName, reserved);
  for (const template of missing.filter(({ id }) => id === undefined)) await add(template);
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
