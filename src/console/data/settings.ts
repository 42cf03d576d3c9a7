/** Settings: the tabs that configuration categories make, and the values of their form templates (settings sheet; form template §5). */
import { useQuery } from '@tanstack/react-query';
import { categoryType } from '../../../generated/codes';
import type { MediaCategoryAnswer as Category } from '../../../generated/records/media/category';
import { codes } from '../../engine/envelope';
import { extension, type Conflict, type HistoryEntry, type SettingState } from '../../engine/extension/paths';
import { sameValue } from '../../engine/sameValue';
import { capabilities, forgetCapabilities } from './capabilities';
import { loadDomains } from './site/domains';
import { ApiError } from './transport/errors';
import type { StoredTemplate } from './formTemplates';
import { call, callTagged } from './transport/http';
import { keepSiteName } from './site/loginPicture';
import { changedByOthers, saveSeen, type Tagged } from './transport/seen';
import { keepSiteLogos } from './site/siteLogos';

/** `url` is its word in the address, `extra` the name of its form template; a first level with children has no template. */
export type SettingTab = Pick<Category, 'id' | 'name'> & { [Name in 'url' | 'extra']: Category[Name] | null } & {
  child?: SettingTab[] | null;
};

/** Tabs that are shown, in two levels. */
export const useSettingTabs = () =>
  useQuery({
    queryKey: ['setting tabs'],
    queryFn: ({ signal }) => call<SettingTab[]>('GET', '/admin/platform/category/list/tree', { query: { type: categoryType.configuration, status: 1 }, quiet: true, signal }),
    refetchOnMount: 'always',
  });

export interface Setting extends Pick<StoredTemplate, 'id' | 'content'> {
  /** Stored texts by key; secrets are never among them. */
  values: Record<string, string>;
  /** Undefined on a backend that knows nothing of them. */
  states?: SettingState[];
}

export const saveSettingPermission = 'platform:system:config:save:form';

async function readValues(formId: number, signal?: AbortSignal): Promise<Tagged<Record<string, string>>> {
  const { data: { id: _id, ...data }, tag } = await callTagged<Record<string, string>>('GET', '/admin/platform/system/config/info', { query: { formId }, quiet: true, signal });
  return { data, tag };
}

/** @param headers name the state that is replaced */
async function write(id: number, values: Readonly<Record<string, unknown>>, headers: Record<string, string>): Promise<void> {
  const fields = Object.entries(values).map(([name, value]) => ({ name, title: name, value: textOf(value) }));
  await call('POST', '/admin/platform/system/config/save/form', { body: { id, sort: 0, status: true, fields }, headers, quiet: true });
  follow(values);
}

/** @param template name of a form template @returns the form with what the configuration store holds of it now */
export async function readSetting(template: string, signal?: AbortSignal): Promise<Setting> {
  const { id, content } = await readTemplateOf(template, signal);
  const [{ data: values }, states] = await Promise.all([readValues(id, signal), readStates(id, signal)]);
  return { id, content, values, states };
}

/** The template that a tab is linked to cannot be had, as a rule because it is gone. */
export class TemplateRefused extends Error {
  constructor(message: string, name: string) {
    super(`${message}：“${name}”。请在“配置分类”中重新关联，或恢复该表单。`);
  }
}

async function readTemplateOf(template: string, signal?: AbortSignal): Promise<StoredTemplate> {
  try {
    return await call<StoredTemplate>('GET', '/admin/platform/system/form/temp/name/info', { query: { name: template }, quiet: true, signal });
  } catch (error) {
    throw error instanceof ApiError && error.kind === 'refused' && error.code !== codes.error ? new TemplateRefused(error.message, template) : error;
  }
}

const readStates = async (formId: number, signal?: AbortSignal): Promise<SettingState[] | undefined> =>
  ((await capabilities()).settings ? call<SettingState[]>('GET', extension.settingStates, { query: { formId }, quiet: true, signal }) : undefined);

/**
 * Saves a whole form.
 * @param seen what the form opened with
 * @param values as the form hands them over; a secret that is left out stays
 * @param read texts → the values of the form, for whoever shows the conflict
 * @throws SettingConflict when somebody else saved meanwhile
 */
export const saveSetting = ({ id, values: seen }: Setting, values: Readonly<Record<string, unknown>>, read: (texts: Record<string, string>) => Record<string, unknown>): Promise<void> =>
  saveSeen(() => readValues(id), async (stored) => {
    const changed = Object.keys({ ...seen, ...stored }).filter((key) => !sameValue(seen[key], stored[key]));
    if (changed.length > 0) throw new SettingConflict(stored, { current: read(stored), changed, ...await authorOf(id, changed) });
  }, (headers) => write(id, values, headers));

/** Somebody else saved the same form since it was opened. */
export class SettingConflict extends ApiError {
  constructor(readonly stored: Record<string, string>, conflict: Conflict) {
    super('refused', codes.conflict, changedByOthers, conflict);
  }
}

/** Whoever changed one of the keys last. */
async function authorOf(formId: number, keys: readonly string[]): Promise<Pick<Conflict, 'account' | 'realName' | 'at'>> {
  const unknown = { account: '', realName: '', at: '' };
  if (!(await capabilities()).settings) return unknown;
  const entries = await Promise.all(keys.map((name) => readHistory(formId, name)));
  return entries.flat().sort((one, other) => other.id - one.id)[0] ?? unknown;
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(',') : value === null || value === undefined ? '' : String(value));

/** Settings that the console itself follows take effect wherever they are already shown. */
function follow(values: Readonly<Record<string, unknown>>): void {
  const text = (key: string) => textOf(values[key]);
  if ('site_url' in values) void loadDomains();
  if (['image_ext_str', 'routine_appid', 'routine_appsecret'].some((key) => key in values)) forgetCapabilities();
  if ('site_name' in values) keepSiteName(text('site_name'));
  if ('site_logo_lefttop' in values) keepSiteLogos({ leftTopLogo: text('site_logo_lefttop'), leftSquareLogo: text('site_logo_square') });
}

/** Empties one key, a secret too. */
export const clearSetting = async (formId: number, name: string): Promise<void> => void await call('POST', extension.clearSetting, { body: { formId, name } });

const readHistory = (formId: number, name: string, signal?: AbortSignal): Promise<HistoryEntry[]> =>
  call<HistoryEntry[]>('GET', extension.settingHistory, { query: { formId, name }, quiet: true, signal });

/** The changes of one key: by whom, when and how; secrets are masked. */
export const useSettingHistory = (formId: number, name: string) =>
  useQuery({ queryKey: ['setting history', formId, name], queryFn: ({ signal }) => readHistory(formId, name, signal), gcTime: 0 });
