/** The error-log store of everybody (`src/engine/extension/errors.ts`). */
import type { FastifyInstance } from 'fastify';
import { errorKinds, errorLimits, errorReports } from '../../../engine/extension/errors';
import { namesOf } from '../../../engine/namesOf';
import { clearErrors, errorsOfAll, keepError } from '../../accounts/errors';
import { defineCall } from '../../calls/define';

const tag = '错误日志';
const text = (title: string, maxLength: number) => ({ type: 'string', title, maxLength }) as const;

export function errorCalls(app: FastifyInstance): void {
  defineCall(app, {
    method: 'POST', path: errorReports.path, permission: 'signed-in', unlogged: true, title: '上报控制台错误', tag,
    body: {
      properties: {
        kind: { enum: namesOf(errorKinds), title: '类型' }, route: text('页面', errorLimits.route), message: text('错误信息', errorLimits.message),
        stack: text('调用栈', errorLimits.stack), version: text('版本', errorLimits.version),
      },
      required: ['kind', 'route', 'message', 'stack', 'version'],
    },
    handler: ({ caller, body, request }) => keepError(app.sql, caller, request.headers['user-agent'] ?? '', body),
  });
  defineCall(app, {
    method: 'GET', path: errorReports.path, permission: errorReports.list, adminOnly: true, title: '全部人员的错误日志', tag,
    handler: () => errorsOfAll(app.sql),
  });
  defineCall(app, {
    method: 'POST', path: errorReports.clear, permission: errorReports.delete, adminOnly: true, title: '清空错误日志', tag,
    handler: async () => { await clearErrors(app.sql); },
  });
}
