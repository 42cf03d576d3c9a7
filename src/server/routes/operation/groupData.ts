/**
 * Rows of combined data: judged by the form template of their group, and kept as the interface prints them (settings sheet). Their fields
 * are data, which no schema can name.
 */
import type { Inputs } from '../../../../generated/records';
import { isObject } from '../../../engine/json';
import { invalid } from '../../refusal';
import type { DepartureInput, EntityDeparture } from '../../resources/departures';
import { missing } from '../../resources/door/rows';
import { columnOf, resourceOf } from '../../resources/resource';
import { type GivenField, givenValues } from '../settings/given';
import { judgeFields, judgeValues } from '../settings/judge';
import { openSettings } from '../settings/store';

type Given = Inputs['operation/groupData']['save'];

const isGiven = (field: unknown): field is GivenField => isObject(field) && typeof field.name === 'string';

/** @throws Refusal 400 naming the fields of the template that are wrong */
async function rowOf({ visit, house, values, input }: DepartureInput<Given>) {
  const { gid } = values;
  const { fields, ...place }: Record<string, unknown> = isObject(values.form) ? values.form : {};
  if (!Array.isArray(fields) || !fields.every(isGiven)) throw invalid([{ field: 'form', message: '表单数据格式不正确' }]);
  const group = await visit.db.selectFrom('system_group').select('form_id').where('id', '=', gid).where('is_del', '=', false).executeTakeFirst();
  const settings = openSettings({ ...house, sql: visit.db });
  if (!group || !settings) throw missing(resourceOf(visit, 'operation/group'));
  const { form_id: formId } = group;
  const form = await settings.form(formId);
  const { texts, errors } = await judgeValues(form, givenValues(input, form, fields), new Set());
  const { values: { sort, status }, errors: misplaced } = judgeFields((['sort', 'status'] as const).map((name) => columnOf(visit, 'operation/groupData', name).field), { sort: 1, status: true, ...place });
  if (errors.length + misplaced.length > 0) throw invalid([...misplaced, ...errors]);
  const entered = form.fields.map(({ name, title }) => ({ name, title, value: texts[name] ?? '' }));
  return {
    gid, sort: typeof sort === 'number' ? sort : undefined, status: typeof status === 'boolean' ? status : undefined,
    value: { id: formId, sort, status, fields: entered },
  };
}

export const groupData: EntityDeparture<'operation/groupData'> = {
  actions: {
    async save(call) {
      const row = await rowOf(call);
      const { id } = await call.visit.of('operation/groupData').create(row, { title: '添加组合数据' });
      return { id };
    },
    async update(call) {
      const row = await rowOf(call);
      await call.visit.of('operation/groupData').update(call.ids[0], row, { title: '修改组合数据', version: call.version });
    },
  },
};
