/** The menu at the foot of the official account. */
import type { MenuButton } from '../../../engine/wechat/menu';
import type { Answered } from '../answered';
import { done, wechatCall } from '../call';

const documents = 'https://developers.weixin.qq.com/doc/offiaccount/Custom_Menus';

const buttonOf = (button: Answered): MenuButton => ({
  name: button.text('name', ''), type: button.text('type', 'click'), key: button.text('key', ''), url: button.text('url', ''), appid: button.text('appid', ''), pagepath: button.text('pagepath', ''),
  sub_button: button.list('sub_button').map(buttonOf),
});

export const menuCalls = {
  read: wechatCall({
    method: 'GET', path: '/cgi-bin/menu/get', of: 'official', again: true,
    sends: [], answers: ['menu.button'], source: `${documents}/Querying_Custom_Menus.html`, read: (answer) => answer.part('menu').list('button').map(buttonOf),
  }),
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
