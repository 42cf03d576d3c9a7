import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { bindWechat, unbindWechat } from '../../../../data/session/account';
import { beginAuthorisation, inWechat, takeAuthorisation, wechatAppId } from '../../../../data/session/wechat';
import { Button } from '../../../../../ui/buttons/Button';
import { showNotice } from '../../../../../ui/states/notices';
import { Tag } from '../../../../../ui/display/Tag';
import { PasswordDialog } from './PasswordDialog';
import { useRefreshAccount, useSafety } from './useSafety';

/** Binding needs WeChat's own browser; ending it does not. Absent where no official account is configured. */
export function Wechat() {
  const { data } = useSafety();
  const refresh = useRefreshAccount();
  const { pathname } = useLocation();
  const [ending, setEnding] = useState(false);
  /** Code of an authorisation that has just come back. */
  const [code, setCode] = useState<string>();
  useEffect(() => {
    if (inWechat()) setCode(takeAuthorisation());
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
      {code !== undefined && (
        <PasswordDialog
          title="绑定微信" text="绑定后，这个微信无需密码即可登录您的账号。请先确认是本人操作。" asksSecondFactor={data.secondFactor.enabled} onClose={() => setCode(undefined)}
          onConfirm={async (proof) => {
            await bindWechat(proof, code);
            setCode(undefined);
            showNotice('success', '微信已绑定，下次可在微信中直接登录');
            await refresh();
          }}
        />
      )}
      {ending && (
        <PasswordDialog
          title="解除微信绑定" text="解除后，在微信中也需要输入账号和密码登录。" danger onClose={() => setEnding(false)}
          onConfirm={async ({ password }) => {
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
