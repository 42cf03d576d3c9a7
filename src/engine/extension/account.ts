/**
 * What the console's own interface adds to signing in and to one's own account (`capabilities.account`).
 * All answers use the envelope.
 */
/** Cookie in which the browser of a person who is signed in keeps the token; the console and the shop's pages lie at one origin. */
const cookie = 'Java-platformToken';
/** Over TLS cookies have names that browsers take from this origin alone, never from a neighbour's. @param protocol of the page, `https:` */
export const cookieName = (name: string, protocol: string): string => (protocol === 'https:' ? `__Host-${name}` : name);
export const tokenCookie = (protocol: string): string => cookieName(cookie, protocol);

export const accountPaths = {
  /** GET, signed in → AccountSafety */
  safety: '/console/account',
  /** GET, signed in → OwnSession[], the last used first */
  sessions: '/console/account/sessions',
  /** POST {id, password}; ends one session of one's own */
  endSession: '/console/account/sessions/end',
  /** POST {password}; ends all but the one that calls */
  endOtherSessions: '/console/account/sessions/end-others',
  /** POST {password} → SecondFactorOffer; nothing is asked for at sign-in until it is confirmed */
  beginSecondFactor: '/console/account/second-factor/begin',
  /** POST {code} → RecoveryCodes */
  confirmSecondFactor: '/console/account/second-factor/confirm',
  /** POST OwnerProof */
  endSecondFactor: '/console/account/second-factor/end',
  /** POST OwnerProof → RecoveryCodes; the earlier ones no longer count */
  renewRecoveryCodes: '/console/account/second-factor/recovery-codes',
  /** POST OwnerProof and {code} of a WeChat authorisation */
  bindWechat: '/console/account/wechat/bind',
  /** POST {password} */
  unbindWechat: '/console/account/wechat/unbind',
  /** GET, anonymous → WechatApp */
  wechatApp: '/console/wechat/app',
  /** POST, anonymous → WorkOffer: the captcha that nobody has to recognise anything for */
  work: '/console/captcha/proof-of-work',
  /** POST WorkResult, anonymous → {captchaVerification} */
  checkWork: '/console/captcha/proof-of-work/check',
} as const;

/** Shown beyond the session, before what opens another way in or takes one of two factors away. */
export interface OwnerProof {
  password: string;
  /** A code of the app or a recovery code; empty where no second factor is on. */
  secondFactor: string;
}

export interface AccountSafety {
  account: string;
  realName: string;
  /** `demanded`: a setting asks for it, so it cannot be ended. */
  secondFactor: { enabled: boolean; demanded?: boolean; recoveryCodesLeft: number };
  wechat: { configured: boolean; bound: boolean };
}

export interface OwnSession {
  id: string;
  ip: string;
  /** In plain words, e.g. `Chrome · Windows`. */
  agent: string;
  /** `yyyy-MM-dd HH:mm:ss` */
  createTime: string;
  seenTime: string;
  /** The one that asks. */
  current: boolean;
}

export interface SecondFactorOffer {
  /** Base32, for typing by hand. */
  secret: string;
  /** `otpauth://…`, for the QR code. */
  address: string;
}

export interface RecoveryCodes {
  codes: string[];
}

export interface WechatApp {
  /** Empty while WeChat sign-in is not configured. */
  appId: string;
}

/** Find `nonce` such that SHA-256 of `token:nonce` begins with `bits` zero bits. */
export interface WorkOffer {
  token: string;
  bits: number;
}

export interface WorkResult {
  token: string;
  nonce: number;
}

/** Codes of a refused sign-in beside the envelope's (contract "resultCodes" 1xxx). */
export const signInCodes = {
  wrongPassword: 1001,
  disabled: 1007,
  /** Account and password are right; `code` must carry the second factor (decisions 33). data: SecondFactorAsked */
  secondFactor: 1021,
  wrongSecondFactor: 1022,
  /** A password that was made up or set by somebody else has not been changed in time. */
  passwordExpired: 1023,
} as const;

export interface SecondFactorAsked {
  /** Stands for the captcha that this sign-in has just passed, once; absent when none was demanded. */
  captchaVerification?: string;
}

/** data of a 400 answer that refuses a sign-in for want of a good captcha. */
export interface CaptchaDemand {
  reason: 'captcha';
}

/** What has to be done before anything else: a generated password changed, a second factor set up that a setting demands. */
export type Due = 'passwordChangeDue' | 'secondFactorDue';

/** data of every 403 answer while something is due (decisions 33). */
export interface DueFirst {
  reason: Due;
  account: string;
}
