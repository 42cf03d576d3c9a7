// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enumerations } from '../../../../generated/enumerations';
import { defaultPreferences, preferences, resetPreferences, setPreferences, type Preferences } from '../../../../src/console/data/preferences';
import { Notices } from '../../../../src/console/shell/notices/Notices';
import ThemeDrawer from '../../../../src/console/shell/theme/ThemeDrawer';
import { clearNotices } from '../../../../src/ui/states/notices';
import { violations } from '../../../ui/axe';

const onClose = vi.fn();
function open(before: Partial<Preferences> = {}) {
  setPreferences(before);
  const person = userEvent.setup();
  render(<><Notices /><ThemeDrawer onClose={onClose} /></>);
  return person;
}
beforeEach(() => onClose.mockReset());
afterEach(() => {
  cleanup();
  clearNotices();
  resetPreferences();
});

const titles = (name: string) => enumerations[name]!.items.map(({ title }) => title);
const toggles = () => screen.getAllByRole('switch').map((each) => document.querySelector(`label[for="${each.id}"]`)?.textContent);
const choices = () => screen.getAllByRole('radiogroup').map((each) => each.getAttribute('aria-label'));
const always = ['菜单手风琴', '固定顶栏'];
const rest = ['面包屑', '面包屑图标', '历史菜单', '页脚', '灰色模式', '色弱模式'];

describe('what the layout decides', () => {
  it.each<[Preferences['layout'], switches: string[], styles: string[], themes: number]>([
    ['columns', ['菜单水平折叠', ...always, ...rest], ['顶级菜单风格'], 9],
    ['defaults', ['菜单水平折叠', ...always, '侧边栏 Logo', ...rest], [], 8],
    ['classic', [...always, '侧边栏 Logo', ...rest], ['顶级菜单风格'], 8],
    ['transverse', [...always, '侧边栏 Logo', ...rest], [], 8],
  ])('%s', async (layout, switches, styles, themes) => {
    const person = open({ layout });
    expect(toggles()).toEqual(switches);
    expect(choices()).toEqual(['界面尺寸', '历史菜单风格', '主页面切换动画', '菜单高亮风格', ...styles]);
    await person.click(screen.getByRole('combobox', { name: '主题' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(titles('themeStyle').slice(0, themes));
    const breadcrumb = screen.getByRole('switch', { name: '面包屑' });
    if (layout === 'columns' || layout === 'defaults') expect(breadcrumb).toBeEnabled();
    else expect(breadcrumb).toBeDisabled();
  });
});

describe('layouts', () => {
  it('another one applies at once and closes the drawer; the tabs and the highlight follow it', async () => {
    const person = open({ menuHighlight: 'round' });
    expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['分栏']);
    await person.click(screen.getByRole('button', { name: '经典' }));
    expect(preferences()).toMatchObject({ layout: 'classic', tagsView: false, menuHighlight: 'card' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('the chosen one again changes nothing', async () => {
    const person = open({ menuHighlight: 'round' });
    await person.click(screen.getByRole('button', { name: '分栏' }));
    expect(preferences().menuHighlight).toBe('round');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('switches and options', () => {
  it.each<[label: string, name: keyof Preferences]>([
    ['菜单水平折叠', 'collapsed'], ['菜单手风琴', 'uniqueOpened'], ['固定顶栏', 'fixedHeader'], ['面包屑', 'breadcrumb'],
    ['面包屑图标', 'navIcon'], ['历史菜单', 'tagsView'], ['页脚', 'footer'], ['灰色模式', 'grayscale'], ['色弱模式', 'invert'],
  ])('%s', async (label, name) => {
    const person = open();
    const toggle = screen.getByRole('switch', { name: label });
    expect(toggle).toHaveAttribute('aria-checked', String(defaultPreferences[name]));
    await person.click(toggle);
    expect(preferences()).toEqual({ ...defaultPreferences, [name]: !defaultPreferences[name] });
  });

  it.each<[label: string, enumeration: string, name: keyof Preferences]>([
    ['界面尺寸', 'size', 'size'], ['历史菜单风格', 'tagsStyle', 'tagsStyle'], ['主页面切换动画', 'pageTransition', 'animation'],
    ['菜单高亮风格', 'menuHighlightStyle', 'menuHighlight'], ['顶级菜单风格', 'topMenuStyle', 'topNav'],
  ])('%s', async (label, enumeration, name) => {
    const person = open();
    for (const { value, title } of enumerations[enumeration]!.items) {
      await person.click(within(screen.getByRole('radiogroup', { name: label })).getByRole('radio', { name: title }));
      expect(preferences()[name]).toBe(value);
    }
  });

  it('a theme brings its colour', async () => {
    const person = open();
    await person.click(screen.getByRole('combobox', { name: '主题' }));
    await person.click(screen.getByRole('option', { name: '紫黑' }));
    expect(preferences()).toMatchObject({ sideTheme: 'theme-5', theme: '#6954f0' });
  });

  it('grey and inverted exclude each other on the screen too', async () => {
    const person = open({ invert: true });
    await person.click(screen.getByRole('switch', { name: '灰色模式' }));
    expect(screen.getByRole('switch', { name: '色弱模式' })).not.toBeChecked();
    await person.click(screen.getByRole('switch', { name: '色弱模式' }));
    expect(screen.getByRole('switch', { name: '灰色模式' })).not.toBeChecked();
  });

  it('the style of the tabs waits for the tabs', async () => {
    const person = open();
    const styles = () => within(screen.getByRole('radiogroup', { name: '历史菜单风格' })).getAllByRole('radio');
    for (const each of styles()) expect(each).toBeEnabled();
    await person.click(screen.getByRole('switch', { name: '历史菜单' }));
    for (const each of styles()) expect(each).toBeDisabled();
  });
});

describe('the whole configuration', () => {
  it('goes to the clipboard as JSON', async () => {
    const person = open({ sideTheme: 'theme-3' });
    await person.click(screen.getByRole('button', { name: '一键复制配置' }));
    expect(await screen.findByText('配置复制成功')).toBeInTheDocument();
    expect(JSON.parse(await navigator.clipboard.readText())).toEqual(preferences());
  });

  it('says when the clipboard refuses it', async () => {
    const person = open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await person.click(screen.getByRole('button', { name: '一键复制配置' }));
    expect(await screen.findByText('配置复制失败')).toBeInTheDocument();
  });

  it('becomes that of a fresh profile again, and back when regretted', async () => {
    const person = open({ layout: 'classic', sideTheme: 'theme-8', size: 'medium', footer: false, invert: true });
    const before = preferences();
    await person.click(screen.getByRole('button', { name: '一键恢复默认' }));
    expect(preferences()).toEqual(defaultPreferences);
    await person.click(screen.getByRole('button', { name: '撤销', hidden: true }));
    expect(preferences()).toEqual(before);
  });
});

it('is a dialog of 320 px, titled 主题编辑', async () => {
  open();
  expect(screen.getByRole('dialog', { name: '主题编辑' })).toHaveStyle({ width: '320px' });
  expect(await violations()).toEqual([]);
});
