/** 无效关键词回复: what is answered to a text that no keyword matches. */
import { fixedReply } from '../../../../data/wechat/replies';
import { articles, FixedReply } from '../ReplyScreen';

const make = () => fixedReply('default', '无效关键词回复', articles);

export default function ReplyIndex() {
  return <FixedReply make={make} />;
}
