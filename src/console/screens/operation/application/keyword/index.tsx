/** 关键字添加 and 关键字编辑: one reply by keywords. */
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { keywordReply } from '../../../../data/wechat/replies';
import { PageHeader } from '../../../../../ui/display/PageHeader';
import { useConfirm } from '../../../../../ui/layers/Confirm';
import { articles, ReplyScreen } from '../ReplyScreen';

const list = '/operation/application/publicAccount/wxReply/keyword';

export default function Keyword() {
  const { id } = useParams();
  const confirm = useConfirm();
  const navigate = useNavigate();
  // Each new one is a form of its own.
  const [round, setRound] = useState(0);
  const source = useMemo(() => keywordReply(id === undefined ? undefined : Number(id), articles), [id]);
  const saved = async () => {
    if (!(await confirm({ text: '继续添加' }))) return navigate(list);
    setRound(round + 1);
    if (id !== undefined) await navigate(`${list}/save`);
  };
  return (
    <section className="wechat-screen" aria-label={source.title}>
      <PageHeader title={source.title} back={list} />
      <ReplyScreen key={`${id ?? ''} ${round}`} source={source} onSaved={() => void saved()} />
    </section>
  );
}
