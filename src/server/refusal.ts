/** A request that cannot be granted, with the code and the Chinese sentence of its answer. */
import { codes } from '../engine/envelope';
import type { Due, DueFirst } from '../engine/extension/account';
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
export const unknownKey = () => new Refusal(codes.unauthorized, '服务密钥无效、已到期或已撤销');
export const forbidden = () => new Refusal(codes.forbidden, '没有权限访问。');
const dueTexts: Record<Due, string> = {
  passwordChangeDue: '当前密码为初始密码，请先修改密码。',
  secondFactorDue: '管理员须开启两步验证，请先完成设置。',
};
export const dueFirst = (reason: Due, account: string) => new Refusal(codes.forbidden, dueTexts[reason], { reason, account } satisfies DueFirst);

/** @returns the fields that a refusal names; undefined of any other error, and of a refusal that names none */
export function fieldErrorsOf(error: unknown): FieldErrors['errors'] | undefined {
  const data: unknown = error instanceof Refusal ? error.data : undefined;
  return typeof data === 'object' && data !== null && 'errors' in data && Array.isArray(data.errors) ? data.errors as FieldErrors['errors'] : undefined;
}

/** A field that is refused, by a module's own code where it has one. */
export interface FieldRefusal {
  field: string;
  message: string;
  code?: number;
}

/**
 * Code and message are the first failing field's, 400 where it has no code of its own (contract "failures.validation"); all of
 * them stand in `data`.
 */
export const invalid = (errors: readonly FieldRefusal[]) =>
  new Refusal(errors[0]?.code ?? codes.invalid, errors[0]?.message ?? '请求参数不正确', { errors: errors.map(({ field, message }) => ({ field, message })) } satisfies FieldErrors);
