import { Link } from 'react-router-dom';
import { leaves } from '../../../../data/menu/menuPlace';
import { useMenus } from '../../../../data/menu/menus';
import { memberLevel } from '../../../../data/settings';
import { SettingPage } from '../../../../formTemplate';
import './config.css';

/** What is to be done elsewhere, and where. */
const notices = [
  { text: '关闭等级后，请在装修中隐藏商城个人中心的“我的等级”。', path: '/page/design/viewDesign' },
  { text: '会员签到也能获得成长值，每次所得在签到配置中设置。', path: '/marketing/sign/config' },
];

/** 等级配置: whether there are levels, and what publishing earns (member sheet). */
export default function LevelConfig() {
  const screens = leaves(useMenus().nodes);
  return (
    <>
      <ul className="level-notices">
        {notices.map(({ text, path }) => {
          const screen = screens.find((each) => each.path === path);
          return <li key={path}>{text}{screen && <Link to={path}>前往{screen.title}</Link>}</li>;
        })}
      </ul>
      <SettingPage source={memberLevel} success="提交成功" />
    </>
  );
}
