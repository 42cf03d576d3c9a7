/** Settings that were forms of the configuration store before they had schemas: what is stored there moves to their records, once. */
import { sql } from 'kysely';
import { decode, DecodeError } from '../../../engine/codec/decode';
import { formOf } from '../../../engine/formTemplate/form';
import { readTemplate } from '../../../engine/formTemplate/template';
import type { FieldModel } from '../../../engine/model';
import { isEmpty } from '../../../engine/text/words';
import { all } from '../../resources/condition';
import { lockRows, type Locked } from '../../resources/door/rows';
import type { Resource, Row, Visit } from '../../resources/types';
import { alive } from '../../resources/resource';
import type { LockedRecord } from '../../resources/typed';
import { named } from '../../sql/named';
import type { Earlier } from '../../seed/singles';

type Form = LockedRecord<'operation/formTemplate'>;

const [, c] = named('system_config', 't');

interface Origin {
  /** Name of the form template. */
  template: string;
  /** Keys of the store, for fields that are called otherwise now. */
  keys?: Readonly<Record<string, string>>;
}

const origins: Readonly<Record<string, Origin>> = {
  'finance/merchantClosing': { template: '商户结算设置' },
  'distribution/config': { template: '分销配置' },
  'user/levelConfig': { template: '会员等级配置' },
  'user/levelRule': { template: '会员等级说明', keys: { rule: 'userLevelRule' } },
  'user/paidMemberConfig': { template: '付费会员配置' },
};

const title = '设置改由表结构保存';

export async function movedFrom(visit: Visit, resource: Resource): Promise<Earlier | undefined> {
  const origin = origins[resource.key];
  const rows = visit.resources.get('operation/config');
  if (!origin || !rows || !visit.resources.has('operation/formTemplate')) return undefined;
  const [form] = await visit.of('operation/formTemplate').lockAlive({ name: origin.template });
  const keyOf = (field: string) => origin.keys?.[field] ?? field;
  const keys = [...resource.stored.keys()].map(keyOf);
  // Operators may have renamed or deleted the template; the server went by the keys, whatever form held them.
  const stored = await lockRows(visit, rows, all([sql<boolean>`(${c.name} = any(${keys}::text[]) or ${c.form_id} = ${form?.id ?? null})`, alive(rows)]));
  const rowOf = (key: string) => stored.findLast(({ record }) => record.name === key && record.formId === form?.id) ?? stored.findLast(({ record }) => record.name === key);
  const initial = form ? defaultsOf(form) : new Map<string, unknown>();
  const values: Row = {};
  for (const { field } of resource.stored.values()) {
    const row = rowOf(keyOf(field.name));
    const text = [row?.record.secret, row?.record.value, initial.get(keyOf(field.name))].find((each) => !isEmpty(each));
    if (text !== undefined) put(values, field, text);
  }
  return {
    values,
    async forget(fields) {
      const moved = new Set([...fields].map(keyOf));
      // What was never filled in has nothing to lose.
      const isGone = ({ record }: Locked) => moved.has(String(record.name)) || isEmptyRow(record);
      for (const { id } of stored.filter(isGone)) await visit.of('operation/config').remove(id, { title });
      if (form) await setAside(visit, form);
    },
  };
}

const isEmptyRow = ({ value, secret }: Row): boolean => isEmpty(value) && isEmpty(secret);

/** What cannot be read as the field's kind stays where it is. */
function put(values: Row, field: FieldModel, text: unknown): void {
  try {
    values[field.name] = decode(field.wire, text, field);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
  }
}

/** What the template began with, as operators may have changed it. */
function defaultsOf({ id, record }: Form): ReadonlyMap<string, unknown> {
  try {
    return new Map(formOf(readTemplate(record.content), `form:${String(id)}`).fields.map((field) => [field.name, field.default]));
  } catch {
    return new Map();
  }
}

/** What operators made of the template stays; its name is that of the form which the schema gives. */
async function setAside(visit: Visit, { id, record }: Form): Promise<void> {
  await visit.of('operation/formTemplate').assign(id, { name: `${record.name}（旧${String(id)}）`, info: '已改为内置设置，不再使用此表单' }, { title });
}
