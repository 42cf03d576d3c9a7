/** Rows of combined data: judged by the form template of their group, and kept as the interface prints them (settings sheet). */
import { invalid } from '../../refusal';
import type { DepartureInput, EntityDeparture } from '../../resources/departures';
import { createRecord, updateRecord } from '../../resources/door/door';
import type { Row } from '../../resources/types';
import { project } from '../../resources/projection';
import { readOne } from '../../resources/reads';
import { type GivenField, givenValues } from '../settings/given';
import { judgeFields, judgeValues } from '../settings/judge';
import { openSettings } from '../settings/store';

const isGiven = (field: unknown): field is GivenField => typeof field === 'object' && field !== null && typeof (field as GivenField).name === 'string';

/** @throws Refusal 400 naming the fields of the template that are wrong */
async function rowOf({ visit, house, resource, values, input }: DepartureInput): Promise<Row> {
  const { gid } = values;
  const groups = visit.resources.get('operation/group')!;
  const { fields, ...place } = (values.form ?? {}) as { sort?: unknown; status?: unknown; fields?: unknown };
  if (!Array.isArray(fields) || !fields.every(isGiven)) throw invalid([{ field: 'form', message: '表单数据格式不正确' }]);
  const { formId } = await readOne(visit.db, groups, project(groups, visit.resources, ['formId']), gid);
  const form = await openSettings({ ...house, sql: visit.db })!.form(formId);
  const { texts, errors } = await judgeValues(form, givenValues(input, form, fields), new Set());
  const { values: { sort, status }, errors: misplaced } = judgeFields(['sort', 'status'].map((name) => resource.fields.get(name)!), { sort: 1, status: true, ...place });
  if (errors.length + misplaced.length > 0) throw invalid([...misplaced, ...errors]);
  const entered = form.fields.map(({ name, title }) => ({ name, title, value: texts[name] ?? '' }));
  return { gid, sort, status, value: { id: formId, sort, status, fields: entered } };
}

export const groupData: EntityDeparture = {
  actions: {
    async save(call) {
      const row = await rowOf(call);
      const { id } = await createRecord(call.visit, call.resource, row, { title: '添加组合数据' });
      return { id };
    },
    async update(call) {
      const row = await rowOf(call);
      await updateRecord(call.visit, call.resource, call.ids[0], row, { title: '修改组合数据', version: call.version });
    },
  },
};
