/** Who one is: signing in, the captcha before it, the own account, what anybody may do. */
import type { FastifyInstance } from 'fastify';
import { accessCalls } from './access';
import { accountCalls } from './account';
import { captchaCalls } from './captcha';
import { loginCalls } from './login';
import { ownAccountCalls } from './ownAccount';
import { wechatCalls } from './wechat';

export function calls(app: FastifyInstance): void {
  loginCalls(app);
  captchaCalls(app);
  wechatCalls(app);
  accountCalls(app);
  ownAccountCalls(app);
  accessCalls(app);
}
