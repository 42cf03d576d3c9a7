import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { stored, writeStored } from '../data/stored';
import { Message } from './pages/Message';
import { useTitle } from '../data/title';

/** Landing of a third-party sign-in: keeps its query for the window that opened it, then closes. */
export function AuthRedirect() {
  const { search } = useLocation();
  useTitle('授权登录');
  useEffect(() => {
    writeStored(stored.authRedirect, search);
    window.close();
  }, [search]);
  return <Message alone title="授权已返回">可以关闭此窗口，回到原来的页面继续。</Message>;
}
