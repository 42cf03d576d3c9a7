/** Messages by template: those of the official account, and those that members of the mini-program subscribe to. */
import { done, wechatCall } from '../call';

const official = 'https://developers.weixin.qq.com/doc/offiaccount/Message_Management/Template_Message_Interface.html';
const miniProgram = 'https://developers.weixin.qq.com/miniprogram/dev/OpenApiDoc/mp-message-management/subscribe-message';

export interface TemplateAtWechat {
  templateId: string;
  title: string;
  content: string;
}

export const templateCalls = {
  officialList: wechatCall({
    method: 'GET', path: '/cgi-bin/template/get_all_private_template', of: 'official', again: true,
    sends: [], answers: ['template_list[].template_id', 'template_list[].title', 'template_list[].content'], source: official,
    read: (answer) => answer.list('template_list').map((each): TemplateAtWechat => ({ templateId: each.text('template_id'), title: each.text('title'), content: each.text('content', '') })),
  }),
  /** WeChat sends a message once for one `client_msg_id` within ten minutes. */
  officialSend: wechatCall({
    method: 'POST', path: '/cgi-bin/message/template/send', of: 'official', again: true,
    sends: ['touser!', 'template_id!', 'data!', 'client_msg_id!', 'url', 'miniprogram'], answers: [], source: official, read: done,
  }),
  routineList: wechatCall({
    method: 'GET', path: '/wxaapi/newtmpl/gettemplate', of: 'miniProgram', again: true,
    sends: [], answers: ['data[].priTmplId', 'data[].title', 'data[].content'], source: `${miniProgram}/getMessageTemplateList.html`,
    read: (answer) => answer.list('data').map((each): TemplateAtWechat => ({ templateId: each.text('priTmplId'), title: each.text('title'), content: each.text('content', '') })),
  }),
  routineCategories: wechatCall({
    method: 'GET', path: '/wxaapi/newtmpl/getcategory', of: 'miniProgram', again: true,
    sends: [], answers: ['data[].id'], source: `${miniProgram}/getCategory.html`, read: (answer) => answer.list('data').map((each) => each.number('id')),
  }),
  /** Of the library, as far as the categories of the mini-program open it. */
  routineTitles: wechatCall({
    method: 'GET', path: '/wxaapi/newtmpl/getpubtemplatetitles', of: 'miniProgram', again: true,
    sends: ['ids!', 'start!', 'limit!'], answers: ['count', 'data[].tid', 'data[].title'], source: `${miniProgram}/getPubTemplateTitleList.html`,
    read: (answer) => ({ count: answer.number('count'), titles: answer.list('data').map((each) => ({ tid: String(each.number('tid')), title: each.text('title') })) }),
  }),
  routineKeywords: wechatCall({
    method: 'GET', path: '/wxaapi/newtmpl/getpubtemplatekeywords', of: 'miniProgram', again: true,
    sends: ['tid!'], answers: ['data[].kid', 'data[].name'], source: `${miniProgram}/getPubTemplateKeyWordsById.html`,
    read: (answer) => answer.list('data').map((each) => ({ kid: each.number('kid'), name: each.text('name') })),
  }),
  routineAdd: wechatCall({
    method: 'POST', path: '/wxaapi/newtmpl/addtemplate', of: 'miniProgram',
    sends: ['tid!', 'kidList!', 'sceneDesc!'], answers: ['priTmplId'], source: `${miniProgram}/addMessageTemplate.html`, read: (answer) => answer.text('priTmplId'),
  }),
  routineSend: wechatCall({
    method: 'POST', path: '/cgi-bin/message/subscribe/send', of: 'miniProgram',
    sends: ['touser!', 'template_id!', 'data!', 'page', 'miniprogram_state', 'lang'], answers: [], source: `${miniProgram}/sendMessage.html`, read: done,
  }),
};
