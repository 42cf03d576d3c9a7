import { useCapabilities } from '../../data/capabilities';
import { usePermission } from '../../data/session/permissions';
import { useSignedIn } from '../../data/session/session';
import { BlockFrame } from './BlockFrame';
import type { Block } from './block';
import { first, further } from './blocks';
import { operating } from './blocks/operating';
import { OwnTodo, useOwnTodo } from './OwnTodo';
import { QuickEntries } from './quick/QuickEntries';
import './Dashboard.css';

/** The home page: a greeting, the person's own entries, and the blocks that this person may see. */
export default function Dashboard() {
  const user = useSignedIn();
  const may = usePermission();
  const capabilities = useCapabilities();
  const isShown = ({ permission, capability }: Block) => may(permission) && (capability === undefined || capabilities[capability]);
  const todo = useOwnTodo();
  const frames = (blocks: readonly Block[]) => blocks.filter(isShown).map((block) => <BlockFrame key={block.id} block={block} />);
  return (
    <div className="dashboard">
      <div className="dashboard-welcome">
        <h1>{greeting(new Date())}，{user?.realName || user?.account}</h1>
        <p>{today(new Date())}</p>
      </div>
      <div className="dashboard-blocks">
        {frames(first)}
        {!isShown(operating) && todo && <OwnTodo own={todo} />}
        <QuickEntries span={isShown(operating) || todo ? 4 : 12} />
        {frames(further)}
      </div>
    </div>
  );
}

const zone = 'Asia/Shanghai';

/** By the shop's clock, wherever the browser stands. */
export function greeting(now: Date): string {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone }).format(now));
  if (hour < 5) return '夜深了';
  if (hour < 11) return '早上好';
  if (hour < 13) return '中午好';
  return hour < 18 ? '下午好' : '晚上好';
}

/** `2026年11月21日星期六` */
const today = (now: Date): string => new Intl.DateTimeFormat('zh-CN', { dateStyle: 'full', timeZone: zone }).format(now);
