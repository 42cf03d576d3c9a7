import { useState } from 'react';
import { Button } from '../../../src/ui/buttons/Button';
import { Checkbox } from '../../../src/ui/inputs/Checkbox';
import { deletion, useConfirm, usePrompt } from '../../../src/ui/layers/Confirm';
import { CopyButton } from '../../../src/ui/buttons/CopyButton';
import { Dialog } from '../../../src/ui/layers/Dialog';
import { Drawer } from '../../../src/ui/layers/Drawer';
import { EmptyState } from '../../../src/ui/states/EmptyState';
import { ErrorState } from '../../../src/ui/states/ErrorState';
import { IconButton } from '../../../src/ui/buttons/IconButton';
import { Menu } from '../../../src/ui/layers/Menu';
import { MultiSelect } from '../../../src/ui/inputs/MultiSelect';
import { PageHeader } from '../../../src/ui/display/PageHeader';
import { Pager } from '../../../src/ui/display/Pager';
import { Popover } from '../../../src/ui/layers/Popover';
import { Select } from '../../../src/ui/inputs/Select';
import { Skeleton } from '../../../src/ui/states/Skeleton';
import { Steps } from '../../../src/ui/display/Steps';
import { Switch } from '../../../src/ui/inputs/Switch';
import { Tabs } from '../../../src/ui/display/Tabs';
import { Tag, type TagTone } from '../../../src/ui/display/Tag';
import { TextInput } from '../../../src/ui/inputs/TextInput';
import { Tooltip } from '../../../src/ui/layers/Tooltip';
import { SwitchCell } from '../../../src/fields/switch/SwitchCell';
import { views } from '../../../src/fields/views';
import { fieldOf } from '../../fields/fieldOf';

const cities = ['北京', '上海', '广州', '深圳', '杭州', '成都', '重庆', '武汉', '西安', '南京', '苏州', '天津'].map((label) => ({ value: label, label }));
const day = fieldOf('date', { title: '日期', name: 'dialogDate' });

export function WidgetsScene() {
  const confirm = useConfirm();
  const prompt = usePrompt();
  const [answer, setAnswer] = useState('');
  const [open, setOpen] = useState<'dialog' | 'drawer'>();
  const [tab, setTab] = useState(1);
  const [city, setCity] = useState<string | null>('上海');
  const [several, setSeveral] = useState<string[]>(['北京', '杭州']);
  const [page, setPage] = useState(3);
  const [perPage, setPerPage] = useState(20);
  const [shown, setShown] = useState(true);
  const [date, setDate] = useState<unknown>(null);
  const DateInput = views.date.Input;
  return (
    <>
      <section><PageHeader title="控件一览" back="/"><Button icon="refresh">刷新</Button><Button variant="primary" icon="add">新建</Button></PageHeader></section>
      <section>
        <h2>按钮</h2>
        <div className="row">
          <Button variant="primary">主要</Button><Button>普通</Button><Button variant="danger">危险</Button><Button variant="text">编辑</Button><Button variant="dangerText">删除</Button>
          <Button disabled>停用</Button><Button variant="primary" busy>保存</Button><Button size="small">小号</Button><IconButton icon="settings" label="设置" />
          <Tooltip text="这是一段提示"><Button icon="info">提示</Button></Tooltip>
          <Menu name="更多：华为" items={[{ key: 'a', label: '查看', onSelect: () => setAnswer('查看') }, { key: 'b', label: '停用的', disabled: true, onSelect: () => {} }, { key: 'c', label: '删除', danger: true, icon: 'delete', onSelect: () => setAnswer('删除') }]} />
          <Popover label="列设置" button={(trigger) => <Button {...trigger} icon="columns">列设置</Button>}><Checkbox checked onChange={() => {}}>名称</Checkbox></Popover>
          <CopyButton text="复制内容" />
        </div>
        <div className="row">
          <Button onClick={() => setOpen('dialog')}>对话框</Button>
          <Button onClick={() => setOpen('drawer')}>抽屉</Button>
          <Button onClick={async () => setAnswer(String(await confirm(deletion())))}>删除确认</Button>
          <Button onClick={async () => setAnswer(String(await confirm({ text: '确定启用该品牌吗' })))}>操作确认</Button>
          <Button onClick={async () => setAnswer(String(await prompt({ title: '备注' })))}>备注</Button>
          <output data-testid="answer">{answer}</output>
        </div>
      </section>
      <section>
        <h2>选择</h2>
        <div className="grid">
          <Select aria-label="城市" clearable options={cities} value={city} onChange={setCity} />
          <MultiSelect aria-label="多个城市" clearable options={cities} value={several} onChange={setSeveral} />
          <TextInput aria-label="关键字" value="" onChange={() => {}} placeholder="请输入关键字" prefix="#" />
          <div className="row">
            <Switch aria-label="开关" checked={shown} labels={{ on: '显示', off: '隐藏' }} onChange={setShown} />
            <SwitchCell field={fieldOf('switch', { title: '状态', enumeration: 'show' })} value={false} recordName="华为" onToggle={() => {}} busy />
            <Checkbox checked={false} indeterminate onChange={() => {}}>全选</Checkbox>
          </div>
        </div>
      </section>
      <section>
        <h2>标签</h2>
        <div className="row">{(['default', 'primary', 'success', 'warning', 'danger', 'info'] as TagTone[]).map((tone) => <Tag key={tone} tone={tone}>{tone} 标签</Tag>)}</div>
      </section>
      <section>
        <Tabs label="状态" value={tab} onChange={setTab} items={[{ value: 1, title: '出售中', count: 128 }, { value: 2, title: '仓库中', count: 6 }, { value: 3, title: '基础设置', invalid: true }]}>第 {tab} 页</Tabs>
      </section>
      <section><Steps label="步骤" titles={['基础信息', '规格', '详情']} current={1} onGo={() => {}} /></section>
      <section><Pager page={page} perPage={perPage} total={1280} sizes={[20, 40, 60, 80]} onPage={setPage} onPerPage={setPerPage} /></section>
      <section><Pager page={1} perPage={10} total={100000} totalExact={false} sizes={[10, 20, 30, 40]} onPage={() => {}} onPerPage={() => {}} /></section>
      <section className="grid"><Skeleton /><EmptyState /><ErrorState message="服务器开小差了" onRetry={() => {}} /></section>
      <Dialog open={open === 'dialog'} title="添加品牌" onClose={() => setOpen(undefined)} footer={<><Button onClick={() => setOpen(undefined)}>取消</Button><Button variant="primary">确定</Button></>}>
        <div className="field"><label htmlFor="dialog-city">城市</label><Select id="dialog-city" options={cities} value={city} onChange={setCity} /></div>
        <div className="field"><label htmlFor="dialog-date">日期</label><DateInput id="dialog-date" field={day} value={date} onChange={setDate} /></div>
      </Dialog>
      <Drawer open={open === 'drawer'} title="品牌详情" width={600} onClose={() => setOpen(undefined)}><Skeleton lines={6} /></Drawer>
    </>
  );
}
