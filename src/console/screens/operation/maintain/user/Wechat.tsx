import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { bindWechat, unbindWechat } from '../../../../data/session/account';
import { beginAuthorisation, inWechat, takeAuthorisation, wechatAppId } from '../../../../data/session/wechat';
import { Button } from '../../../../ui/buttons/Button';
import { showNotice } from '../../../../ui/states/notices';
import { Tag } from '../../../../ui/display/Tag';
import { PasswordDialog } from './PasswordDialog';
import { useRefreshAccount, useSafety } from './useSafety';

/** Binding needs WeChat's own browser; ending it does not. Absent where no official account is configured. */
export function Wechat() {
  const { data } = useSafety();
  const refresh = useRefreshAccount();
  const { pathname } = useLocation();
  const [ending, setEnding] = useState(false);
  const redeem = async (code: string) => {
    try {
      await bindWechat(code);
      showNotice('success', '微信已绑定，下次可在微信中直接登录');
      await refresh();
    } catch (error) {
      showNotice('error', (error as Error).message);
    }
  };
  useEffect(() => {
    const code = inWechat() ? takeAuthorisation() : undefined;
    if (code) void redeem(code);
    // Once, on the way back from WeChat.
  }, []);

  if (!data?.wechat.configured) return null;
  const { bound } = data.wechat;
  return (
    <section className="own-card" aria-label="微信登录">
      <h2>微信登录 <Tag tone={bound ? 'success' : 'info'}>{bound ? '已绑定' : '未绑定'}</Tag></h2>
      <p className="own-text">{bound || inWechat() ? '绑定后，在微信中打开管理后台无需输入密码。' : '请在微信中打开本页面完成绑定。'}</p>
      <div className="own-buttons">
        {!bound && inWechat() && <Button variant="primary" onClick={() => void wechatAppId().then((id) => beginAuthorisation(id, pathname))}>绑定微信</Button>}
        {bound && <Button variant="dangerText" onClick={() => setEnding(true)}>解除绑定</Button>}
      </div>
      {ending && (
        <PasswordDialog
          title="解除微信绑定" text="解除后，在微信中也需要输入账号和密码登录。" danger onClose={() => setEnding(false)}
          onConfirm={async (password) => {
            await unbindWechat(password);
            setEnding(false);
            showNotice('success', '微信绑定已解除');
            await refresh();
          }}
        />
      )}
    </section>
  );
}
