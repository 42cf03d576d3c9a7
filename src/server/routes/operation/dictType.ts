/** Dictionaries: one that is given another type takes its entries along. */
import type { EntityDeparture } from '../../resources/departures';

export const dictType: EntityDeparture<'operation/dictType'> = {
  async wrote(visit, { id, before, after }) {
    if (id === undefined || !before || !after || before.dictType === after.dictType) return;
    const entries = visit.of('operation/dictData');
    for (const entry of await entries.lockAlive({ typeId: id })) await entries.assign(entry.id, { dictType: after.dictType }, { title: '修改字典类型', told: true });
  },
};
