import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/buttons/Button';
import { Message } from './Message';
import { home, reEntered } from '../../data/menu/paths';
import { useTitle } from '../../data/site/title';

/** /404: also where every unknown path ends (spec 1 §2). */
export function NotFound() {
  useTitle('页面不存在');
  return <Message code="404" title="页面不存在" actions={<WayOut />}>地址可能写错了，或者页面已经移走。</Message>;
}

/** /401: the person is known but may not see the page asked for. */
export function Unauthorised() {
  useTitle('没有访问权限');
  return <Message code="401" title="没有访问权限" actions={<WayOut />}>当前账号没有打开该页面的权限，如有需要请联系管理员。</Message>;
}

function WayOut() {
  const navigate = useNavigate();
  return (
    <>
      <Button onClick={() => navigate(-1)}>返回上一页</Button>
      <Button variant="primary" onClick={() => navigate(home)}>回到主页</Button>
    </>
  );
}

/** /redirect/PATH re-enters PATH, so that its screen starts anew. */
export function ReEnter() {
  const { pathname, search } = useLocation();
  return <Navigate to={reEntered(pathname) + search} replace state={{ entered: Date.now() }} />;
}
