/** A job as it is stored and told. */
import { sql } from 'kysely';
import type { BatchJob, BatchJobReport, BatchRequest } from '../../../engine/extension/paths';
import type { CallFacts } from '../../calls/facts';
import { servedAs } from '../facets';
import type { House } from '../types';

export interface JobRow extends Omit<BatchJob, 'job' | 'resource' | 'subject' | 'createTime' | 'endTime'> {
  /** A bigint, as its text. */
  id: string;
  admin_id: string;
  entity: string;
  request: BatchRequest;
  facts: CallFacts;
  failed: BatchJobReport['failed'];
  created: string;
  ended: string | null;
}

/** Of a job `j`. */
export const jobRow = sql`select j.*, to_char(j.create_time, 'YYYY-MM-DD HH24:MI:SS') as created, to_char(j.end_time, 'YYYY-MM-DD HH24:MI:SS') as ended,
  coalesce(a.account, '') as account, coalesce(a.real_name, '') as "realName", j.state = 'waiting' and s.job_id is not null as stopping
  from batch_job j left join system_admin a on a.id = j.admin_id left join batch_stop s on s.job_id = j.id`;

export function toldJob(house: House, row: JobRow): BatchJob {
  const { id, entity, title, account, realName, total, tried, done, state, stopping, reason, seen, created, ended } = row;
  return {
    job: Number(id), resource: entity, subject: servedAs(house, entity)?.entity.title ?? '', title, account, realName, total, tried, done, state, stopping, reason, seen,
    createTime: created, endTime: ended,
  };
}
