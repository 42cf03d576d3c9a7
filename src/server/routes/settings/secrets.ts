import type { FieldModel } from '../../../engine/model';

/** Keys whose component shows what is typed, and that are secrets all the same. */
const listed = new Set(['ali_pay_private_key', 'pay_weixin_certificate_path', 'pay_routine_certificate_path', 'pay_weixin_app_certificate_path']);

/** Secrets are written and never read: password components, and the keys listed here. */
export const isSecret = ({ name, kind }: Pick<FieldModel, 'name' | 'kind'>): boolean => kind === 'password' || listed.has(name);
