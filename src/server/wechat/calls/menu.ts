/** The menu at the foot of the official account. */
import { done, wechatCall } from '../call';

const documents = 'https://developers.weixin.qq.com/doc/offiaccount/Custom_Menus';

export const menuCalls = {
  /** Replaces the menu as a whole. */
  publish: wechatCall({
    method: 'POST', path: '/cgi-bin/menu/create', of: 'official', again: true,
    sends: ['button!'], answers: [], source: `${documents}/Creating_Custom-Defined_Menu.html`, read: done,
  }),
  remove: wechatCall({
    method: 'GET', path: '/cgi-bin/menu/delete', of: 'official', again: true,
    sends: [], answers: [], source: `${documents}/Deleting_Custom-Defined_Menu.html`, read: done,
  }),
};
