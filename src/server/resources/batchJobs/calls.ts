/** Jobs as their person follows them; role admin sees everybody's. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { codes } from '../../../engine/envelope';
import { extension } from '../../../engine/extension/paths';
import { wholeOf } from '../../../engine/format/whole';
import { type Caller, isAdmin } from '../../calls/caller';
import { defineCall } from '../../calls/define';
import { forbidden, Refusal } from '../../refusal';
import type { House } from '../types';
import { type JobRow, jobRow, toldJob } from './row';
import { stopJob } from './stop';

/** Jobs that a list tells. */
const mostTold = 50;

export function batchJobCalls(app: FastifyInstance, house: House): void {
  const tag = '控制台';
  const jobOf = async (caller: Caller, given: string | undefined): Promise<JobRow> => {
    const { rows: [row] } = await sql<JobRow>`${jobRow} where j.id = ${wholeOf(given ?? '') ?? 0} and (j.admin_id = ${caller.id} or ${isAdmin(caller)})`.execute(house.sql);
    if (!row) throw new Refusal(codes.notFound, '后台任务不存在');
    return row;
  };
  defineCall(app, {
    method: 'GET', path: extension.batchJobs, permission: 'signed-in', title: '后台任务', tag,
    query: { properties: { everyone: { type: 'boolean', title: '所有人的任务' } } },
    async handler({ caller, query }) {
      const everyone = query.everyone === true;
      if (everyone && !isAdmin(caller)) throw forbidden();
      const { rows } = await sql<JobRow>`${jobRow} where ${everyone} or j.admin_id = ${caller.id} order by j.state = 'waiting' desc, j.id desc limit ${mostTold}`.execute(house.sql);
      return rows.map((row) => toldJob(house, row));
    },
  });
  defineCall(app, {
    method: 'GET', path: extension.batchJob('{id}'), permission: 'signed-in', title: '后台任务详情', tag,
    handler: async ({ caller, params }) => {
      const row = await jobOf(caller, params.id);
      return { ...toldJob(house, row), failed: row.failed };
    },
  });
  defineCall(app, {
    method: 'POST', path: extension.stopBatchJob('{id}'), permission: 'signed-in', title: '停止后台任务', tag,
    handler: async ({ caller, params }) => {
      const { id, admin_id } = await jobOf(caller, params.id);
      const stopped = await stopJob(house.sql, id, Number(admin_id) === caller.id ? '已手动停止' : `已由管理员${caller.realName || caller.account}停止`);
      if (!stopped) throw new Refusal(codes.invalid, '后台任务已经结束');
    },
  });
  defineCall(app, {
    method: 'POST', path: extension.seenBatchJobs, permission: 'signed-in', title: '后台任务已读', tag, unlogged: true,
    body: { properties: { ids: { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: mostTold, title: '任务' } }, required: ['ids'] },
    handler: async ({ caller, body }) =>
      void await sql`update batch_job set seen = true where admin_id = ${caller.id} and id = any(${body.ids}::bigint[]) and state <> 'waiting'`.execute(house.sql),
  });
}
