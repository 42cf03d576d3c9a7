import { useId, type ReactNode } from 'react';
import { enumerations } from '../../../../generated/enumerations';
import type { Layout } from '../../../../generated/types/enumerations';
import { gradient, preferences, resetPreferences, restorePreferences, setPreferences, usePreferences, withoutBreadcrumb, type Preferences } from '../../data/preferences';
import { Button } from '../../../ui/buttons/Button';
import { Modal } from '../../../ui/layers/Modal';
import { showNotice } from '../../../ui/states/notices';
import { RadioGroup } from '../../../ui/inputs/RadioGroup';
import { Select } from '../../../ui/inputs/Select';
import { Switch } from '../../../ui/inputs/Switch';
import './drawer.css';

/** How the console looks (spec 1 §2). Every choice shows at once; another layout closes the drawer. */
export default function ThemeDrawer({ onClose }: { onClose(): void }) {
  const chosen = usePreferences();
  const { layout, tagsView } = chosen;
  const choose = (next: Layout) => {
    setPreferences({ layout: next });
    onClose();
  };
  return (
    <Modal
      open title="主题编辑" width={320} className="ui-drawer theme-drawer" backdropCloses onClose={onClose}
      footer={<><Button onClick={() => void copy()}>一键复制配置</Button><Button onClick={reset}>一键恢复默认</Button></>}
    >
      <Group title="布局切换">
        <div className="theme-layouts">
          {optionsOf<Layout>('layout').map(({ value, label }) => (
            <button key={value} type="button" aria-pressed={value === layout} onClick={() => { if (value !== layout) choose(value); }}>
              <span className={`theme-thumb theme-thumb-${value}`} aria-hidden="true"><i /><i /><i /></span>
              {label}
            </button>
          ))}
        </div>
      </Group>
      <Group title="配色与尺寸">
        <Row label="主题">
          {(id) => (
            <Select
              id={id} placeholder="默认" searchable={false} value={chosen.sideTheme || null}
              options={optionsOf<Preferences['sideTheme']>('themeStyle').filter(({ value }) => value !== gradient || layout === 'columns')}
              onChange={(sideTheme) => { if (sideTheme) setPreferences({ sideTheme }); }}
            />
          )}
        </Row>
        <Choice label="界面尺寸" enumeration="size" name="size" />
      </Group>
      <Group title="界面设置">
        {(layout === 'columns' || layout === 'defaults') && <Toggle label="菜单水平折叠" name="collapsed" />}
        <Toggle label="菜单手风琴" name="uniqueOpened" />
        <Toggle label="固定顶栏" name="fixedHeader" />
        {layout !== 'columns' && <Toggle label="侧边栏 Logo" name="sidebarLogo" />}
        <Toggle label="面包屑" name="breadcrumb" disabled={withoutBreadcrumb(layout)} />
        <Toggle label="面包屑图标" name="navIcon" />
        <Toggle label="历史菜单" name="tagsView" />
        <Toggle label="页脚" name="footer" />
        <Toggle label="灰色模式" name="grayscale" />
        <Toggle label="色弱模式" name="invert" />
      </Group>
      <Group title="样式">
        <Choice label="历史菜单风格" enumeration="tagsStyle" name="tagsStyle" disabled={!tagsView} />
        <Choice label="主页面切换动画" enumeration="pageTransition" name="animation" />
        <Choice label="菜单高亮风格" enumeration="menuHighlightStyle" name="menuHighlight" />
        {(layout === 'columns' || layout === 'classic') && <Choice label="顶级菜单风格" enumeration="topMenuStyle" name="topNav" />}
      </Group>
    </Modal>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return <section className="theme-group" aria-label={title}><h3>{title}</h3>{children}</section>;
}

function Row({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return <div className="theme-row"><label htmlFor={id}>{label}</label>{children(id)}</div>;
}

type Named<V> = { [K in keyof Preferences]: Preferences[K] extends V ? K : never }[keyof Preferences];

function Toggle({ label, name, disabled }: { label: string; name: Named<boolean>; disabled?: boolean }) {
  const checked = usePreferences()[name];
  return <Row label={label}>{(id) => <Switch id={id} checked={checked} disabled={disabled} onChange={(on) => setPreferences({ [name]: on })} />}</Row>;
}

type ChoiceName = 'size' | 'tagsStyle' | 'animation' | 'menuHighlight' | 'topNav';

function Choice({ label, enumeration, name, disabled }: { label: string; enumeration: string; name: ChoiceName; disabled?: boolean }) {
  const value: string = usePreferences()[name];
  return (
    <div className="theme-choice">
      <p>{label}</p>
      <RadioGroup aria-label={label} disabled={disabled} options={optionsOf(enumeration)} value={value} onChange={(next) => setPreferences({ [name]: next })} />
    </div>
  );
}

const optionsOf = <V extends string>(name: string) => enumerations[name]!.items.map(({ value, title }) => ({ value: value as V, label: title }));

async function copy(): Promise<void> {
  try {
    await navigator.clipboard.writeText(JSON.stringify(preferences(), null, 2));
    showNotice('success', '配置复制成功');
  } catch {
    showNotice('error', '配置复制失败');
  }
}

function reset(): void {
  const before = preferences();
  resetPreferences();
  showNotice('success', '已恢复默认配置', { action: { label: '撤销', run: () => restorePreferences(before) } });
}
