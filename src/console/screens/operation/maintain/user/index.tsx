import { useParams } from 'react-router-dom';
import { useCapabilities } from '../../../../data/capabilities';
import { useTitle } from '../../../../data/site/title';
import { NameForm } from './NameForm';
import { PasswordForm } from './PasswordForm';
import { SecondFactor } from './SecondFactor';
import { Sessions } from './Sessions';
import { Wechat } from './Wechat';
import './user.css';

/** 个人中心 for type users, else 修改密码 (spec 1 §2); open to everybody signed in (decisions 10). */
export default function PersonalCentre() {
  const { type } = useParams();
  const isCentre = type === 'users';
  const title = isCentre ? '个人中心' : '修改密码';
  useTitle(title);
  const { account } = useCapabilities();
  return (
    <div className="own">
      <h1>{title}</h1>
      {isCentre ? <NameForm /> : <PasswordForm />}
      {isCentre && account && <><SecondFactor /><Sessions /><Wechat /></>}
    </div>
  );
}
