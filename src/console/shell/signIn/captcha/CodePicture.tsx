import { useEffect, useState, type FormEvent } from 'react';
import { getCode } from '../../../data/session/captcha';
import { Button } from '../../../../ui/buttons/Button';
import { TextInput } from '../../../../ui/inputs/TextInput';

/** The picture with letters (contract: key and code); whether they were read rightly is told by the sign-in itself. */
export function CodePicture({ onPass }: { onPass(proof: { key: string; code: string }): void }) {
  const [picture, setPicture] = useState<{ key: string; code: string }>();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    let alive = true;
    getCode().then(
      (next) => { if (alive) setPicture(next); },
      (error: Error) => { if (alive) setFailure(error.message); },
    );
    return () => { alive = false; };
  }, [wanted]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') setFailure('请输入验证码');
    else if (picture) onPass({ key: picture.key, code: code.trim() });
  }

  return (
    <form className="captcha" onSubmit={submit}>
      <div className="captcha-row">
        <button type="button" className="captcha-code" onClick={() => { setFailure(undefined); setCode(''); setWanted(wanted + 1); }}>
          {picture ? <img src={picture.code} alt="验证码图片，看不清时点击更换" /> : '重新获取'}
        </button>
        <TextInput value={code} onChange={(text) => { setCode(text); setFailure(undefined); }} aria-label="验证码" placeholder="请输入验证码" invalid={failure !== undefined} describedBy="captcha-code-failure" autoFocus />
      </div>
      <div className="captcha-foot"><p id="captcha-code-failure" className="captcha-failure" role="alert">{failure}</p></div>
      <Button type="submit" variant="primary" className="captcha-confirm">确定</Button>
    </form>
  );
}
