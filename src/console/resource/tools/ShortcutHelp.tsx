import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';

const keys: [string, string][] = [
  ['/', '定位到第一个筛选条件'],
  ['n', '新增'],
  ['?', '查看快捷键'],
  ['↑ ↓ ← →', '在表格中移动'],
  ['Home / End', '移到本行首列 / 末列'],
  ['Ctrl + Home / End', '移到表格首格 / 末格'],
  ['Page Up / Page Down', '上下移动十行'],
  ['空格', '选择当前行'],
  ['Enter', '打开当前行详情'],
  ['F2 / Esc', '进入 / 离开单元格中的控件'],
  ['F8', '移到最新的消息，如撤销'],
];

/** The keys of every generated list. */
export default function ShortcutHelp({ onClose }: { onClose(): void }) {
  return (
    <Dialog open title="快捷键" width={420} onClose={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
      <dl className="shortcuts">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt><kbd>{key}</kbd></dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
