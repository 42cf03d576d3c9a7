/** Entries of dictionaries: a call names the dictionary by its type, and the record refers to it by id. */
import { dictDefault, dictStatus } from '../../../../generated/codes';
import { invalid } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';

export const dictData: EntityDeparture<'operation/dictData'> = {
  /** The dictionary is kept from deletion and from another type until the entry is written. */
  async writes(visit, { before, after }) {
    if (!after || before?.dictType === after.dictType) return;
    const [found] = await visit.of('operation/dictType').lockAlive({ dictType: after.dictType });
    if (!found) throw invalid([{ field: 'dictType', message: '字典类型不存在' }]);
    if (found.id !== before?.typeId && found.record.status === dictStatus.stopped) throw invalid([{ field: 'dictType', message: '字典类型已停用' }]);
    after.typeId = found.id;
  },
  /** A dictionary has one default: the latest takes the place of the one before. */
  async wrote(visit, { id, after }) {
    if (after?.isDefault !== dictDefault.yes || after.typeId === null) return;
    await visit.of('operation/dictType').lock(after.typeId);
    const entries = visit.of('operation/dictData');
    for (const other of await entries.lockAlive({ typeId: after.typeId, isDefault: dictDefault.yes })) {
      if (other.id !== id) await entries.assign(other.id, { isDefault: dictDefault.no }, { title: '修改字典数据', told: true });
    }
  },
  async sample({ sql }) {
    const { dict_type: dictType } = await sql.selectFrom('operation_dict_type').select('dict_type').where('is_del', '=', false).where('status', '=', dictStatus.normal).orderBy('id').executeTakeFirstOrThrow();
    return { dictType };
  },
};
