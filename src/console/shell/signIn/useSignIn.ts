/** The course of a sign-in: captcha where one is asked for, account and password, second factor where there is one. */
import { useRef, useState, type ComponentProps } from 'react';
import { signInCodes, type SecondFactorAsked } from '../../../engine/extension/account';
import { ApiError } from '../../data/transport/errors';
import { call } from '../../data/transport/http';
import { keepCaptcha, passedCaptcha, signIn, type Credentials } from '../../data/session/session';
import type { CaptchaDialog, CaptchaProof } from './captcha/CaptchaDialog';

/** More failures than these, and a captcha is asked for (decisions 26). */
const freeFailures = 2;

export type SignInEnd = 'entered' | 'second factor asked' | 'given up';

interface OpenCaptcha extends ComponentProps<typeof CaptchaDialog> {
  Dialog: typeof CaptchaDialog;
  /** Counts the openings: each starts afresh, however soon it follows the last. */
  opening: number;
}

/** The captcha was closed: the sign-in does not take place, and nothing is to be told. */
class GivenUp extends Error {}

export function useSignIn() {
  const [captcha, setCaptcha] = useState<OpenCaptcha>();
  const demanded = useRef(false);
  const openings = useRef(0);

  /** Asks how often the account has failed lately. A failed question changes nothing: the sign-in itself will tell. */
  async function detect(account: string): Promise<void> {
    if (account === '') return;
    const failures = await call<unknown>('POST', '/admin/platform/login/account/detection', { body: { account }, quiet: true }).catch(() => undefined);
    if (typeof failures === 'number') demanded.current = failures > freeFailures;
  }

  /** @throws Error when its chunk cannot be loaded, GivenUp when it is closed */
  async function solve(message: string | undefined, withCode: boolean): Promise<CaptchaProof> {
    const { CaptchaDialog: Dialog } = await import('./captcha/CaptchaDialog');
    try {
      return await new Promise<CaptchaProof>((onPass, reject) => {
        setCaptcha({ Dialog, opening: ++openings.current, message, withCode, onPass, onClose: () => reject(new GivenUp()) });
      });
    } finally {
      setCaptcha(undefined);
    }
  }

  /** @throws Error whose message is for the person; everything typed can be sent again */
  async function attempt(credentials: Credentials): Promise<SignInEnd> {
    const withCode = credentials.code === undefined;
    let refusal: string | undefined;
    for (;;) {
      try {
        const proof = demanded.current && !passedCaptcha() ? await solve(refusal, withCode) : {};
        await signIn({ ...credentials, ...proof });
        return 'entered';
      } catch (error) {
        if (error instanceof GivenUp) return 'given up';
        if (!(error instanceof ApiError)) throw error;
        if (error.code === signInCodes.secondFactor) {
          keepPass(error.data as SecondFactorAsked | null);
          return 'second factor asked';
        }
        if (!error.captchaDemanded) {
          await detect(credentials.account);
          throw error;
        }
        demanded.current = true;
        refusal = error.message;
      }
    }
  }

  return { attempt, detect, captcha };
}

/** The captcha that the first step used up counts for the second. */
function keepPass(asked: SecondFactorAsked | null): void {
  if (asked?.captchaVerification) keepCaptcha({ captchaVerification: asked.captchaVerification, secretKey: '', token: '' });
}
