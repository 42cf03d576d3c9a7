/** Pictures and site name of the sign-in page (spec 1 §7), kept so that the next visit paints at once. */
import { useEffect, useState } from 'react';
import { call } from '../transport/http';
import { asText, asTexts, readStored, stored, writeStored } from '../stored';

interface LoginPicture {
  backgroundImage: string;
  loginLogo: string;
  leftLogo: string;
  siteName: string;
}

const defaultSiteName = '商城平台管理后台';
const listeners = new Set<() => void>();

/** From local storage, a default when absent. */
export const siteName = (): string => readStored(stored.siteName, asText) || defaultSiteName;

export function keepSiteName(name: string): void {
  writeStored(stored.siteName, name);
  listeners.forEach((listener) => listener());
}

export function subscribeSiteName(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whoever comes in without the sign-in page has not been told the site's name: it is asked for at each start. A failure leaves what is known. */
export const loadSiteName = (): Promise<void> => askLoginPicture().then(() => undefined, () => undefined);

async function askLoginPicture(): Promise<Partial<LoginPicture>> {
  const answer = await call<Partial<LoginPicture>>('GET', '/admin/platform/getLoginPic', { quiet: true });
  writeStored(stored.loginPicture, answer);
  if (answer?.siteName) keepSiteName(answer.siteName);
  return answer ?? {};
}

/** Asks once per mount; a failure leaves what is known, since a picture must not stand between a person and the form. */
export function useLoginPicture(): Partial<LoginPicture> {
  const [picture, setPicture] = useState<Partial<LoginPicture>>(() => readStored(stored.loginPicture, asTexts) ?? {});
  useEffect(() => {
    let alive = true;
    askLoginPicture().then((answer) => { if (alive) setPicture(answer); }, () => undefined);
    return () => {
      alive = false;
    };
  }, []);
  return picture;
}
