/** What opens the other calls. */
import { wechatCall } from '../call';

const documents = 'https://developers.weixin.qq.com';

export const credentialCalls = {
  /** Does not end the tokens of others, unless `force_refresh` says so. */
  accessToken: wechatCall({
    method: 'POST', path: '/cgi-bin/stable_token', of: 'nobody', again: true,
    sends: ['grant_type!', 'appid!', 'secret!', 'force_refresh'], answers: ['access_token', 'expires_in'],
    source: `${documents}/miniprogram/dev/OpenApiDoc/mp-access-token/getStableAccessToken.html`,
    read: (answer) => ({ value: answer.text('access_token'), seconds: answer.number('expires_in') }),
  }),
  ticket: wechatCall({
    method: 'GET', path: '/cgi-bin/ticket/getticket', of: 'official', again: true,
    sends: ['type!'], answers: ['ticket', 'expires_in'],
    source: `${documents}/doc/offiaccount/OA_Web_Apps/JS-SDK.html`,
    read: (answer) => ({ value: answer.text('ticket'), seconds: answer.number('expires_in') }),
  }),
  /** A code is good once. */
  authorise: wechatCall({
    method: 'GET', path: '/sns/oauth2/access_token', of: 'nobody',
    sends: ['appid!', 'secret!', 'code!', 'grant_type!'], answers: ['openid'],
    source: `${documents}/doc/offiaccount/OA_Web_Apps/Wechat_webpage_authorization.html`,
    read: (answer) => ({ openid: answer.text('openid', '') }),
  }),
};
