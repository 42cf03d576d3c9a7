import { useEffect, useRef, useState } from 'react';
import { passByWork } from '../../../data/session/captcha';
import type { PassedCaptcha } from '../../../data/session/session';
import { Button } from '../../../../ui/buttons/Button';

/** The browser proves the effort; nobody has to see, hear, remember or aim at anything. */
export function Work({ onPass }: { onPass(captcha: PassedCaptcha): void }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  async function start() {
    const { signal } = (work.current = new AbortController());
    setBusy(true);
    setFailure(undefined);
    try {
      onPass(await passByWork(signal));
    } catch (error) {
      if (signal.aborted) return;
      setFailure((error as Error).message);
      setBusy(false);
    }
  }

  return (
    <div className="captcha">
      <p className="captcha-task">无需识别图片或文字：浏览器会自行完成一段短暂的运算，证明这是一次正常登录。</p>
      <div className="captcha-foot"><p className="captcha-failure" role="alert">{failure}</p></div>
      <Button variant="primary" className="captcha-confirm" busy={busy} data-autofocus onClick={() => void start()}>{busy ? '正在验证' : '开始验证'}</Button>
      <p className="ui-hidden" role="status">{busy ? '正在验证，请稍候' : ''}</p>
    </div>
  );
}
