/** Signing in without a password within WeChat, for administrators who have bound it (spec 2 §7). */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterSignIn, arrivedBySignIn } from '../../data/menu/paths';
import { signInByWechat } from '../../data/session/session';
import { beginAuthorisation, inWechat, isWechatAside, takeAuthorisation, wechatAppId } from '../../data/session/wechat';
import { showNotice } from '../../../ui/states/notices';

/**
 * On the way back the code is redeemed; else a fresh window goes to WeChat by itself.
 * @returns what a button does that goes there again; undefined outside of WeChat or where it is not configured
 */
export function useWechatSignIn(): (() => void) | undefined {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [appId, setAppId] = useState('');
  const go = (id: string) => beginAuthorisation(id, pathname + search);
  useEffect(() => {
    if (!inWechat()) return;
    const code = takeAuthorisation();
    if (code) {
      signInByWechat(code).then(
        () => navigate(afterSignIn(search), { replace: true, state: arrivedBySignIn }),
        (error: Error) => showNotice('error', error.message, { duration: null }),
      );
    }
    void wechatAppId().then((id) => {
      setAppId(id);
      if (id && !code && !isWechatAside()) go(id);
    });
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens
  }, []);
  return appId ? () => go(appId) : undefined;
}
