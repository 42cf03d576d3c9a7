/** Products: the call of the contract that takes categories over from another system. */
import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../calls/define';

export function calls(app: FastifyInstance): void {
  defineCall(app, {
    method: 'GET', path: '/admin/platform/product/category/sync', permission: 'signed-in', title: '同步外部商品分类', tag: '商品分类', answer: { type: 'object' },
    // No other system of goods can be entered in the settings, so there is nothing to take over, and the answer says so.
    handler: () => ({ totalCount: 0, successCount: 0, failedCount: 0, success: false, message: '没有接入外部商品系统，没有可同步的分类' }),
  });
}
