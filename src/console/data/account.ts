/** One's own account: name and password as published, second factor, sessions and WeChat beyond it (`capabilities.account`). */
import { call } from './http';
import type { PasswordValues } from './passwordRules';

/** Failures of these are shown by whoever calls. */
const post = <T = null>(path: string, body: object = {}) => call<T>('POST', path, { body, quiet: true });

export const changePassword = (values: PasswordValues) => post('/admin/platform/login/admin/update/password', values);
