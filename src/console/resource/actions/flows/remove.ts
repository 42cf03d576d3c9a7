import { deletion } from '../../../../ui/layers/Confirm';
import { tellCancelled, tellDone } from '../../notices';
import type { Row, RowId } from '../../table/model';
import type { Flow } from './flow';
import { rowOf } from './started';

/** Deletes a row once it is agreed to; its message offers to take that back. */
export const remove: Flow = async ({ resource, provider, ask, refresh, undoing }, started) => {
  const { offer: { endpoint } } = started;
  const row = rowOf(started);
  const { text, ...question } = deletion(endpoint?.confirm);
  if (!(await ask({ text, endpoint, row }, question))) return tellCancelled();
  const id = row.id as RowId;
  await provider.delete(resource.key, { id, previousData: row as Row & { id: RowId } });
  void refresh();
  tellDone(endpoint?.success ?? '删除成功', await undoing('delete', [id]));
};
