/** The configuration store: the values of form templates, read and replaced as a whole (settings sheet; form template §5). */
import { sql } from 'kysely';
import { codes } from '../../../engine/envelope';
import { formOf, type TemplateForm } from '../../../engine/formTemplate/form';
import { readTemplate } from '../../../engine/formTemplate/template';
import type { FieldModel } from '../../../engine/model';
import { invalid, Refusal } from '../../refusal';
import { all, equals } from '../../resources/condition';
import type { House, Resource, Visit } from '../../resources/types';
import { historyOf } from '../../resources/history';
import { write } from '../../resources/house';
import { project } from '../../resources/projection';
import { readOne } from '../../resources/reads';
import { proveSeen, stampOf } from '../../resources/seen';
import { singlesOf } from '../../resources/single';
import { alive, columnOf } from '../../resources/resource';
import type { LockedRecord } from '../../resources/typed';
import { judgeValues } from './judge';
import { singleAt, singleSettings } from './ofSingle';
import type { Settings } from './types';
import { isSecret } from './secrets';

type Kept = LockedRecord<'operation/config'>;

/** What is secret lies in a field that is never answered. */
const placed = (field: FieldModel, text: string) => (isSecret(field) ? { secret: text, value: '' } : { secret: '', value: text });

/** Lists of file extensions are kept in lower case (settings sheet). */
const lowered: ReadonlySet<string> = new Set(['image_ext_str', 'file_ext_str']);

const titles = { save: '保存配置', clear: '清除配置' } as const;

/** Undefined where no schema describes templates and values. */
export function openSettings(house: House): Settings | undefined {
  const [forms, rows] = [house.resources.get('operation/formTemplate'), house.resources.get('operation/config')];
  return forms && rows && withSingles(house, settingsOf(house, forms, rows));
}

/** Templates that are made of schemas have their values in the records of these. */
function withSingles(house: House, store: Settings): Settings {
  const at = (formId: unknown): Omit<Settings, 'idOf' | 'kept'> => {
    const single = singleAt(house, formId);
    return single ? singleSettings(house, single) : store;
  };
  return {
    form: (formId) => at(formId).form(formId),
    info: (formId) => at(formId).info(formId),
    state: (formId) => at(formId).state(formId),
    stamp: (formId, names) => at(formId).stamp(formId, names),
    save: (actor, formId, given, how) => at(formId).save(actor, formId, given, how),
    prepare: (formId, given, how) => at(formId).prepare(formId, given, how),
    clear: (actor, formId, name) => at(formId).clear(actor, formId, name),
    history: (formId, name) => at(formId).history(formId, name),
    kept: store.kept,
    idOf: store.idOf,
    async exists(name) {
      const found = await Promise.all([store, ...singlesOf(house).map((single) => singleSettings(house, single))].map((each) => each.exists(name)));
      return found.includes(true);
    },
  };
}

function settingsOf(house: House, forms: Resource, rows: Resource): Settings {
  const within = (formId: number, names?: readonly string[]) =>
    all([ofForm(formId), alive(rows), ...(names ? [sql<boolean>`t.name = any(${names}::text[])`] : [])]);

  const template = project(forms, house.resources, ['content']);
  const ofForm = (formId: number) => equals(columnOf(house, 'operation/config', 'formId'), formId);

  const form = async (formId: unknown): Promise<TemplateForm> => {
    const { content } = await readOne(house.sql, forms, template, formId);
    return formOf(readTemplate(content), `form:${String(formId)}`);
  };

  const stored = (formId: number) => house.sql.selectFrom('system_config')
    .select(['id', 'name', 'value', 'secret', 'status', 'create_time as createTime', 'update_time as updateTime'])
    .where('form_id', '=', formId).execute();

  const secretsOf = async (formId: number) => new Set((await stored(formId)).filter(({ secret }) => secret !== '').map(({ name }) => name));

  /** Others who save the same form wait; without that two first saves would meet at the same key. */
  const locked = async (visit: Visit, formId: number): Promise<Map<string, Kept>> => {
    await visit.of('operation/formTemplate').lock(formId);
    return new Map((await visit.of('operation/config').lockAlive({ formId })).map((row) => [row.record.name, row]));
  };

  /** A secret that is left empty stays, also where the template no longer calls it one. */
  const keep = async (visit: Visit, before: Kept | undefined, { secret, value, ...about }: ReturnType<typeof placed> & Pick<Kept['record'], 'name' | 'title' | 'formId'>) => {
    const values = before?.record.secret && secret === '' && value === '' ? about : { ...about, secret, value };
    if (before) await visit.of('operation/config').assign(before.id, values, { title: titles.save });
    else await visit.of('operation/config').create(values, { title: titles.save });
  };

  const prepare: Settings['prepare'] = async (formId, given, { whole = false, seen, names }) => {
    const asked = await form(formId);
    const carried = whole ? asked : { ...asked, fields: asked.fields.filter(({ name }) => name in given) };
    const { texts, errors } = await judgeValues(carried, given, await secretsOf(formId));
    if (errors.length > 0) throw invalid(errors);
    return async (visit) => {
      const before = await locked(visit, formId);
      await proveSeen(seen, () => stampOf(visit.db, rows, within(formId, names)));
      for (const field of carried.fields) {
        const text = lowered.has(field.name) ? texts[field.name].toLowerCase() : texts[field.name];
        await keep(visit, before.get(field.name), { name: field.name, title: field.title, formId, ...placed(field, text) });
      }
      const known = new Set(asked.fields.map(({ name }) => name));
      for (const [name, { id }] of before) if (whole && !known.has(name)) await visit.of('operation/config').remove(id, { title: titles.save });
    };
  };

  return {
    form,
    prepare,
    stamp: (formId, names) => stampOf(house.sql, rows, within(formId, names)),
    async info(formId) {
      await form(formId);
      return Object.fromEntries((await stored(formId)).filter(({ secret }) => secret === '').map(({ name, value }) => [name, value]));
    },
    async state(formId) {
      const [{ fields }, found] = [await form(formId), await stored(formId)];
      return fields.map((field) => {
        const row = found.find(({ name }) => name === field.name);
        const secret = isSecret(field) || (row !== undefined && row.secret !== '');
        return { name: field.name, title: field.title, secret, stored: row !== undefined && (row.value !== '' || row.secret !== '') };
      });
    },
    async kept(formId, name) {
      const title = (await form(formId)).fields.find((field) => field.name === name)?.title ?? name;
      const row = (await stored(formId)).find((each) => each.name === name);
      return { id: row?.id ?? null, name, title, formId, status: row?.status ?? true, createTime: row?.createTime ?? null, updateTime: row?.updateTime ?? null };
    },
    async exists(name) {
      return await house.sql.selectFrom('system_config').select('id').where('name', '=', name).limit(1).executeTakeFirst() !== undefined;
    },
    async idOf(name) {
      return Number((await readOne(house.sql, forms, template, name, columnOf(house, 'operation/formTemplate', 'name')))[forms.entity.primaryKey]);
    },
    async save(actor, formId, given, how) {
      await write(house, actor, await prepare(formId, given, how));
    },
    async clear(actor, formId, name) {
      await write(house, actor, async (visit) => {
        const before = (await locked(visit, formId)).get(name);
        if (!before) throw new Refusal(codes.invalid, '该配置项没有保存过');
        await visit.of('operation/config').assign(before.id, { value: '', secret: '' }, { title: titles.clear });
      });
    },
    async history(formId, name) {
      const found = await house.sql.selectFrom('system_config').select('id').where('form_id', '=', formId).where('name', '=', name).orderBy('id', 'desc').execute();
      const entries = await Promise.all(found.map(({ id }) => historyOf(house.sql, rows, id, true)));
      return entries.flat().map((entry) => ({ ...entry, changes: entry.changes.filter(({ field }) => field === 'value' || field === 'secret') }));
    },
  };
}
