/** One's own account: name and password as published, second factor, sessions and WeChat beyond it (`capabilities.account`). */
import { accountPaths, type AccountSafety, type OwnerProof, type OwnSession, type RecoveryCodes, type SecondFactorOffer } from '../../../engine/extension/account';
import { call } from '../transport/http';
import type { PasswordValues } from './passwordRules';

/** Failures of these are shown by whoever calls. */
const post = <T = null>(path: string, body: object = {}) => call<T>('POST', path, { body, quiet: true });

/** @param keepWechat else the binding to WeChat, which signs in without a password, ends */
export const changePassword = (values: PasswordValues, keepWechat = false) => post('/admin/platform/login/admin/update/password', { ...values, keepWechat });
export const changeName = (realName: string) => post('/admin/platform/login/admin/update', { realName });

export const readSafety = () => call<AccountSafety>('GET', accountPaths.safety, { quiet: true });
export const readSessions = () => call<OwnSession[]>('GET', accountPaths.sessions, { quiet: true });
export const endOwnSession = (id: string, password: string) => post(accountPaths.endSession, { id, password });
export const endOtherSessions = (password: string) => post(accountPaths.endOtherSessions, { password });

export const beginSecondFactor = (password: string) => post<SecondFactorOffer>(accountPaths.beginSecondFactor, { password });
export const confirmSecondFactor = (code: string) => post<RecoveryCodes>(accountPaths.confirmSecondFactor, { code });
export const endSecondFactor = (proof: OwnerProof) => post(accountPaths.endSecondFactor, proof);
export const renewRecoveryCodes = (proof: OwnerProof) => post<RecoveryCodes>(accountPaths.renewRecoveryCodes, proof);

export const bindWechat = (proof: OwnerProof, code: string) => post(accountPaths.bindWechat, { ...proof, code });
export const unbindWechat = (password: string) => post(accountPaths.unbindWechat, { password });
