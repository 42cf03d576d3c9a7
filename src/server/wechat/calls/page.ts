/** What opens a page of the mini-program: codes, and links from outside of WeChat. */
import { wechatCall } from '../call';

const documents = 'https://developers.weixin.qq.com/miniprogram/dev/OpenApiDoc/qrcode-link';

export const pageCalls = {
  code: wechatCall({
    method: 'POST', path: '/wxa/getwxacodeunlimit', of: 'miniProgram', again: true,
    sends: ['scene!', 'page', 'env_version', 'check_path'], answers: ['a picture'], source: `${documents}/qr-code/getUnlimitedQRCode.html`,
    read: (answer) => answer.picture,
  }),
  urlLink: wechatCall({
    method: 'POST', path: '/wxa/generate_urllink', of: 'miniProgram',
    sends: ['path', 'query', 'expire_type', 'expire_interval', 'env_version'], answers: ['url_link'], source: `${documents}/url-link/generateUrlLink.html`,
    read: (answer) => answer.text('url_link'),
  }),
};
