import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { authorisationReturn } from '../data/session/wechat';
import { stored, writeStored } from '../data/stored';
import { Message } from './pages/Message';
import { useTitle } from '../data/site/title';

/** Landing of a third-party sign-in: keeps its query for the window that opened it, then closes; a window that left by itself goes back. */
export function AuthRedirect() {
  const { search } = useLocation();
  const navigate = useNavigate();
  useTitle('授权登录');
  useEffect(() => {
    writeStored(stored.authRedirect, search);
    const address = authorisationReturn();
    if (address) void navigate(address, { replace: true });
    else window.close();
  }, [search, navigate]);
  return <Message alone title="授权已返回">可以关闭此窗口，回到原来的页面继续。</Message>;
}
