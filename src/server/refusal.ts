/** A request that cannot be granted, with the code and the Chinese sentence of its answer. */
import { codes } from '../engine/envelope';
import type { PasswordChangeDue } from '../engine/extension/account';
import type { FieldErrors } from '../engine/extension/paths';

export class Refusal extends Error {
  /**
   * @param code envelope code: one of `codes`, or a code of a module such as 1001
   * @param data further facts for the console, e.g. FieldErrors or Conflict
   */
  constructor(readonly code: number, message: string, readonly data: unknown = null) {
    super(message);
    this.name = 'Refusal';
  }
}

export const unauthorized = () => new Refusal(codes.unauthorized, '无效的会话，或者会话已过期，请重新登录。');
export const forbidden = () => new Refusal(codes.forbidden, '没有权限访问。');
export const passwordChangeDue = (account: string) =>
  new Refusal(codes.forbidden, '当前密码由系统生成，请先修改密码。', { reason: 'passwordChangeDue', account } satisfies PasswordChangeDue);

/** Code 400 whose message is the first failing field's (contract "failures.validation"); all of them stand in `data`. */
export const invalid = (errors: FieldErrors['errors']) =>
  new Refusal(codes.invalid, errors[0]?.message ?? '请求参数不正确', { errors } satisfies FieldErrors);
