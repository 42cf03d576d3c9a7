/** A link that opens a page of the mini-program from outside of WeChat, entered as a form. */
import { call } from '../transport/http';
import { field, type Row, type ShopForm } from '../shop/shopLayout';

const fields = [
  field({ name: 'name', title: '链接名称', kind: 'text', maxLength: 50 }),
  field({ name: 'originalPath', title: '跳转页面', kind: 'link', maxLength: 1_200 }),
  field({ name: 'expireInterval', title: '有效期(天)', kind: 'integer', minimum: 1, maximum: 30, default: 30 }),
];

/** @param begins what the form holds at first */
export const newLink = (begins: Row = {}): ShopForm => ({
  name: 'wechat link', title: '新增链接', fields, permission: 'platform:wechat:mini:generate:url:link',
  read: () => Promise.resolve({ data: { name: '', originalPath: '', expireInterval: 30, ...begins } }),
  write: async (values) => void await call('POST', '/admin/platform/wechat/url/link/mini/generate', { body: values, quiet: true }),
});
