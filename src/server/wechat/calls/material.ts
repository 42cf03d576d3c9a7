/** Pictures and sounds that stay with the official account: replies name them by their id. */
import { wechatCall } from '../call';

export const materialCalls = {
  add: wechatCall({
    method: 'POST', path: '/cgi-bin/material/add_material', of: 'official', form: true,
    sends: ['type!', 'media!'], answers: ['media_id', 'url'],
    source: 'https://developers.weixin.qq.com/doc/offiaccount/Asset_Management/Adding_Permanent_Assets.html',
    read: (answer) => ({ mediaId: answer.text('media_id'), url: answer.text('url', '') }),
  }),
};
