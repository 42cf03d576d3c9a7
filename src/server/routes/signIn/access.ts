/** Why may, or may not, a role or an administrator make a call? */
import type { FastifyInstance } from 'fastify';
import { codes } from '../../../engine/envelope';
import { extension, type Explanation } from '../../../engine/extension/paths';
import { accessSubjects, explain, readAccess } from '../../accounts/access';
import { soleHolderOf } from '../../accounts/holders';
import { defineCall } from '../../calls/define';
import { Refusal } from '../../refusal';

const permission = 'platform:access:explain';
const tag = '权限查询';

export function accessCalls(app: FastifyInstance): void {
  defineCall(app, {
    method: 'GET', path: extension.accessSubjects, permission, adminOnly: true, title: '可查询的角色与管理员', tag,
    handler: () => accessSubjects(app.sql),
  });

  defineCall(app, {
    method: 'GET', path: extension.access, permission, adminOnly: true, title: '查询权限来源', tag,
    query: {
      properties: { kind: { enum: ['role', 'admin'], title: '对象类型' }, id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, title: '编号' } },
      required: ['kind', 'id'],
    },
    handler: async ({ query }) => {
      const facts = await readAccess(app.sql, query.kind, query.id);
      if (!facts) throw new Refusal(codes.notFound, '数据不存在');
      // What service keys open no account does.
      return Promise.all(app.calls.filter(({ service }) => !service).map(async (call): Promise<Explanation> => {
        const guarded = { permission: call.permission, adminOnly: call.adminOnly ?? false };
        const soleHolder = call.byOthers ? await soleHolderOf(app.sql, guarded) : undefined;
        return { ...(soleHolder !== undefined && { soleHolder }), method: call.method, path: `/api${call.path}`, title: call.title, group: call.tag, ...guarded, ...explain(facts, { ...guarded, formRights: call.formRights }) };
      }));
    },
  });
}
