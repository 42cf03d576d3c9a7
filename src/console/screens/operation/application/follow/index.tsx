/** 微信关注回复: what somebody is told who follows the official account. */
import { fixedReply } from '../../../../data/wechat/replies';
import { articles, FixedReply } from '../ReplyScreen';

const make = () => fixedReply('subscribe', '微信关注回复', articles);

export default function Follow() {
  return <FixedReply make={make} />;
}
