import { useEffect, useRef, useState } from 'react';
import { checkPicture, type CaptchaPicture, getPicture, type Point } from '../../../data/session/captcha';
import { keepCaptcha } from '../../../data/session/session';
import { Button } from '../../../../ui/buttons/Button';
import { Dialog } from '../../../../ui/layers/Dialog';
import { Tabs } from '../../../../ui/display/Tabs';
import { BlockPuzzle } from './BlockPuzzle';
import { ClickWord } from './ClickWord';
import { CodePicture } from './CodePicture';
import { Work } from './Work';
import './captcha.css';

/** What the sign-in sends besides the captcha that the session keeps. */
export type CaptchaProof = { key: string; code: string } | Record<string, never>;

type Method = 'blockPuzzle' | 'clickWord' | 'code' | 'work';

const methods: { value: Method; title: string }[] = [
  { value: 'blockPuzzle', title: '拼图' },
  { value: 'clickWord', title: '点字' },
  { value: 'code', title: '验证码' },
  { value: 'work', title: '自动验证' },
];

interface CaptchaDialogProps {
  /** Why it is asked for again. */
  message?: string;
  /** False where `code` is needed for something else. */
  withCode: boolean;
  onPass(proof: CaptchaProof): void;
  onClose(): void;
}

/** Asks for a captcha before a sign-in. One method asks for no recognising, remembering or dragging (WCAG 2.2, 3.3.8 and 2.5.7). */
export function CaptchaDialog({ message, withCode, onPass, onClose }: CaptchaDialogProps) {
  const [method, setMethod] = useState<Method>('blockPuzzle');
  return (
    <Dialog open title="安全验证" width={350} onClose={onClose}>
      {message && <p className="captcha-reason" role="status">{message}</p>}
      <Tabs label="验证方式" items={withCode ? methods : methods.filter(({ value }) => value !== 'code')} value={method} onChange={setMethod}>
        {method === 'work' ? <Work onPass={(captcha) => { keepCaptcha(captcha); onPass({}); }} />
          : method === 'code' ? <CodePicture onPass={onPass} />
          : <PictureCaptcha key={method} kind={method} onPass={() => onPass({})} />}
      </Tabs>
    </Dialog>
  );
}

/** Fetches a picture, takes a solution, and starts over with another picture when it is refused. */
function PictureCaptcha({ kind, onPass }: { kind: CaptchaPicture['kind']; onPass(): void }) {
  const [picture, setPicture] = useState<CaptchaPicture>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(true);
  const alive = useRef(true);

  const fetchPicture = async () => {
    setBusy(true);
    try {
      const next = await getPicture(kind);
      if (alive.current) setPicture(next);
    } catch (error) {
      if (!alive.current) return;
      setPicture(undefined);
      setFailure((error as Error).message);
    } finally {
      if (alive.current) setBusy(false);
    }
  };
  const solve = async (point: Point | Point[]) => {
    if (!picture || busy) return;
    setBusy(true);
    try {
      keepCaptcha(await checkPicture(picture, point));
      onPass();
    } catch (error) {
      if (!alive.current) return;
      setFailure((error as Error).message);
      await fetchPicture();
    }
  };
  useEffect(() => {
    alive.current = true;
    void fetchPicture();
    return () => { alive.current = false; };
  // oxlint-disable-next-line react/exhaustive-deps -- once for each kind: the dialog gives every kind a key of its own
  }, []);

  const Puzzle = kind === 'blockPuzzle' ? BlockPuzzle : ClickWord;
  return (
    <div className="captcha" aria-busy={busy}>
      {picture ? <Puzzle key={picture.token} captcha={picture} busy={busy} onSolve={(point) => void solve(point)} /> : <div className="captcha-picture captcha-blank" />}
      <div className="captcha-foot">
        <p className="captcha-failure" role="alert">{failure}</p>
        <Button variant="text" icon="refresh" busy={busy} onClick={() => { setFailure(undefined); void fetchPicture(); }}>换一张</Button>
      </div>
    </div>
  );
}
