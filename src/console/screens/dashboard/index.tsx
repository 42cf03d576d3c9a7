import { useCapabilities } from '../../data/capabilities';
import { usePermission } from '../../data/permissions';
import { useSignedIn } from '../../data/session';
import { BlockFrame } from './BlockFrame';
import { blocks } from './blocks';
import { QuickEntries } from './quick/QuickEntries';
import './Dashboard.css';

/** The home page: a greeting, the person's own entries, and the blocks that this person may see. */
export default function Dashboard() {
  const user = useSignedIn();
  const may = usePermission();
  const capabilities = useCapabilities();
  const shown = blocks.filter(({ permission, capability }) => may(permission) && (capability === undefined || capabilities[capability]));
  return (
    <div className="dashboard">
      <div className="dashboard-welcome">
        <h1>{greeting(new Date())}，{user?.realName || user?.account}</h1>
        <p>{today(new Date())}</p>
      </div>
      <QuickEntries />
      {shown.length > 0 && <div className="dashboard-blocks">{shown.map((block) => <BlockFrame key={block.id} block={block} />)}</div>}
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
