/** Templates of messages: those of the official account, and those that members of the mini-program subscribe to. */
import { done, wechatCall } from '../call';

const official = 'https://developers.weixin.qq.com/doc/offiaccount/Message_Management/Template_Message_Interface.html';
const miniProgram = 'https://developers.weixin.qq.com/miniprogram/dev/OpenApiDoc/mp-message-management/subscribe-message';

export const templateCalls = {
  officialList: wechatCall({
    method: 'GET', path: '/cgi-bin/template/get_all_private_template', of: 'official', again: true,
    sends: [], answers: ['template_list[].template_id', 'template_list[].title', 'template_list[].content'], source: official,
    read: (answer) => answer.list('template_list').map((each) => ({ templateId: each.text('template_id'), title: each.text('title'), content: each.text('content', '') })),
  }),
  officialAdd: wechatCall({
    method: 'POST', path: '/cgi-bin/template/api_add_template', of: 'official',
    sends: ['template_id_short!', 'keyword_name_list'], answers: ['template_id'], source: official, read: (answer) => answer.text('template_id'),
  }),
  officialRemove: wechatCall({
    method: 'POST', path: '/cgi-bin/template/del_private_template', of: 'official',
    sends: ['template_id!'], answers: [], source: official, read: done,
  }),
  routineList: wechatCall({
    method: 'GET', path: '/wxaapi/newtmpl/gettemplate', of: 'miniProgram', again: true,
    sends: [], answers: ['data[].priTmplId', 'data[].title', 'data[].content'], source: `${miniProgram}/getMessageTemplateList.html`,
    read: (answer) => answer.list('data').map((each) => ({ templateId: each.text('priTmplId'), title: each.text('title'), content: each.text('content', '') })),
  }),
  routineAdd: wechatCall({
    method: 'POST', path: '/wxaapi/newtmpl/addtemplate', of: 'miniProgram',
    sends: ['tid!', 'kidList', 'sceneDesc'], answers: ['priTmplId'], source: `${miniProgram}/addMessageTemplate.html`, read: (answer) => answer.text('priTmplId'),
  }),
  routineRemove: wechatCall({
    method: 'POST', path: '/wxaapi/newtmpl/deltemplate', of: 'miniProgram',
    sends: ['priTmplId!'], answers: [], source: `${miniProgram}/deleteMessageTemplate.html`, read: done,
  }),
};
