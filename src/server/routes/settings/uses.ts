/** Where a form template is used: records that refer to it, setting tabs that bear its name, pages and ids that the code names. */
import { sql, type RawBuilder } from 'kysely';
import type { TemplateUse } from '../../../engine/extension/paths';
import type { Caller } from '../../calls/caller';
import { all, equals } from '../../resources/condition';
import { listOf, mayList } from '../../resources/listed';
import { alive, resourceOf } from '../../resources/resource';
import { categoryType } from '../../../../generated/codes';
import { templates } from '../../shipped';
import type { House, Resource, StoredField } from '../../resources/types';

interface Source {
  resource: Resource;
  where: RawBuilder<boolean>;
  /** Key of the screen that shows these records. */
  entity: string;
  field: StoredField;
}

const byCode = { entity: null, recordId: null };

/** @returns nothing for an id that no template has */
export async function usesOfTemplate(house: House, caller: Caller, id: number): Promise<TemplateUse[]> {
  const forms = resourceOf(house, 'operation/formTemplate');
  const form = await house.sql.selectFrom('system_form_template').select('name').where('id', '=', id).where('is_del', '=', false).executeTakeFirst();
  if (!form) return [];
  const found = await Promise.all([...referring(forms, id), ...tabs(house, form.name)].map((source) => usesIn(house, caller, source)));
  const written = templates.flatMap((template): TemplateUse[] => [
    ...(template.id === id ? [{ ...byCode, name: `固定编号 ${id}`, fieldTitle: '按编号读取' }] : []),
    ...(template.page !== undefined && template.name === form.name ? [{ ...byCode, name: template.page, fieldTitle: '按名称读取' }] : []),
  ]);
  return [...written, ...found.flat()];
}

/** Records that nobody can list say nothing about where: the values of settings are those of the tab. */
const referring = (forms: Resource, id: number): Source[] =>
  forms.referrers.filter(({ resource }) => listOf(resource)).map(({ resource, stored }) => ({ resource, entity: resource.key, field: stored, where: equals(stored, id) }));

function tabs(house: House, name: string): Source[] {
  const resource = house.resources.get('media/category');
  const [extra, type] = [resource?.stored.get('extra'), resource?.stored.get('type')];
  return resource && extra && type ? [{ resource, entity: 'operation/configCategory', field: extra, where: all([equals(type, categoryType.configuration), equals(extra, name)]) }] : [];
}

/** Names are told to those who may list such records. */
async function usesIn({ sql: db }: House, caller: Caller, { resource, where, entity, field }: Source): Promise<TemplateUse[]> {
  const display = resource.stored.get(resource.entity.display) ?? resource.id;
  const { rows } = await sql<{ id: unknown; name: string }>`select ${resource.id.ref}::text as id, ${display.ref}::text as name
    from ${resource.table} t where ${all([where, alive(resource)])} order by ${resource.id.ref} limit 100`.execute(db);
  const isSeen = mayList(caller, resource);
  return rows.map(({ id, name }) => ({ entity, recordId: String(id), name: isSeen ? name : null, fieldTitle: field.field.title }));
}
