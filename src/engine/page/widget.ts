/** What a widget of a mobile page is once the compiler has read its schema (`src/widgets/<component>/schema.json`). */
import type { IconName } from '../icons';
import type { Condition, FieldModel } from '../model';

/** Each is one shape of a saved group; what it looks like is `controls/<name>.ts`. */
export const controlNames = [
  'slider', 'number', 'text', 'value', 'richText', 'colour', 'options', 'checkboxes', 'image', 'video', 'select',
  'products', 'rows', 'imageLinks', 'announcements', 'cells', 'picture', 'hotspots', 'goodsTabs',
] as const;
export type ControlName = (typeof controlNames)[number];

export interface WidgetModel {
  /** Folder and name in the palette: `banner`. */
  component: string;
  /** Saved name: `swiperBg`. */
  name: string;
  /** 轮播图; saved as `setUp.cname`. */
  title: string;
  /** 0 基础组件, 1 营销组件, 2 工具组件. */
  type: 0 | 1 | 2;
  /** In the palette and the outline. */
  icon: IconName;
  /** At most once on a page. */
  once?: true;
  /** Components that may not stand on the same page. */
  excludes?: readonly string[];
  /** Where it always stands: `second` is first, or second after a search box. Never moved, and nothing goes above the first two; `bottom` is for custom pages alone. */
  place?: 'first' | 'second' | 'bottom';
  /** In the order of the panel. */
  groups: readonly GroupModel[];
}

export interface GroupModel {
  /** Key in the saved widget, and of its value: `lrConfig`. */
  key: string;
  /** 内容 or 样式; absent where the widget has no such tabs. */
  tab?: 'content' | 'style';
  /** Heading above it in the panel; saved as `tabTitle`. */
  section?: string;
  control: ControlName;
  /** How its value is entered and judged; its name is `key`, its default complete. */
  field: FieldModel;
  placeholder?: string;
  /** Stands behind the input: 秒, px. */
  suffix?: string;
  /** Pictures are meant to be this large, in pixels. */
  size?: { width: number; height: number };
  /** Asked before a row is taken out. */
  asks?: string;
  /** Shown, drawn and checked only while this holds of the widget's values; saved as `isShow`. */
  when?: Condition;
  /** Saved and read, never shown in the panel. */
  hidden?: true;
}
