// Made from src/widgets/*/schema.json. Do not edit: change the source and run `npm run generate`.
import { fillWidgets } from '../src/engine/defaults/widget';
import type { WidgetModel } from '../src/engine/page/widget';

/** In the order of the palette. */
export const widgets: readonly WidgetModel[] = fillWidgets({
  bgStyle: {
    key: "bgStyle",
    tab: "style",
    control: "slider",
    field: { name: "bgStyle", title: "背景圆角", kind: "slider", default: 0, minimum: 0, maximum: 30 },
    suffix: "px",
  },
  bgColor: {
    key: "bgColor",
    tab: "style",
    control: "colour",
    field: { name: "bgColor", title: "背景颜色", kind: "colour", default: ["#FFFFFF", "#FFFFFF"], notation: "css", alpha: true, several: true },
  },
  fontColor: {
    key: "fontColor",
    tab: "style",
    control: "colour",
    field: { name: "fontColor", title: "文字颜色", kind: "colour", default: "#282828", notation: "css", alpha: true },
  },
  checkColor: {
    key: "checkColor",
    tab: "style",
    control: "colour",
    field: { name: "checkColor", title: "选中颜色", kind: "colour", default: "#E93323", notation: "css", alpha: true },
  },
  upConfig: {
    key: "upConfig",
    tab: "style",
    control: "slider",
    field: { name: "upConfig", title: "上边距", kind: "slider", default: 10, minimum: 0, maximum: 100 },
    suffix: "px",
  },
  downConfig: {
    key: "downConfig",
    tab: "style",
    control: "slider",
    field: { name: "downConfig", title: "下边距", kind: "slider", default: 10, minimum: 0, maximum: 100 },
    suffix: "px",
  },
  mbConfig: {
    key: "mbConfig",
    tab: "style",
    control: "slider",
    field: { name: "mbConfig", title: "页面间距", kind: "slider", default: 0, minimum: 0, maximum: 100 },
    suffix: "px",
  },
  lrConfig: {
    key: "lrConfig",
    tab: "style",
    control: "slider",
    field: { name: "lrConfig", title: "左右边距", kind: "slider", default: 12, minimum: 0, maximum: 40 },
    suffix: "px",
  },
  contentStyle: {
    key: "contentStyle",
    tab: "style",
    control: "slider",
    field: { name: "contentStyle", title: "内容圆角", kind: "slider", default: 7, minimum: 0, maximum: 30 },
    suffix: "px",
  },
  mbConfig2: {
    key: "mbConfig",
    tab: "style",
    control: "slider",
    field: { name: "mbConfig", title: "页面间距", kind: "slider", default: 10, minimum: 0, maximum: 100 },
    suffix: "px",
  },
  lrConfig2: {
    key: "lrConfig",
    tab: "style",
    control: "slider",
    field: { name: "lrConfig", title: "左右边距", kind: "slider", default: 12, minimum: 0, maximum: 25 },
    suffix: "px",
  },
  contentConfig: {
    key: "contentConfig",
    tab: "style",
    control: "slider",
    field: { name: "contentConfig", title: "内容间距", kind: "slider", default: 10, minimum: 0, maximum: 30 },
    suffix: "px",
  },
  textPosition: {
    key: "textPosition",
    tab: "style",
    control: "options",
    field: {
      name: "textPosition",
      title: "文本位置",
      kind: "enumeration",
      default: 0,
      codes: [0, 1, 2],
      options: [{ value: 0, title: "居左" }, { value: 1, title: "居中" }, { value: 2, title: "居右" }],
      as: "radio",
    },
  },
  menuConfig: {
    key: "menuConfig",
    tab: "content",
    control: "imageLinks",
    field: {
      name: "menuConfig",
      title: "图片设置",
      kind: "childTable",
      default: [{ img: "", link: "" }],
      maxItems: 1,
      fields: [{ name: "img", title: "图片", kind: "image", default: "" }, { name: "link", title: "链接", kind: "link", default: "" }],
      adds: "添加版块",
    },
    hidden: true,
  },
  typeConfig: {
    key: "typeConfig",
    tab: "content",
    control: "checkboxes",
    field: {
      name: "typeConfig",
      title: "展示信息",
      kind: "choices",
      default: [0, 1, 2],
      codes: [0, 1, 2],
      options: [{ value: 0, title: "商品名称" }, { value: 1, title: "商品价格" }, { value: 2, title: "已售数量" }],
    },
  },
  bgColor2: {
    key: "bgColor",
    tab: "style",
    control: "colour",
    field: {
      name: "bgColor",
      title: "背景颜色",
      kind: "colour",
      default: ["rgba(255,255,255,0)", "rgba(255,255,255,0)"],
      notation: "css",
      alpha: true,
      several: true,
    },
  },
  titleColor: {
    key: "titleColor",
    tab: "style",
    control: "colour",
    field: { name: "titleColor", title: "商品标题颜色", kind: "colour", default: "#282828", notation: "css", alpha: true },
  },
  priceColor: {
    key: "priceColor",
    tab: "style",
    control: "colour",
    field: { name: "priceColor", title: "商品价格颜色", kind: "colour", default: "#e93323", notation: "css", alpha: true },
  },
  soldColor: {
    key: "soldColor",
    tab: "style",
    control: "colour",
    field: { name: "soldColor", title: "已售数量颜色", kind: "colour", default: "#666", notation: "css", alpha: true },
  },
  lrConfig3: {
    key: "lrConfig",
    tab: "style",
    control: "slider",
    field: { name: "lrConfig", title: "左右边距", kind: "slider", default: 12, minimum: 0, maximum: 15 },
    suffix: "px",
  },
  bgStyle2: {
    key: "bgStyle",
    tab: "style",
    control: "slider",
    field: { name: "bgStyle", title: "背景圆角", kind: "slider", default: 7, minimum: 0, maximum: 30 },
    suffix: "px",
  },
  logoConfig: {
    key: "logoConfig",
    tab: "content",
    control: "image",
    field: { name: "logoConfig", title: "标题图片", kind: "image", help: "建议尺寸：124×32像素", default: "" },
    size: { width: 124, height: 32 },
  },
  titleColor2: {
    key: "titleColor",
    tab: "style",
    control: "colour",
    field: { name: "titleColor", title: "标题颜色", kind: "colour", default: "#999999", notation: "css", alpha: true },
  },
  moreColor: {
    key: "moreColor",
    tab: "style",
    control: "colour",
    field: { name: "moreColor", title: "更多按钮颜色", kind: "colour", default: "#282828", notation: "css", alpha: true },
  },
  tabConfig: {
    key: "tabConfig",
    tab: "content",
    control: "options",
    field: {
      name: "tabConfig",
      title: "展示样式",
      kind: "enumeration",
      default: 0,
      codes: [0, 1],
      options: [{ value: 0, title: "样式1" }, { value: 1, title: "样式2" }],
      as: "radio",
    },
  },
  numConfig: {
    key: "numConfig",
    tab: "content",
    control: "number",
    field: { name: "numConfig", title: "展示数量", kind: "integer", default: 3, minimum: 1, maximum: 100 },
  },
  priceColor2: {
    key: "priceColor",
    tab: "style",
    control: "colour",
    field: { name: "priceColor", title: "商品价格颜色", kind: "colour", default: "#E93323", notation: "css", alpha: true },
  },
  selectBgImg: {
    key: "selectBgImg",
    tab: "content",
    section: "头部设置",
    control: "options",
    field: {
      name: "selectBgImg",
      title: "选择风格",
      kind: "enumeration",
      default: 0,
      codes: [0, 1],
      options: [{ value: 0, title: "背景图片" }, { value: 1, title: "背景色" }],
      as: "radio",
    },
  },
  bgImg: {
    key: "bgImg",
    tab: "content",
    control: "image",
    field: { name: "bgImg", title: "背景图片", kind: "image", help: "建议尺寸：710×96像素", default: "" },
    size: { width: 710, height: 96 },
    when: { selectBgImg: 0 },
  },
  selectStyle: {
    key: "selectStyle",
    tab: "content",
    control: "options",
    field: {
      name: "selectStyle",
      title: "标题类型",
      kind: "enumeration",
      default: 0,
      codes: [0, 1],
      options: [{ value: 0, title: "图片" }, { value: 1, title: "文字" }],
      as: "radio",
    },
  },
  logoConfig2: {
    key: "logoConfig",
    tab: "content",
    control: "image",
    field: { name: "logoConfig", title: "标题图片", kind: "image", help: "建议尺寸：154×32像素", default: "" },
    size: { width: 154, height: 32 },
    when: { selectStyle: 0 },
  },
  bgColor3: {
    key: "bgColor",
    tab: "style",
    control: "colour",
    field: { name: "bgColor", title: "背景颜色", kind: "colour", default: ["#FFFFFF", "#FFFFFF"], notation: "css", alpha: true, several: true },
    when: { selectBgImg: 1 },
  },
  contentBgColor: {
    key: "contentBgColor",
    tab: "style",
    control: "colour",
    field: { name: "contentBgColor", title: "内容背景", kind: "colour", default: ["#FFFFFF", "#FFFFFF"], notation: "css", alpha: true, several: true },
  },
  headerTitleStyle: {
    key: "headerTitleStyle",
    tab: "style",
    control: "options",
    field: {
      name: "headerTitleStyle",
      title: "标题样式",
      kind: "enumeration",
      default: 0,
      codes: [0, 1, 2],
      options: [{ value: 0, title: "加粗" }, { value: 1, title: "正常" }, { value: 2, title: "倾斜" }],
      as: "radio",
    },
    when: { selectStyle: 1 },
  },
  headerTitleColor: {
    key: "headerTitleColor",
    tab: "style",
    control: "colour",
    field: { name: "headerTitleColor", title: "标题颜色", kind: "colour", default: "#FFFFFF", notation: "css", alpha: true },
    when: { selectStyle: 1 },
  },
  headerBtnColor: {
    key: "headerBtnColor",
    tab: "style",
    control: "colour",
    field: { name: "headerBtnColor", title: "头部按钮颜色", kind: "colour", default: "#FFFFFF", notation: "css", alpha: true },
  },
  contentStyle2: {
    key: "contentStyle",
    tab: "style",
    control: "slider",
    field: { name: "contentStyle", title: "内容圆角", kind: "slider", default: 5, minimum: 0, maximum: 30 },
    suffix: "px",
  },
  lrConfig4: {
    key: "lrConfig",
    control: "slider",
    field: { name: "lrConfig", title: "左右边距", kind: "slider", default: 0, minimum: 0, maximum: 30 },
    suffix: "px",
  },
  mbConfig3: {
    key: "mbConfig",
    control: "slider",
    field: { name: "mbConfig", title: "页面间距", kind: "slider", default: 10, minimum: 0, maximum: 100 },
    suffix: "px",
  },
}, [
  {
    component: "search_box",
    name: "headerSerch",
    title: "搜索框",
    type: 0,
    icon: "search",
    once: true,
    excludes: ["home_comb"],
    place: "first",
    groups: [
      {
        key: "searConfig",
        tab: "content",
        control: "options",
        field: {
          name: "searConfig",
          title: "选择模板",
          kind: "enumeration",
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "通栏" }, { value: 1, title: "logo" }],
          as: "radio",
        },
      },
      {
        key: "logoConfig",
        tab: "content",
        control: "image",
        field: { name: "logoConfig", title: "设置logo", kind: "image", help: "建议尺寸：138×48像素", default: "" },
        size: { width: 138, height: 48 },
        when: { searConfig: 1 },
      },
      {
        key: "placeWords",
        tab: "content",
        control: "text",
        field: { name: "placeWords", title: "提示文字", kind: "text", default: "搜索商品名称", maxLength: 30 },
      },
      {
        key: "hotWords",
        tab: "content",
        control: "rows",
        field: {
          name: "hotWords",
          title: "搜索热词",
          kind: "childTable",
          default: [],
          maxItems: 20,
          fields: [{ name: "val", title: "热词", kind: "text", default: "", maxLength: 10 }],
        },
      },
      {
        key: "titleConfig",
        tab: "content",
        control: "text",
        field: { name: "titleConfig", title: "切换时间", kind: "integer", default: 3, minimum: 1, maximum: 100 },
        placeholder: "设置搜索热词显示时间",
        suffix: "秒",
      },
      {
        key: "textPosition",
        tab: "style",
        control: "options",
        field: {
          name: "textPosition",
          title: "文本位置",
          kind: "enumeration",
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "居左" }, { value: 1, title: "居中" }],
          as: "radio",
        },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: { name: "bgColor", title: "背景颜色", kind: "colour", default: ["#E93323", "#E93323"], notation: "css", alpha: true, several: true },
      },
      {
        key: "borderColor",
        tab: "style",
        control: "colour",
        field: { name: "borderColor", title: "框体颜色", kind: "colour", default: "#fff", notation: "css", alpha: true },
      },
      {
        key: "textColor",
        tab: "style",
        control: "colour",
        field: { name: "textColor", title: "输入文字颜色", kind: "colour", default: "#303133", notation: "css", alpha: true },
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: { name: "lrConfig", title: "左右边距", kind: "slider", default: 12, minimum: 0, maximum: 20 },
        suffix: "px",
      },
      "bgStyle",
      {
        key: "contentStyle",
        tab: "style",
        control: "slider",
        field: { name: "contentStyle", title: "内容圆角", kind: "slider", default: 15, minimum: 0, maximum: 30 },
        suffix: "px",
      },
    ],
  },
  {
    component: "nav_bar",
    name: "tabNav",
    title: "商品分类",
    type: 0,
    icon: "menu",
    once: true,
    excludes: ["home_comb"],
    place: "second",
    groups: [
      {
        key: "listConfig",
        tab: "content",
        control: "rows",
        field: {
          name: "listConfig",
          title: "选项卡",
          kind: "childTable",
          default: [{ title: "首页", type: 0, val: null }, { title: "分类", type: 0, val: null }],
          minItems: 1,
          maxItems: 10,
          fields: [
            { name: "title", title: "标题", kind: "text", default: "", maxLength: 5 },
            {
              name: "type",
              title: "类型",
              kind: "enumeration",
              default: 0,
              codes: [0, 1],
              options: [{ value: 0, title: "微页面" }, { value: 1, title: "商品分类" }],
              as: "radio",
            },
            {
              name: "val",
              title: "选择内容",
              kind: "reference",
              default: null,
              toBy: { field: "type", map: { "0": "page/diy", "1": "product/category" } },
              onDelete: { rule: "restrict", message: "商品分类正在使用，不能删除", code: 400 },
              topOnly: true,
            },
          ],
        },
      },
      "bgColor",
      "fontColor",
      "checkColor",
      "bgStyle",
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: { name: "lrConfig", title: "左右边距", kind: "slider", default: 0, minimum: 0, maximum: 30 },
        suffix: "px",
        hidden: true,
      },
    ],
  },
  {
    component: "home_comb",
    name: "homeComb",
    title: "组合组件",
    type: 0,
    icon: "columns",
    once: true,
    excludes: ["search_box", "nav_bar"],
    place: "first",
    groups: [
      {
        key: "tabConfig",
        control: "options",
        field: {
          name: "tabConfig",
          title: "选择组件",
          kind: "enumeration",
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "搜索框" }, { value: 1, title: "选项卡" }, { value: 2, title: "轮播图" }],
          as: "radio",
        },
      },
      {
        key: "searConfig",
        control: "options",
        field: {
          name: "searConfig",
          title: "选择模板",
          kind: "enumeration",
          default: 1,
          codes: [0, 1],
          options: [{ value: 0, title: "通栏" }, { value: 1, title: "logo" }],
          as: "radio",
        },
        when: { tabConfig: 0 },
      },
      {
        key: "logoConfig",
        control: "image",
        field: { name: "logoConfig", title: "设置logo", kind: "image", help: "建议尺寸：138×48像素", default: "" },
        size: { width: 138, height: 48 },
        when: { tabConfig: 0, searConfig: 1 },
      },
      {
        key: "placeWords",
        control: "value",
        field: { name: "placeWords", title: "提示文字", kind: "text", default: "搜索商品名称", maxLength: 30 },
        when: { tabConfig: 0 },
      },
      {
        key: "hotWords",
        control: "rows",
        field: {
          name: "hotWords",
          title: "搜索热词",
          kind: "childTable",
          default: [],
          maxItems: 20,
          fields: [{ name: "val", title: "热词", kind: "text", default: "", maxLength: 10 }],
        },
        when: { tabConfig: 0 },
      },
      {
        key: "titleConfig",
        control: "text",
        field: { name: "titleConfig", title: "切换时间", kind: "integer", default: 3, minimum: 1, maximum: 100 },
        placeholder: "设置搜索热词显示时间",
        suffix: "秒",
        when: { tabConfig: 0 },
      },
      {
        key: "textColor",
        control: "colour",
        field: { name: "textColor", title: "输入文字颜色", kind: "colour", default: "#303133", notation: "css", alpha: true },
        when: { tabConfig: 0 },
      },
      {
        key: "borderColor",
        control: "colour",
        field: { name: "borderColor", title: "框体颜色", kind: "colour", default: "#fff", notation: "css", alpha: true },
        when: { tabConfig: 0 },
      },
      {
        key: "textPosition",
        control: "options",
        field: {
          name: "textPosition",
          title: "文本位置",
          kind: "enumeration",
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "居左" }, { value: 1, title: "居中" }, { value: 2, title: "居右" }],
          as: "radio",
        },
        when: { tabConfig: 0 },
      },
      {
        key: "contentStyle",
        control: "slider",
        field: { name: "contentStyle", title: "内容圆角", kind: "slider", default: 7, minimum: 0, maximum: 30 },
        suffix: "px",
        when: { tabConfig: 0 },
      },
      {
        key: "listConfig",
        control: "rows",
        field: {
          name: "listConfig",
          title: "选项卡",
          kind: "childTable",
          default: [{ title: "首页", type: 0, val: null, url: "" }, { title: "分类", type: 0, val: null, url: "" }],
          minItems: 1,
          maxItems: 10,
          fields: [
            { name: "title", title: "标题", kind: "text", default: "", maxLength: 5 },
            {
              name: "type",
              title: "类型",
              kind: "enumeration",
              default: 0,
              codes: [0, 1],
              options: [{ value: 0, title: "微页面" }, { value: 1, title: "商品分类" }],
              as: "radio",
            },
            {
              name: "val",
              title: "选择内容",
              kind: "reference",
              default: null,
              toBy: { field: "type", map: { "0": "page/diy", "1": "product/category" } },
              onDelete: { rule: "restrict", message: "组合组件正在使用，不能删除", code: 400 },
              topOnly: true,
            },
            { name: "url", title: "链接", kind: "link", default: "" },
          ],
        },
        when: { tabConfig: 1 },
      },
      {
        key: "fontColor",
        control: "colour",
        field: { name: "fontColor", title: "文字颜色", kind: "colour", default: "#303133", notation: "css", alpha: true },
        when: { tabConfig: 1 },
      },
      {
        key: "checkColor",
        control: "colour",
        field: { name: "checkColor", title: "选中颜色", kind: "colour", default: "#E93323", notation: "css", alpha: true },
        when: { tabConfig: 1 },
      },
      {
        key: "swiperConfig",
        control: "imageLinks",
        field: {
          name: "swiperConfig",
          title: "轮播图",
          kind: "childTable",
          default: [{ img: "", title: "", link: "" }],
          maxItems: 10,
          fields: [
            { name: "img", title: "图片", kind: "image", help: "建议尺寸：750×332像素", default: "" },
            { name: "title", title: "标题", kind: "text", default: "", maxLength: 10 },
            { name: "link", title: "链接", kind: "link", default: "" },
          ],
          adds: "添加版块",
        },
        size: { width: 750, height: 332 },
        when: { tabConfig: 2 },
      },
      {
        key: "docConfig",
        control: "options",
        field: {
          name: "docConfig",
          title: "指示器样式",
          kind: "enumeration",
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "圆形" }, { value: 1, title: "直线" }, { value: 2, title: "无指示器" }],
          as: "radio",
        },
        when: { tabConfig: 2 },
      },
      {
        key: "txtStyle",
        control: "options",
        field: {
          name: "txtStyle",
          title: "指示器位置",
          kind: "enumeration",
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "居左" }, { value: 1, title: "居中" }, { value: 2, title: "居右" }],
          as: "radio",
        },
        when: { tabConfig: 2, docConfig: { not: 2 } },
      },
      {
        key: "docColor",
        control: "colour",
        field: { name: "docColor", title: "指示器颜色", kind: "colour", default: "#E93323", notation: "css", alpha: true },
        when: { tabConfig: 2, docConfig: { not: 2 } },
      },
      {
        key: "contentStyleBanner",
        control: "slider",
        field: { name: "contentStyleBanner", title: "轮播图圆角", kind: "slider", default: 7, minimum: 0, maximum: 30 },
        suffix: "px",
        when: { tabConfig: 2 },
      },
    ],
  },
  {
    component: "banner",
    name: "swiperBg",
    title: "轮播图",
    type: 0,
    icon: "image",
    groups: [
      {
        key: "swiperConfig",
        tab: "content",
        control: "imageLinks",
        field: {
          name: "swiperConfig",
          title: "版块设置",
          kind: "childTable",
          default: [{ img: "", title: "", link: "" }],
          maxItems: 1000,
          fields: [
            { name: "img", title: "图片", kind: "image", help: "建议尺寸：750×332像素", default: "" },
            { name: "title", title: "标题", kind: "text", default: "", maxLength: 8 },
            { name: "link", title: "链接", kind: "link", default: "" },
          ],
          adds: "添加版块",
        },
        size: { width: 750, height: 332 },
      },
      {
        key: "docConfig",
        tab: "style",
        control: "options",
        field: {
          name: "docConfig",
          title: "指示器样式",
          kind: "enumeration",
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "圆形" }, { value: 1, title: "直线" }, { value: 2, title: "无指示器" }],
          as: "radio",
        },
      },
      {
        key: "txtStyle",
        tab: "style",
        control: "options",
        field: {
          name: "txtStyle",
          title: "指示器位置",
          kind: "enumeration",
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "居左" }, { value: 1, title: "居中" }, { value: 2, title: "居右" }],
          as: "radio",
        },
        when: { docConfig: { not: 2 } },
      },
      {
        key: "docColor",
        tab: "style",
        control: "colour",
        field: { name: "docColor", title: "指示器颜色", kind: "colour", default: "#E93323", notation: "css", alpha: true },
        when: { docConfig: { not: 2 } },
      },
      "bgColor",
      "upConfig",
      "downConfig",
      "mbConfig",
      "bgStyle",
      "lrConfig",
      "contentStyle",
    ],
  },
  {
    component: "home_menu",
    name: "menus",
    title: "导航组",
    type: 0,
    icon: "grid",
    groups: [
      {
        key: "tabConfig",
        tab: "content",
        control: "options",
        field: {
          name: "tabConfig",
          title: "展示样式",
          kind: "enumeration",
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "单行展示" }, { value: 1, title: "多行展示" }],
          as: "radio",
        },
      },
      {
        key: "rowsNum",
        tab: "content",
        control: "options",
        field: {
          name: "rowsNum",
          title: "显示行数",
          kind: "enumeration",
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "2行" }, { value: 1, title: "3行" }, { value: 2, title: "4行" }],
          as: "radio",
        },
        when: { tabConfig: 1 },
      },
      {
        key: "number",
        tab: "content",
        control: "options",
        field: {
          name: "number",
          title: "显示个数",
          kind: "enumeration",
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "3个" }, { value: 1, title: "4个" }, { value: 2, title: "5个" }],
          as: "radio",
        },
        when: { tabConfig: 1 },
      },
      {
        key: "menuConfig",
        tab: "content",
        control: "imageLinks",
        field: {
          name: "menuConfig",
          title: "导航设置",
          kind: "childTable",
          default: [
            { img: "", title: "导航一", link: "", status: true },
            { img: "", title: "导航二", link: "", status: true },
            { img: "", title: "导航三", link: "", status: true },
            { img: "", title: "导航四", link: "", status: true },
          ],
          maxItems: 100,
          fields: [
            { name: "img", title: "图片", kind: "image", help: "建议尺寸：90×90像素", default: "" },
            { name: "title", title: "标题", kind: "text", default: "", maxLength: 4 },
            { name: "link", title: "链接", kind: "link", default: "" },
            { name: "status", title: "状态", kind: "switch", default: true, enumeration: "show", codes: [1, 0] },
          ],
          adds: "添加版块",
        },
        size: { width: 90, height: 90 },
      },
      "bgColor",
      "upConfig",
      "downConfig",
      "mbConfig2",
      "bgStyle",
      {
        key: "titleColor",
        tab: "style",
        control: "colour",
        field: { name: "titleColor", title: "文字颜色", kind: "colour", default: "#282828", notation: "css", alpha: true },
      },
      "lrConfig2",
      "contentConfig",
      {
        key: "contentStyle",
        tab: "style",
        control: "slider",
        field: { name: "contentStyle", title: "内容圆角", kind: "slider", default: 30, minimum: 0, maximum: 30 },
        suffix: "px",
      },
    ],
  },
  {
    component: "home_news_roll",
    name: "news",
    title: "新闻播报",
    type: 0,
    icon: "megaphone",
    groups: [
      {
        key: "logoConfig",
        tab: "content",
        control: "image",
        field: { name: "logoConfig", title: "图标", kind: "image", help: "建议尺寸：130×36像素", default: "" },
        size: { width: 130, height: 36 },
      },
      {
        key: "listConfig",
        tab: "content",
        control: "announcements",
        field: {
          name: "listConfig",
          title: "公告",
          kind: "childTable",
          default: [{ title: "欢迎光临本店", link: "", status: true }],
          maxItems: 10,
          fields: [
            { name: "title", title: "标题", kind: "text", default: "", maxLength: 30 },
            { name: "link", title: "链接", kind: "link", default: "", maxLength: 200 },
            { name: "status", title: "状态", kind: "switch", default: true, enumeration: "show", codes: [1, 0] },
          ],
        },
      },
      {
        key: "directionConfig",
        tab: "style",
        control: "options",
        field: {
          name: "directionConfig",
          title: "滚动方向",
          kind: "enumeration",
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "上下" }, { value: 1, title: "左右" }],
          as: "radio",
        },
      },
      "textPosition",
      {
        key: "textColor",
        tab: "style",
        control: "colour",
        field: { name: "textColor", title: "文字颜色", kind: "colour", default: "#333", notation: "css", alpha: true },
      },
      "bgColor",
      {
        key: "upConfig",
        tab: "style",
        control: "slider",
        field: { name: "upConfig", title: "上边距", kind: "slider", default: 0, minimum: 0, maximum: 100 },
        suffix: "px",
      },
      {
        key: "downConfig",
        tab: "style",
        control: "slider",
        field: { name: "downConfig", title: "下边距", kind: "slider", default: 0, minimum: 0, maximum: 100 },
        suffix: "px",
      },
      "mbConfig2",
      "bgStyle",
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: { name: "lrConfig", title: "左右边距", kind: "slider", default: 12, minimum: 0, maximum: 30 },
        suffix: "px",
      },
    ],
  },
  {
    component: "picture_cube",
    name: "pictureCube",
    title: "图片魔方",
    type: 0,
    icon: "shapes",
    groups: [
      {
        key: "tabConfig",
        tab: "content",
        control: "options",
        field: {
          name: "tabConfig",
          title: "选择样式",
          kind: "enumeration",
          default: 0,
          codes: [0, 1, 2, 3, 4, 5],
          options: [
            { value: 0, title: "样式一" },
            { value: 1, title: "样式二" },
            { value: 2, title: "样式三" },
            { value: 3, title: "样式四" },
            { value: 4, title: "样式五" },
            { value: 5, title: "样式六" },
          ],
          as: "radio",
        },
      },
      {
        key: "picStyle",
        tab: "content",
        control: "cells",
        field: {
          name: "picStyle",
          title: "图片设置",
          kind: "childTable",
          default: [{ image: "", link: "" }],
          maxItems: 4,
          fields: [{ name: "image", title: "图片", kind: "image", default: "" }, { name: "link", title: "链接", kind: "link", default: "" }],
        },
      },
      "menuConfig",
      "bgColor",
      "upConfig",
      "downConfig",
      "mbConfig2",
      "bgStyle",
      "lrConfig",
    ],
  },
  {
    component: "home_hotspot",
    name: "homeHotspot",
    title: "热区",
    type: 0,
    icon: "pin",
    groups: [
      {
        key: "picStyle",
        tab: "content",
        control: "picture",
        field: { name: "picStyle", title: "图片设置", kind: "image", help: "建议宽度：750像素", default: "" },
      },
      "menuConfig",
      {
        key: "checkoutConfig",
        tab: "content",
        control: "hotspots",
        field: {
          name: "checkoutConfig",
          title: "设置热区",
          kind: "childTable",
          default: [],
          maxItems: 100,
          fields: [
            { name: "number", title: "序号", kind: "integer", default: 0, minimum: 0, maximum: 100000 },
            { name: "starX", title: "左边距", kind: "integer", default: 0, minimum: 0, maximum: 100000 },
            { name: "starY", title: "上边距", kind: "integer", default: 0, minimum: 0, maximum: 100000 },
            { name: "areaWidth", title: "宽度", kind: "integer", default: 0, minimum: 0, maximum: 100000 },
            { name: "areaHeight", title: "高度", kind: "integer", default: 0, minimum: 0, maximum: 100000 },
            { name: "nowImgWidth", title: "图片宽度", kind: "integer", default: 750, minimum: 0, maximum: 100000 },
            { name: "link", title: "链接", kind: "link", default: "" },
          ],
        },
      },
      "bgColor",
      "upConfig",
      "downConfig",
      "mbConfig2",
      "bgStyle",
      "lrConfig",
      {
        key: "igConfig",
        tab: "style",
        control: "slider",
        field: { name: "igConfig", title: "图片间距", kind: "slider", default: 0, minimum: 0, maximum: 30 },
        suffix: "px",
        hidden: true,
      },
    ],
  },
  {
    component: "home_video",
    name: "video",
    title: "视频",
    type: 0,
    icon: "video",
    groups: [
      {
        key: "tabConfig",
        tab: "content",
        control: "options",
        field: {
          name: "tabConfig",
          title: "视频类型",
          kind: "enumeration",
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "手动上传" }, { value: 1, title: "视频链接" }],
          as: "radio",
        },
      },
      {
        key: "uploadVideo",
        tab: "content",
        control: "video",
        field: { name: "uploadVideo", title: "上传视频", kind: "file", default: "" },
        when: { tabConfig: 0 },
      },
      { key: "link", tab: "content", control: "value", field: { name: "link", title: "视频链接", kind: "url", default: "" }, when: { tabConfig: 1 } },
      {
        key: "cover",
        tab: "content",
        control: "image",
        field: { name: "cover", title: "视频封面", kind: "image", help: "建议尺寸：750×422像素", default: "" },
        size: { width: 750, height: 422 },
      },
      "bgColor",
      "upConfig",
      "downConfig",
      "mbConfig2",
      "bgStyle",
      "lrConfig",
    ],
  },
  {
    component: "home_goods_list",
    name: "goodList",
    title: "商品列表",
    type: 0,
    icon: "bag",
    groups: [
      {
        key: "itemStyle",
        tab: "content",
        control: "options",
        field: {
          name: "itemStyle",
          title: "展现形式",
          kind: "enumeration",
          default: 0,
          codes: [0, 1, 2, 3],
          options: [{ value: 0, title: "卡片" }, { value: 1, title: "列表" }, { value: 2, title: "横向滚动" }, { value: 3, title: "大图" }],
          as: "radio",
        },
      },
      "typeConfig",
      {
        key: "tabConfig",
        tab: "content",
        control: "options",
        field: {
          name: "tabConfig",
          title: "选择方式",
          kind: "enumeration",
          default: 0,
          codes: [0, 1, 2, 3],
          options: [{ value: 0, title: "指定商品" }, { value: 1, title: "指定品牌" }, { value: 2, title: "指定分类" }, { value: 3, title: "指定商户" }],
          as: "radio",
        },
      },
      {
        key: "goodsList",
        tab: "content",
        control: "products",
        field: {
          name: "goodsList",
          title: "商品列表",
          kind: "childTable",
          default: [],
          maxItems: 100,
          to: "product/product",
          onDelete: { rule: "restrict", message: "商品列表正在使用，不能删除", code: 400 },
          fields: [
            { name: "id", title: "ID", kind: "integer", default: 1, minimum: 1, maximum: 9007199254740991 },
            { name: "name", title: "商品名称", kind: "text", default: "" },
            { name: "image", title: "商品图片", kind: "image", default: "" },
            { name: "price", title: "商品价格", kind: "text", default: "" },
          ],
        },
        when: { tabConfig: 0 },
      },
      {
        key: "activeValueBrand",
        tab: "content",
        control: "select",
        field: {
          name: "activeValueBrand",
          title: "商品品牌",
          kind: "references",
          default: [],
          to: "product/brand",
          onDelete: { rule: "restrict", message: "商品列表正在使用，不能删除", code: 400 },
        },
        when: { tabConfig: 1 },
      },
      {
        key: "selectConfig",
        tab: "content",
        control: "select",
        field: {
          name: "selectConfig",
          title: "商品分类",
          kind: "references",
          default: [],
          to: "product/category",
          leavesOnly: true,
          onDelete: { rule: "restrict", message: "商品列表正在使用，不能删除", code: 400 },
        },
        when: { tabConfig: 2 },
      },
      {
        key: "activeValueMer",
        tab: "content",
        control: "select",
        field: {
          name: "activeValueMer",
          title: "选择商户",
          kind: "references",
          default: [],
          to: "merchant/merchant",
          onDelete: { rule: "restrict", message: "商品列表正在使用，不能删除", code: 400 },
        },
        when: { tabConfig: 3 },
      },
      {
        key: "numConfig",
        tab: "content",
        control: "number",
        field: { name: "numConfig", title: "商品数量", kind: "integer", default: 6, minimum: 1, maximum: 50 },
        when: { tabConfig: [1, 2, 3] },
      },
      {
        key: "goodsSort",
        tab: "content",
        control: "options",
        field: {
          name: "goodsSort",
          title: "商品排序",
          kind: "enumeration",
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "综合" }, { value: 1, title: "销量" }, { value: 2, title: "价格" }],
          as: "radio",
        },
        when: { tabConfig: [1, 2, 3] },
      },
      "bgColor2",
      "titleColor",
      "priceColor",
      "soldColor",
      "upConfig",
      "downConfig",
      "mbConfig2",
      "bgStyle",
      "lrConfig3",
      {
        key: "contentConfig",
        tab: "style",
        control: "slider",
        field: { name: "contentConfig", title: "内容间距", kind: "slider", default: 10, minimum: 0, maximum: 20 },
        suffix: "px",
      },
      "contentStyle",
    ],
  },
  {
    component: "home_tab",
    name: "homeTab",
    title: "选项卡",
    type: 0,
    icon: "folder",
    groups: [
      {
        key: "tabItemConfig",
        tab: "content",
        control: "goodsTabs",
        field: {
          name: "tabItemConfig",
          title: "选项卡设置",
          kind: "childTable",
          default: [{ val: "精选好物", tabConfig: 0, goodsList: [], activeValueBrand: [], selectConfig: [], activeValueMer: [], numConfig: 6, goodsSort: 0 }],
          maxItems: 100,
          fields: [
            { name: "val", title: "标题", kind: "text", default: "", maxLength: 10 },
            {
              name: "tabConfig",
              title: "选择方式",
              kind: "enumeration",
              default: 0,
              codes: [0, 1, 2, 3],
              options: [{ value: 0, title: "指定商品" }, { value: 1, title: "指定品牌" }, { value: 2, title: "指定分类" }, { value: 3, title: "指定商户" }],
              as: "radio",
            },
            {
              name: "goodsList",
              title: "商品列表",
              kind: "childTable",
              default: [],
              maxItems: 100,
              to: "product/product",
              onDelete: { rule: "restrict", message: "选项卡正在使用，不能删除", code: 400 },
              fields: [
                {
                  name: "id",
                  title: "ID",
                  kind: "integer",
                  wire: "plain",
                  required: false,
                  readOnly: false,
                  writeOnly: false,
                  default: 1,
                  minimum: 1,
                  maximum: 9007199254740991,
                  messages: {},
                },
                {
                  name: "name",
                  title: "商品名称",
                  kind: "text",
                  wire: "plain",
                  required: false,
                  readOnly: false,
                  writeOnly: false,
                  default: "",
                  messages: {},
                },
                {
                  name: "image",
                  title: "商品图片",
                  kind: "image",
                  wire: "plain",
                  required: false,
                  readOnly: false,
                  writeOnly: false,
                  default: "",
                  messages: {},
                },
                {
                  name: "price",
                  title: "商品价格",
                  kind: "text",
                  wire: "plain",
                  required: false,
                  readOnly: false,
                  writeOnly: false,
                  default: "",
                  messages: {},
                },
              ],
              when: { tabConfig: 0 },
            },
            {
              name: "activeValueBrand",
              title: "商品品牌",
              kind: "references",
              default: [],
              to: "product/brand",
              onDelete: { rule: "restrict", message: "选项卡正在使用，不能删除", code: 400 },
              when: { tabConfig: 1 },
            },
            {
              name: "selectConfig",
              title: "商品分类",
              kind: "references",
              default: [],
              to: "product/category",
              leavesOnly: true,
              onDelete: { rule: "restrict", message: "选项卡正在使用，不能删除", code: 400 },
              when: { tabConfig: 2 },
            },
            {
              name: "activeValueMer",
              title: "选择商户",
              kind: "references",
              default: [],
              to: "merchant/merchant",
              onDelete: { rule: "restrict", message: "选项卡正在使用，不能删除", code: 400 },
              when: { tabConfig: 3 },
            },
            { name: "numConfig", title: "商品数量", kind: "integer", default: 6, minimum: 1, maximum: 50, when: { tabConfig: [1, 2, 3] } },
            {
              name: "goodsSort",
              title: "商品排序",
              kind: "enumeration",
              default: 0,
              codes: [0, 1, 2],
              options: [{ value: 0, title: "综合" }, { value: 1, title: "销量" }, { value: 2, title: "价格" }],
              as: "radio",
              when: { tabConfig: [1, 2, 3] },
            },
          ],
          adds: "添加选项卡",
        },
      },
      {
        key: "itemStyle",
        tab: "content",
        control: "options",
        field: {
          name: "itemStyle",
          title: "展现形式",
          kind: "enumeration",
          default: 0,
          codes: [0, 1, 2, 3],
          options: [{ value: 0, title: "单列" }, { value: 1, title: "两列" }, { value: 2, title: "横向滚动" }, { value: 3, title: "大图" }],
          as: "radio",
        },
      },
      "typeConfig",
      {
        key: "tabBgColor",
        tab: "style",
        control: "colour",
        field: { name: "tabBgColor", title: "背景颜色", kind: "colour", default: ["#FFFFFF", "#FFFFFF"], notation: "css", alpha: true, several: true },
      },
      "fontColor",
      {
        key: "checkColor",
        tab: "style",
        control: "colour",
        field: { name: "checkColor", title: "选中颜色", kind: "colour", default: "#e93323", notation: "css", alpha: true },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: { name: "bgColor", title: "内容背景颜色", kind: "colour", default: ["#FFFFFF", "#FFFFFF"], notation: "css", alpha: true, several: true },
      },
      "titleColor",
      "priceColor",
      "soldColor",
      {
        key: "labelColor",
        tab: "style",
        control: "colour",
        field: { name: "labelColor", title: "标签颜色", kind: "colour", default: "#e93323", notation: "css", alpha: true },
      },
      "upConfig",
      "downConfig",
      {
        key: "topConfig",
        tab: "style",
        control: "slider",
        field: { name: "topConfig", title: "内容间距", kind: "slider", default: 10, minimum: 0, maximum: 30 },
        suffix: "px",
      },
      "lrConfig3",
      {
        key: "contentConfig",
        tab: "style",
        control: "slider",
        field: { name: "contentConfig", title: "商品间距", kind: "slider", default: 10, minimum: 0, maximum: 20 },
        suffix: "px",
      },
      "mbConfig",
      "bgStyle2",
      "contentStyle",
    ],
  },
  {
    component: "home_article",
    name: "homeArticle",
    title: "文章列表",
    type: 0,
    icon: "file",
    groups: [
      {
        key: "layoutConfig",
        tab: "content",
        control: "options",
        field: {
          name: "layoutConfig",
          title: "布局样式",
          kind: "enumeration",
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "居左" }, { value: 1, title: "居右" }],
          as: "radio",
        },
      },
      {
        key: "selectConfig",
        tab: "content",
        control: "select",
        field: {
          name: "selectConfig",
          title: "文章分类",
          kind: "reference",
          default: null,
          to: "marketing/articleCategory",
          onDelete: { rule: "restrict", message: "文章列表正在使用，不能删除", code: 400 },
        },
      },
      {
        key: "numConfig",
        tab: "content",
        control: "number",
        field: { name: "numConfig", title: "文章数量", kind: "integer", default: 6, minimum: 1, maximum: 8 },
      },
      "bgColor",
      "upConfig",
      "downConfig",
      "mbConfig2",
      "bgStyle",
      {
        key: "titleColor",
        tab: "style",
        control: "colour",
        field: { name: "titleColor", title: "标题颜色", kind: "colour", default: "#282828", notation: "css", alpha: true },
      },
      {
        key: "timeColor",
        tab: "style",
        control: "colour",
        field: { name: "timeColor", title: "时间颜色", kind: "colour", default: "#282828", notation: "css", alpha: true },
      },
      {
        key: "contentConfig",
        tab: "style",
        control: "slider",
        field: { name: "contentConfig", title: "文章间距", kind: "slider", default: 10, minimum: 0, maximum: 100 },
        suffix: "px",
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: { name: "lrConfig", title: "左右边距", kind: "slider", default: 0, minimum: 0, maximum: 15 },
        suffix: "px",
      },
      {
        key: "contentStyle",
        tab: "style",
        control: "slider",
        field: { name: "contentStyle", title: "内容圆角", kind: "slider", default: 0, minimum: 0, maximum: 30 },
        suffix: "px",
      },
    ],
  },
  {
    component: "home_merchant",
    name: "homeMerchant",
    title: "店铺街",
    type: 0,
    icon: "shop",
    groups: [
      {
        key: "tabConfig",
        tab: "content",
        control: "options",
        field: {
          name: "tabConfig",
          title: "展示样式",
          kind: "enumeration",
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "样式一" }, { value: 1, title: "样式二" }],
          as: "radio",
        },
      },
      "logoConfig",
      {
        key: "titleConfig",
        tab: "content",
        control: "text",
        field: { name: "titleConfig", title: "标题内容", kind: "text", default: "店铺街", maxLength: 10 },
        placeholder: "请输入标题",
      },
      {
        key: "linkConfig",
        tab: "content",
        control: "text",
        field: { name: "linkConfig", title: "更多链接", kind: "link", default: "/pages/merchant/merchant_street/index", maxLength: 255 },
        placeholder: "请选择链接",
      },
      {
        key: "typeConfig",
        tab: "content",
        control: "checkboxes",
        field: {
          name: "typeConfig",
          title: "展示信息",
          kind: "choices",
          default: [0, 1, 2],
          codes: [0, 1, 2],
          options: [{ value: 0, title: "店铺名称" }, { value: 1, title: "店铺logo" }, { value: 2, title: "店铺类型" }],
        },
      },
      {
        key: "listConfig",
        tab: "content",
        control: "options",
        field: {
          name: "listConfig",
          title: "店铺数据",
          kind: "enumeration",
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "默认规则" }, { value: 1, title: "自定义" }],
          as: "radio",
        },
      },
      {
        key: "numConfig",
        tab: "content",
        control: "number",
        field: { name: "numConfig", title: "店铺数量", kind: "integer", default: 3, minimum: 1, maximum: 9 },
        when: { listConfig: 0 },
      },
      {
        key: "activeValueMer",
        tab: "content",
        control: "select",
        field: {
          name: "activeValueMer",
          title: "选择店铺",
          kind: "references",
          default: [],
          to: "merchant/merchant",
          onDelete: { rule: "restrict", message: "店铺街正在使用，不能删除", code: 400 },
        },
        when: { listConfig: 1 },
      },
      "bgColor2",
      "titleColor2",
      {
        key: "nameColor",
        tab: "style",
        control: "colour",
        field: { name: "nameColor", title: "店铺名称颜色", kind: "colour", default: "#282828", notation: "css", alpha: true },
      },
      {
        key: "labelColor",
        tab: "style",
        control: "colour",
        field: { name: "labelColor", title: "标签背景颜色", kind: "colour", default: "#e93323", notation: "css", alpha: true },
      },
      {
        key: "labelFontColor",
        tab: "style",
        control: "colour",
        field: { name: "labelFontColor", title: "标签文字颜色", kind: "colour", default: "#fff", notation: "css", alpha: true },
      },
      "moreColor",
      "upConfig",
      "downConfig",
      "mbConfig2",
      "bgStyle",
      "contentStyle",
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: { name: "lrConfig", title: "左右边距", kind: "slider", default: 0, minimum: 0, maximum: 25 },
        suffix: "px",
        hidden: true,
      },
      {
        key: "contentConfig",
        tab: "style",
        control: "slider",
        field: { name: "contentConfig", title: "内容间距", kind: "slider", default: 10, minimum: 0, maximum: 30 },
        suffix: "px",
        hidden: true,
      },
    ],
  },
  {
    component: "home_footer",
    name: "footer",
    title: "底部导航",
    type: 0,
    icon: "home",
    once: true,
    place: "bottom",
    groups: [
      {
        key: "menuList",
        tab: "content",
        control: "rows",
        field: {
          name: "menuList",
          title: "导航设置",
          kind: "childTable",
          default: [
            { checked: "", unchecked: "", name: "首页", link: "/pages/index/index" },
            { checked: "", unchecked: "", name: "分类", link: "/pages/goods_cate/index" },
            { checked: "", unchecked: "", name: "逛逛", link: "/pages/discover_index/index" },
            { checked: "", unchecked: "", name: "购物车", link: "/pages/order_addcart/order_addcart" },
            { checked: "", unchecked: "", name: "我的", link: "/pages/user/index" },
          ],
          minItems: 1,
          maxItems: 5,
          fields: [
            { name: "checked", title: "选中图", kind: "image", help: "建议尺寸：81×81像素", default: "" },
            { name: "unchecked", title: "未选中图", kind: "image", help: "建议尺寸：81×81像素", default: "" },
            { name: "name", title: "标题", kind: "text", default: "", maxLength: 4 },
            { name: "link", title: "链接", kind: "link", default: "" },
          ],
        },
        size: { width: 81, height: 81 },
        asks: "删除这个导航吗",
      },
      "bgColor",
      "fontColor",
      "checkColor",
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: { name: "lrConfig", title: "左右边距", kind: "slider", default: 0, minimum: 0, maximum: 30 },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: { name: "bgStyle", title: "背景圆角", kind: "slider", default: 0, minimum: 0, maximum: 30 },
        suffix: "px",
        hidden: true,
      },
    ],
  },
  {
    component: "home_coupon",
    name: "homeCoupon",
    title: "优惠券",
    type: 1,
    icon: "star",
    groups: [
      "tabConfig",
      "logoConfig",
      {
        key: "titleConfig",
        tab: "content",
        control: "text",
        field: { name: "titleConfig", title: "标题内容", kind: "text", default: "领券中心", maxLength: 10 },
        placeholder: "请输入标题",
      },
      {
        key: "linkConfig",
        tab: "content",
        control: "text",
        field: { name: "linkConfig", title: "更多链接", kind: "link", default: "/pages/activity/couponList/index", maxLength: 255 },
        placeholder: "请选择链接",
      },
      "numConfig",
      "bgColor",
      "upConfig",
      "downConfig",
      "mbConfig2",
      "bgStyle",
      {
        key: "themeColor",
        tab: "style",
        control: "colour",
        field: { name: "themeColor", title: "主题颜色", kind: "colour", default: "#E93323", notation: "css", alpha: true },
      },
      "titleColor2",
      "moreColor",
      "contentConfig",
      "lrConfig2",
    ],
  },
  {
    component: "home_seckill",
    name: "seckill",
    title: "秒杀",
    type: 1,
    icon: "clock",
    groups: [
      "tabConfig",
      "logoConfig",
      {
        key: "titleConfig",
        tab: "content",
        control: "text",
        field: { name: "titleConfig", title: "标题内容", kind: "text", default: "限时秒杀", maxLength: 15 },
        placeholder: "请输入标题",
      },
      {
        key: "linkConfig",
        tab: "content",
        control: "text",
        field: { name: "linkConfig", title: "更多链接", kind: "link", default: "/pages/activity/goods_seckill/index", maxLength: 255 },
        placeholder: "请选择链接",
      },
      {
        key: "typeConfig",
        tab: "content",
        control: "checkboxes",
        field: {
          name: "typeConfig",
          title: "展示信息",
          kind: "choices",
          default: [0, 1],
          codes: [0, 1],
          options: [{ value: 0, title: "商品名称" }, { value: 1, title: "商品价格" }],
        },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: { name: "bgColor", title: "背景颜色", kind: "colour", default: ["#FF2200", "#FFFFFF"], notation: "css", alpha: true, several: true },
      },
      {
        key: "titleColor",
        tab: "style",
        control: "colour",
        field: { name: "titleColor", title: "标题颜色", kind: "colour", default: "#fff", notation: "css", alpha: true },
      },
      {
        key: "moreColor",
        tab: "style",
        control: "colour",
        field: { name: "moreColor", title: "更多按钮颜色", kind: "colour", default: "#fff", notation: "css", alpha: true },
      },
      {
        key: "nameColor",
        tab: "style",
        control: "colour",
        field: { name: "nameColor", title: "商品名称颜色", kind: "colour", default: "#282828", notation: "css", alpha: true },
      },
      "priceColor2",
      "upConfig",
      "downConfig",
      "mbConfig2",
      "bgStyle2",
      "lrConfig2",
      "contentConfig",
      {
        key: "contentStyle",
        tab: "style",
        control: "slider",
        field: { name: "contentStyle", title: "图片圆角", kind: "slider", default: 5, minimum: 0, maximum: 30 },
        suffix: "px",
      },
    ],
  },
  {
    component: "home_group",
    name: "group",
    title: "拼团",
    type: 1,
    icon: "user",
    groups: [
      {
        key: "tabConfig",
        tab: "content",
        control: "options",
        field: {
          name: "tabConfig",
          title: "展示样式",
          kind: "enumeration",
          default: 0,
          codes: [0, 1, 2, 3],
          options: [{ value: 0, title: "样式一" }, { value: 1, title: "样式二" }, { value: 2, title: "样式三" }, { value: 3, title: "样式四" }],
          as: "radio",
        },
      },
      "selectBgImg",
      "bgImg",
      "selectStyle",
      "logoConfig2",
      {
        key: "titleConfig",
        tab: "content",
        control: "text",
        field: { name: "titleConfig", title: "标题内容", kind: "text", default: "超值拼团", maxLength: 6 },
        placeholder: "请输入标题",
        when: { selectStyle: 1 },
      },
      {
        key: "typeConfig",
        tab: "content",
        section: "商品设置",
        control: "checkboxes",
        field: {
          name: "typeConfig",
          title: "展示信息",
          kind: "choices",
          default: [0, 1, 2, 3],
          codes: [0, 1, 2, 3],
          options: [{ value: 0, title: "商品名称" }, { value: 1, title: "活动标签" }, { value: 2, title: "商品价格" }, { value: 3, title: "商品原价" }],
        },
      },
      {
        key: "groupBtnConfig",
        tab: "content",
        control: "options",
        field: {
          name: "groupBtnConfig",
          title: "拼团按钮",
          kind: "enumeration",
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "显示" }, { value: 1, title: "隐藏" }],
          as: "radio",
        },
        when: { tabConfig: [0, 1] },
      },
      "bgColor3",
      "contentBgColor",
      "headerTitleStyle",
      "headerTitleColor",
      {
        key: "lineColor",
        tab: "style",
        control: "colour",
        field: { name: "lineColor", title: "分割线颜色", kind: "colour", default: "#FFFFFF", notation: "css", alpha: true },
      },
      {
        key: "titleColor",
        tab: "style",
        control: "colour",
        field: { name: "titleColor", title: "提示文字颜色", kind: "colour", default: "#FFFFFF", notation: "css", alpha: true },
      },
      "headerBtnColor",
      {
        key: "nameColor",
        tab: "style",
        control: "colour",
        field: { name: "nameColor", title: "商品名称颜色", kind: "colour", default: "#000000", notation: "css", alpha: true },
      },
      {
        key: "originalColor",
        tab: "style",
        control: "colour",
        field: { name: "originalColor", title: "商品原价颜色", kind: "colour", default: "#999999", notation: "css", alpha: true },
      },
      "priceColor2",
      {
        key: "groupTitleColor",
        tab: "style",
        control: "colour",
        field: { name: "groupTitleColor", title: "标签颜色", kind: "colour", default: "rgba(233,51,35,1)", notation: "css", alpha: true },
      },
      {
        key: "btnColor",
        tab: "style",
        control: "colour",
        field: { name: "btnColor", title: "按钮颜色", kind: "colour", default: ["#E93323", "#E93323"], notation: "css", alpha: true, several: true },
        when: { tabConfig: [0, 1], groupBtnConfig: 0 },
      },
      {
        key: "btnFontColor",
        tab: "style",
        control: "colour",
        field: { name: "btnFontColor", title: "按钮文字颜色", kind: "colour", default: "#FFFFFF", notation: "css", alpha: true },
        when: { tabConfig: [0, 1], groupBtnConfig: 0 },
      },
      "upConfig",
      "downConfig",
      "mbConfig",
      "bgStyle2",
      "lrConfig3",
      {
        key: "contentConfig",
        tab: "style",
        control: "slider",
        field: { name: "contentConfig", title: "内容间距", kind: "slider", default: 5, minimum: 0, maximum: 20 },
        suffix: "px",
      },
      "contentStyle2",
    ],
  },
  {
    component: "home_intergral",
    name: "intergral",
    title: "积分商城",
    type: 1,
    icon: "hash",
    groups: [
      {
        key: "itemStyle",
        tab: "content",
        control: "options",
        field: {
          name: "itemStyle",
          title: "展示样式",
          kind: "enumeration",
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "样式1" }, { value: 1, title: "样式2" }, { value: 2, title: "样式3" }],
          as: "radio",
        },
      },
      "selectBgImg",
      "bgImg",
      "selectStyle",
      "logoConfig2",
      {
        key: "titleConfig",
        tab: "content",
        control: "text",
        field: { name: "titleConfig", title: "标题内容", kind: "text", default: "积分商城", maxLength: 6 },
        placeholder: "请输入标题",
        when: { selectStyle: 1 },
      },
      "bgColor3",
      "contentBgColor",
      "headerTitleStyle",
      "headerTitleColor",
      "headerBtnColor",
      {
        key: "nameColor",
        tab: "style",
        control: "colour",
        field: { name: "nameColor", title: "商品名称颜色", kind: "colour", default: "#000000", notation: "css", alpha: true },
        when: { itemStyle: [0, 1] },
      },
      "priceColor2",
      "upConfig",
      "downConfig",
      "mbConfig",
      "bgStyle2",
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: { name: "lrConfig", title: "左右边距", kind: "slider", default: 5, minimum: 0, maximum: 15 },
        suffix: "px",
      },
      {
        key: "contentConfig",
        tab: "style",
        control: "slider",
        field: { name: "contentConfig", title: "内容间距", kind: "slider", default: 12, minimum: 0, maximum: 20 },
        suffix: "px",
      },
      "contentStyle2",
    ],
  },
  {
    component: "home_discover",
    name: "homeDiscover",
    title: "种草社区",
    type: 1,
    icon: "palette",
    groups: [
      {
        key: "tabConfig",
        tab: "content",
        control: "options",
        field: {
          name: "tabConfig",
          title: "展示样式",
          kind: "enumeration",
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "单行模式" }, { value: 1, title: "双排模式" }],
          as: "radio",
        },
      },
      "logoConfig",
      {
        key: "titleConfig",
        tab: "content",
        control: "text",
        field: { name: "titleConfig", title: "标题内容", kind: "text", default: "种草社区", maxLength: 15 },
        placeholder: "请输入标题",
      },
      {
        key: "linkConfig",
        tab: "content",
        control: "text",
        field: { name: "linkConfig", title: "更多链接", kind: "link", default: "/pages/discover_index/index", maxLength: 255 },
        placeholder: "请选择链接",
      },
      {
        key: "numConfig",
        tab: "content",
        control: "number",
        field: { name: "numConfig", title: "文章数量", kind: "integer", default: 3, minimum: 1, maximum: 8 },
      },
      {
        key: "typeConfig",
        tab: "content",
        control: "checkboxes",
        field: {
          name: "typeConfig",
          title: "展示信息",
          kind: "choices",
          default: [0, 1, 2],
          codes: [0, 1, 2],
          options: [{ value: 0, title: "文章标题" }, { value: 1, title: "作者头像" }, { value: 2, title: "作者昵称" }],
        },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: { name: "bgColor", title: "背景颜色", kind: "colour", default: ["#D2B0FF", "#FFFFFF"], notation: "css", alpha: true, several: true },
      },
      "titleColor2",
      "moreColor",
      {
        key: "nameColor",
        tab: "style",
        control: "colour",
        field: { name: "nameColor", title: "作者昵称", kind: "colour", default: "#282828", notation: "css", alpha: true },
      },
      {
        key: "laberColor",
        tab: "style",
        control: "colour",
        field: { name: "laberColor", title: "文章标题颜色", kind: "colour", default: "#282828", notation: "css", alpha: true },
      },
      "upConfig",
      "downConfig",
      "mbConfig2",
      "bgStyle2",
      "lrConfig2",
      "contentConfig",
      "contentStyle",
    ],
  },
  {
    component: "wechat_live",
    name: "liveBroadcast",
    title: "小程序直播",
    type: 1,
    icon: "play",
    groups: [
      {
        key: "tabConfig",
        tab: "content",
        control: "options",
        field: {
          name: "tabConfig",
          title: "展示样式",
          kind: "enumeration",
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "单行" }, { value: 1, title: "多行" }, { value: 2, title: "双排" }],
          as: "radio",
        },
      },
      "logoConfig",
      {
        key: "titleConfig",
        tab: "content",
        control: "text",
        field: { name: "titleConfig", title: "标题内容", kind: "text", default: "直播间", maxLength: 10 },
        placeholder: "请输入标题",
      },
      {
        key: "linkConfig",
        tab: "content",
        control: "text",
        field: { name: "linkConfig", title: "更多链接", kind: "link", default: "/pages/activity/liveBroadcast/index", maxLength: 255 },
        placeholder: "请选择链接",
      },
      "numConfig",
      "bgColor2",
      "titleColor2",
      "moreColor",
      "upConfig",
      "downConfig",
      "mbConfig2",
      "bgStyle",
      "lrConfig2",
      "contentConfig",
      {
        key: "contentStyle",
        tab: "style",
        control: "slider",
        field: { name: "contentStyle", title: "内容圆角", kind: "slider", default: 10, minimum: 0, maximum: 30 },
        suffix: "px",
      },
    ],
  },
  {
    component: "home_title",
    name: "titles",
    title: "标题",
    type: 2,
    icon: "text",
    groups: [
      {
        key: "titleConfig",
        tab: "content",
        control: "text",
        field: { name: "titleConfig", title: "标题", kind: "text", default: "标题", maxLength: 10 },
        placeholder: "请输入标题",
      },
      {
        key: "linkConfig",
        tab: "content",
        control: "text",
        field: { name: "linkConfig", title: "链接", kind: "link", default: "", maxLength: 100 },
        placeholder: "请选择链接",
      },
      "fontColor",
      {
        key: "fontSize",
        tab: "style",
        control: "slider",
        field: { name: "fontSize", title: "文本大小", kind: "slider", default: 12, minimum: 12, maximum: 100 },
        suffix: "px",
      },
      "textPosition",
      {
        key: "textStyle",
        tab: "style",
        control: "options",
        field: {
          name: "textStyle",
          title: "文本样式",
          kind: "enumeration",
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "正常" }, { value: 1, title: "斜体" }, { value: 2, title: "加粗" }],
          as: "radio",
        },
      },
      "bgColor",
      "upConfig",
      "downConfig",
      "lrConfig",
      "mbConfig2",
      {
        key: "bgTopStyle",
        tab: "style",
        control: "slider",
        field: { name: "bgTopStyle", title: "上圆角", kind: "slider", default: 0, minimum: 0, maximum: 30 },
        suffix: "px",
      },
      {
        key: "bgDownStyle",
        tab: "style",
        control: "slider",
        field: { name: "bgDownStyle", title: "下圆角", kind: "slider", default: 0, minimum: 0, maximum: 30 },
        suffix: "px",
      },
    ],
  },
  {
    component: "z_ueditor",
    name: "richTextEditor",
    title: "富文本",
    type: 2,
    icon: "edit",
    groups: [
      { key: "richText", tab: "content", control: "richText", field: { name: "richText", title: "富文本内容", kind: "richText", default: "" } },
      "bgColor",
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: { name: "lrConfig", title: "左右边距", kind: "slider", default: 12, minimum: 0, maximum: 100 },
        suffix: "px",
      },
      "mbConfig2",
      "bgStyle",
    ],
  },
  {
    component: "z_auxiliary_box",
    name: "blankPage",
    title: "辅助空白",
    type: 2,
    icon: "expand",
    groups: [
      {
        key: "bgColor",
        control: "colour",
        field: { name: "bgColor", title: "背景颜色", kind: "colour", default: ["#f5f5f5", "#f5f5f5"], notation: "css", alpha: true, several: true },
      },
      {
        key: "heightConfig",
        control: "slider",
        field: { name: "heightConfig", title: "空白高度", kind: "slider", default: 10, minimum: 1, maximum: 100 },
        suffix: "px",
      },
      "lrConfig4",
      "mbConfig3",
    ],
  },
  {
    component: "z_auxiliary_line",
    name: "guide",
    title: "辅助线",
    type: 2,
    icon: "minus",
    groups: [
      {
        key: "bgColor",
        control: "colour",
        field: { name: "bgColor", title: "背景颜色", kind: "colour", default: ["#FFFFFF", "#FFFFFF"], notation: "css", alpha: true, several: true },
      },
      {
        key: "lineColor",
        control: "colour",
        field: { name: "lineColor", title: "线条颜色", kind: "colour", default: "#979797", notation: "css", alpha: true },
      },
      {
        key: "lineStyle",
        control: "options",
        field: {
          name: "lineStyle",
          title: "线条样式",
          kind: "enumeration",
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "虚线" }, { value: 1, title: "实线" }, { value: 2, title: "点状线" }],
          as: "radio",
        },
      },
      {
        key: "heightConfig",
        control: "slider",
        field: { name: "heightConfig", title: "线条高度", kind: "slider", default: 1, minimum: 1, maximum: 100 },
        suffix: "px",
      },
      "lrConfig4",
      "mbConfig3",
    ],
  },
]);

/** Values by component. */
export interface WidgetValues {
  search_box: SearchBoxValues;
  nav_bar: NavBarValues;
  home_comb: HomeCombValues;
  banner: BannerValues;
  home_menu: HomeMenuValues;
  home_news_roll: HomeNewsRollValues;
  picture_cube: PictureCubeValues;
  home_hotspot: HomeHotspotValues;
  home_video: HomeVideoValues;
  home_goods_list: HomeGoodsListValues;
  home_tab: HomeTabValues;
  home_article: HomeArticleValues;
  home_merchant: HomeMerchantValues;
  home_footer: HomeFooterValues;
  home_coupon: HomeCouponValues;
  home_seckill: HomeSeckillValues;
  home_group: HomeGroupValues;
  home_intergral: HomeIntergralValues;
  home_discover: HomeDiscoverValues;
  wechat_live: WechatLiveValues;
  home_title: HomeTitleValues;
  z_ueditor: ZUeditorValues;
  z_auxiliary_box: ZAuxiliaryBoxValues;
  z_auxiliary_line: ZAuxiliaryLineValues;
}

/** 搜索框 */
export interface SearchBoxValues {
  /** 选择模板 */
  searConfig: 0 | 1
  /** 设置logo */
  logoConfig: string
  /** 提示文字 */
  placeWords: string
  /** 搜索热词 */
  hotWords: {
    /** 热词 */
    val: string
  }[]
  /** 切换时间 */
  titleConfig: number
  /** 文本位置 */
  textPosition: 0 | 1
  /** 背景颜色 */
  bgColor: [string, string]
  /** 框体颜色 */
  borderColor: string
  /** 输入文字颜色 */
  textColor: string
  /** 左右边距 */
  lrConfig: number
  /** 背景圆角 */
  bgStyle: number
  /** 内容圆角 */
  contentStyle: number
}

/** 商品分类 */
export interface NavBarValues {
  /** 选项卡 */
  listConfig: {
    /** 标题 */
    title: string
    /** 类型 */
    type: 0 | 1
    /** 选择内容 */
    val: number | null
  }[]
  /** 背景颜色 */
  bgColor: [string, string]
  /** 文字颜色 */
  fontColor: string
  /** 选中颜色 */
  checkColor: string
  /** 背景圆角 */
  bgStyle: number
  /** 左右边距 */
  lrConfig: number
}

/** 组合组件 */
export interface HomeCombValues {
  /** 选择组件 */
  tabConfig: 0 | 1 | 2
  /** 选择模板 */
  searConfig: 0 | 1
  /** 设置logo */
  logoConfig: string
  /** 提示文字 */
  placeWords: string
  /** 搜索热词 */
  hotWords: {
    /** 热词 */
    val: string
  }[]
  /** 切换时间 */
  titleConfig: number
  /** 输入文字颜色 */
  textColor: string
  /** 框体颜色 */
  borderColor: string
  /** 文本位置 */
  textPosition: 0 | 1 | 2
  /** 内容圆角 */
  contentStyle: number
  /** 选项卡 */
  listConfig: {
    /** 标题 */
    title: string
    /** 类型 */
    type: 0 | 1
    /** 选择内容 */
    val: number | null
    /** 链接 */
    url: string
  }[]
  /** 文字颜色 */
  fontColor: string
  /** 选中颜色 */
  checkColor: string
  /** 轮播图 */
  swiperConfig: {
    /** 图片 */
    img: string
    /** 标题 */
    title: string
    /** 链接 */
    link: string
  }[]
  /** 指示器样式 */
  docConfig: 0 | 1 | 2
  /** 指示器位置 */
  txtStyle: 0 | 1 | 2
  /** 指示器颜色 */
  docColor: string
  /** 轮播图圆角 */
  contentStyleBanner: number
}

/** 轮播图 */
export interface BannerValues {
  /** 版块设置 */
  swiperConfig: {
    /** 图片 */
    img: string
    /** 标题 */
    title: string
    /** 链接 */
    link: string
  }[]
  /** 指示器样式 */
  docConfig: 0 | 1 | 2
  /** 指示器位置 */
  txtStyle: 0 | 1 | 2
  /** 指示器颜色 */
  docColor: string
  /** 背景颜色 */
  bgColor: [string, string]
  /** 上边距 */
  upConfig: number
  /** 下边距 */
  downConfig: number
  /** 页面间距 */
  mbConfig: number
  /** 背景圆角 */
  bgStyle: number
  /** 左右边距 */
  lrConfig: number
  /** 内容圆角 */
  contentStyle: number
}

/** 导航组 */
export interface HomeMenuValues {
  /** 展示样式 */
  tabConfig: 0 | 1
  /** 显示行数 */
  rowsNum: 0 | 1 | 2
  /** 显示个数 */
  number: 0 | 1 | 2
  /** 导航设置 */
  menuConfig: {
    /** 图片 */
    img: string
    /** 标题 */
    title: string
    /** 链接 */
    link: string
    /** 状态 */
    status: boolean
  }[]
  /** 背景颜色 */
  bgColor: [string, string]
  /** 上边距 */
  upConfig: number
  /** 下边距 */
  downConfig: number
  /** 页面间距 */
  mbConfig: number
  /** 背景圆角 */
  bgStyle: number
  /** 文字颜色 */
  titleColor: string
  /** 左右边距 */
  lrConfig: number
  /** 内容间距 */
  contentConfig: number
  /** 内容圆角 */
  contentStyle: number
}

/** 新闻播报 */
export interface HomeNewsRollValues {
  /** 图标 */
  logoConfig: string
  /** 公告 */
  listConfig: {
    /** 标题 */
    title: string
    /** 链接 */
    link: string
    /** 状态 */
    status: boolean
  }[]
  /** 滚动方向 */
  directionConfig: 0 | 1
  /** 文本位置 */
  textPosition: 0 | 1 | 2
  /** 文字颜色 */
  textColor: string
  /** 背景颜色 */
  bgColor: [string, string]
  /** 上边距 */
  upConfig: number
  /** 下边距 */
  downConfig: number
  /** 页面间距 */
  mbConfig: number
  /** 背景圆角 */
  bgStyle: number
  /** 左右边距 */
  lrConfig: number
}

/** 图片魔方 */
export interface PictureCubeValues {
  /** 选择样式 */
  tabConfig: 0 | 1 | 2 | 3 | 4 | 5
  /** 图片设置 */
  picStyle: {
    /** 图片 */
    image: string
    /** 链接 */
    link: string
  }[]
  /** 图片设置 */
  menuConfig: {
    /** 图片 */
    img: string
    /** 链接 */
    link: string
  }[]
  /** 背景颜色 */
  bgColor: [string, string]
  /** 上边距 */
  upConfig: number
  /** 下边距 */
  downConfig: number
  /** 页面间距 */
  mbConfig: number
  /** 背景圆角 */
  bgStyle: number
  /** 左右边距 */
  lrConfig: number
}

/** 热区 */
export interface HomeHotspotValues {
  /** 图片设置 */
  picStyle: string
  /** 图片设置 */
  menuConfig: {
    /** 图片 */
    img: string
    /** 链接 */
    link: string
  }[]
  /** 设置热区 */
  checkoutConfig: {
    /** 序号 */
    number: number
    /** 左边距 */
    starX: number
    /** 上边距 */
    starY: number
    /** 宽度 */
    areaWidth: number
    /** 高度 */
    areaHeight: number
    /** 图片宽度 */
    nowImgWidth: number
    /** 链接 */
    link: string
  }[]
  /** 背景颜色 */
  bgColor: [string, string]
  /** 上边距 */
  upConfig: number
  /** 下边距 */
  downConfig: number
  /** 页面间距 */
  mbConfig: number
  /** 背景圆角 */
  bgStyle: number
  /** 左右边距 */
  lrConfig: number
  /** 图片间距 */
  igConfig: number
}

/** 视频 */
export interface HomeVideoValues {
  /** 视频类型 */
  tabConfig: 0 | 1
  /** 上传视频 */
  uploadVideo: string
  /** 视频链接 */
  link: string
  /** 视频封面 */
  cover: string
  /** 背景颜色 */
  bgColor: [string, string]
  /** 上边距 */
  upConfig: number
  /** 下边距 */
  downConfig: number
  /** 页面间距 */
  mbConfig: number
  /** 背景圆角 */
  bgStyle: number
  /** 左右边距 */
  lrConfig: number
}

/** 商品列表 */
export interface HomeGoodsListValues {
  /** 展现形式 */
  itemStyle: 0 | 1 | 2 | 3
  /** 展示信息 */
  typeConfig: (0 | 1 | 2)[]
  /** 选择方式 */
  tabConfig: 0 | 1 | 2 | 3
  /** 商品列表 */
  goodsList: {
    /** ID */
    id: number
    /** 商品名称 */
    name: string
    /** 商品图片 */
    image: string
    /** 商品价格 */
    price: string
  }[]
  /** 商品品牌 */
  activeValueBrand: number[]
  /** 商品分类 */
  selectConfig: number[]
  /** 选择商户 */
  activeValueMer: number[]
  /** 商品数量 */
  numConfig: number
  /** 商品排序 */
  goodsSort: 0 | 1 | 2
  /** 背景颜色 */
  bgColor: [string, string]
  /** 商品标题颜色 */
  titleColor: string
  /** 商品价格颜色 */
  priceColor: string
  /** 已售数量颜色 */
  soldColor: string
  /** 上边距 */
  upConfig: number
  /** 下边距 */
  downConfig: number
  /** 页面间距 */
  mbConfig: number
  /** 背景圆角 */
  bgStyle: number
  /** 左右边距 */
  lrConfig: number
  /** 内容间距 */
  contentConfig: number
  /** 内容圆角 */
  contentStyle: number
}

/** 选项卡 */
export interface HomeTabValues {
  /** 选项卡设置 */
  tabItemConfig: {
    /** 标题 */
    val: string
    /** 选择方式 */
    tabConfig: 0 | 1 | 2 | 3
    /** 商品列表 */
    goodsList: {
      /** ID */
      id: number
      /** 商品名称 */
      name: string
      /** 商品图片 */
      image: string
      /** 商品价格 */
      price: string
    }[]
    /** 商品品牌 */
    activeValueBrand: number[]
    /** 商品分类 */
    selectConfig: number[]
    /** 选择商户 */
    activeValueMer: number[]
    /** 商品数量 */
    numConfig: number
    /** 商品排序 */
    goodsSort: 0 | 1 | 2
  }[]
  /** 展现形式 */
  itemStyle: 0 | 1 | 2 | 3
  /** 展示信息 */
  typeConfig: (0 | 1 | 2)[]
  /** 背景颜色 */
  tabBgColor: [string, string]
  /** 文字颜色 */
  fontColor: string
  /** 选中颜色 */
  checkColor: string
  /** 内容背景颜色 */
  bgColor: [string, string]
  /** 商品标题颜色 */
  titleColor: string
  /** 商品价格颜色 */
  priceColor: string
  /** 已售数量颜色 */
  soldColor: string
  /** 标签颜色 */
  labelColor: string
  /** 上边距 */
  upConfig: number
  /** 下边距 */
  downConfig: number
  /** 内容间距 */
  topConfig: number
  /** 左右边距 */
  lrConfig: number
  /** 商品间距 */
  contentConfig: number
  /** 页面间距 */
  mbConfig: number
  /** 背景圆角 */
  bgStyle: number
  /** 内容圆角 */
  contentStyle: number
}

/** 文章列表 */
export interface HomeArticleValues {
  /** 布局样式 */
  layoutConfig: 0 | 1
  /** 文章分类 */
  selectConfig: number | null
  /** 文章数量 */
  numConfig: number
  /** 背景颜色 */
  bgColor: [string, string]
  /** 上边距 */
  upConfig: number
  /** 下边距 */
  downConfig: number
  /** 页面间距 */
  mbConfig: number
  /** 背景圆角 */
  bgStyle: number
  /** 标题颜色 */
  titleColor: string
  /** 时间颜色 */
  timeColor: string
  /** 文章间距 */
  contentConfig: number
  /** 左右边距 */
  lrConfig: number
  /** 内容圆角 */
  contentStyle: number
}

/** 店铺街 */
export interface HomeMerchantValues {
  /** 展示样式 */
  tabConfig: 0 | 1
  /** 标题图片 */
  logoConfig: string
  /** 标题内容 */
  titleConfig: string
  /** 更多链接 */
  linkConfig: string
  /** 展示信息 */
  typeConfig: (0 | 1 | 2)[]
  /** 店铺数据 */
  listConfig: 0 | 1
  /** 店铺数量 */
  numConfig: number
  /** 选择店铺 */
  activeValueMer: number[]
  /** 背景颜色 */
  bgColor: [string, string]
  /** 标题颜色 */
  titleColor: string
  /** 店铺名称颜色 */
  nameColor: string
  /** 标签背景颜色 */
  labelColor: string
  /** 标签文字颜色 */
  labelFontColor: string
  /** 更多按钮颜色 */
  moreColor: string
  /** 上边距 */
  upConfig: number
  /** 下边距 */
  downConfig: number
  /** 页面间距 */
  mbConfig: number
  /** 背景圆角 */
  bgStyle: number
  /** 内容圆角 */
  contentStyle: number
  /** 左右边距 */
  lrConfig: number
  /** 内容间距 */
  contentConfig: number
}

/** 底部导航 */
export interface HomeFooterValues {
  /** 导航设置 */
  menuList: {
    /** 选中图 */
    checked: string
    /** 未选中图 */
    unchecked: string
    /** 标题 */
    name: string
    /** 链接 */
    link: string
  }[]
  /** 背景颜色 */
  bgColor: [string, string]
  /** 文字颜色 */
  fontColor: string
  /** 选中颜色 */
  checkColor: string
  /** 左右边距 */
  lrConfig: number
  /** 背景圆角 */
  bgStyle: number
}

/** 优惠券 */
export interface HomeCouponValues {
  /** 展示样式 */
  tabConfig: 0 | 1
  /** 标题图片 */
  logoConfig: string
  /** 标题内容 */
  titleConfig: string
  /** 更多链接 */
  linkConfig: string
  /** 展示数量 */
  numConfig: number
  /** 背景颜色 */
  bgColor: [string, string]
  /** 上边距 */
  upConfig: number
  /** 下边距 */
  downConfig: number
  /** 页面间距 */
  mbConfig: number
  /** 背景圆角 */
  bgStyle: number
  /** 主题颜色 */
  themeColor: string
  /** 标题颜色 */
  titleColor: string
  /** 更多按钮颜色 */
  moreColor: string
  /** 内容间距 */
  contentConfig: number
  /** 左右边距 */
  lrConfig: number
}

/** 秒杀 */
export interface HomeSeckillValues {
  /** 展示样式 */
  tabConfig: 0 | 1
  /** 标题图片 */
  logoConfig: string
  /** 标题内容 */
  titleConfig: string
  /** 更多链接 */
  linkConfig: string
  /** 展示信息 */
  typeConfig: (0 | 1)[]
  /** 背景颜色 */
  bgColor: [string, string]
  /** 标题颜色 */
  titleColor: string
  /** 更多按钮颜色 */
  moreColor: string
  /** 商品名称颜色 */
  nameColor: string
  /** 商品价格颜色 */
  priceColor: string
  /** 上边距 */
  upConfig: number
  /** 下边距 */
  downConfig: number
  /** 页面间距 */
  mbConfig: number
  /** 背景圆角 */
  bgStyle: number
  /** 左右边距 */
  lrConfig: number
  /** 内容间距 */
  contentConfig: number
  /** 图片圆角 */
  contentStyle: number
}

/** 拼团 */
export interface HomeGroupValues {
  /** 展示样式 */
  tabConfig: 0 | 1 | 2 | 3
  /** 选择风格 */
  selectBgImg: 0 | 1
  /** 背景图片 */
  bgImg: string
  /** 标题类型 */
  selectStyle: 0 | 1
  /** 标题图片 */
  logoConfig: string
  /** 标题内容 */
  titleConfig: string
  /** 展示信息 */
  typeConfig: (0 | 1 | 2 | 3)[]
  /** 拼团按钮 */
  groupBtnConfig: 0 | 1
  /** 背景颜色 */
  bgColor: [string, string]
  /** 内容背景 */
  contentBgColor: [string, string]
  /** 标题样式 */
  headerTitleStyle: 0 | 1 | 2
  /** 标题颜色 */
  headerTitleColor: string
  /** 分割线颜色 */
  lineColor: string
  /** 提示文字颜色 */
  titleColor: string
  /** 头部按钮颜色 */
  headerBtnColor: string
  /** 商品名称颜色 */
  nameColor: string
  /** 商品原价颜色 */
  originalColor: string
  /** 商品价格颜色 */
  priceColor: string
  /** 标签颜色 */
  groupTitleColor: string
  /** 按钮颜色 */
  btnColor: [string, string]
  /** 按钮文字颜色 */
  btnFontColor: string
  /** 上边距 */
  upConfig: number
  /** 下边距 */
  downConfig: number
  /** 页面间距 */
  mbConfig: number
  /** 背景圆角 */
  bgStyle: number
  /** 左右边距 */
  lrConfig: number
  /** 内容间距 */
  contentConfig: number
  /** 内容圆角 */
  contentStyle: number
}

/** 积分商城 */
export interface HomeIntergralValues {
  /** 展示样式 */
  itemStyle: 0 | 1 | 2
  /** 选择风格 */
  selectBgImg: 0 | 1
  /** 背景图片 */
  bgImg: string
  /** 标题类型 */
  selectStyle: 0 | 1
  /** 标题图片 */
  logoConfig: string
  /** 标题内容 */
  titleConfig: string
  /** 背景颜色 */
  bgColor: [string, string]
  /** 内容背景 */
  contentBgColor: [string, string]
  /** 标题样式 */
  headerTitleStyle: 0 | 1 | 2
  /** 标题颜色 */
  headerTitleColor: string
  /** 头部按钮颜色 */
  headerBtnColor: string
  /** 商品名称颜色 */
  nameColor: string
  /** 商品价格颜色 */
  priceColor: string
  /** 上边距 */
  upConfig: number
  /** 下边距 */
  downConfig: number
  /** 页面间距 */
  mbConfig: number
  /** 背景圆角 */
  bgStyle: number
  /** 左右边距 */
  lrConfig: number
  /** 内容间距 */
  contentConfig: number
  /** 内容圆角 */
  contentStyle: number
}

/** 种草社区 */
export interface HomeDiscoverValues {
  /** 展示样式 */
  tabConfig: 0 | 1
  /** 标题图片 */
  logoConfig: string
  /** 标题内容 */
  titleConfig: string
  /** 更多链接 */
  linkConfig: string
  /** 文章数量 */
  numConfig: number
  /** 展示信息 */
  typeConfig: (0 | 1 | 2)[]
  /** 背景颜色 */
  bgColor: [string, string]
  /** 标题颜色 */
  titleColor: string
  /** 更多按钮颜色 */
  moreColor: string
  /** 作者昵称 */
  nameColor: string
  /** 文章标题颜色 */
  laberColor: string
  /** 上边距 */
  upConfig: number
  /** 下边距 */
  downConfig: number
  /** 页面间距 */
  mbConfig: number
  /** 背景圆角 */
  bgStyle: number
  /** 左右边距 */
  lrConfig: number
  /** 内容间距 */
  contentConfig: number
  /** 内容圆角 */
  contentStyle: number
}

/** 小程序直播 */
export interface WechatLiveValues {
  /** 展示样式 */
  tabConfig: 0 | 1 | 2
  /** 标题图片 */
  logoConfig: string
  /** 标题内容 */
  titleConfig: string
  /** 更多链接 */
  linkConfig: string
  /** 展示数量 */
  numConfig: number
  /** 背景颜色 */
  bgColor: [string, string]
  /** 标题颜色 */
  titleColor: string
  /** 更多按钮颜色 */
  moreColor: string
  /** 上边距 */
  upConfig: number
  /** 下边距 */
  downConfig: number
  /** 页面间距 */
  mbConfig: number
  /** 背景圆角 */
  bgStyle: number
  /** 左右边距 */
  lrConfig: number
  /** 内容间距 */
  contentConfig: number
  /** 内容圆角 */
  contentStyle: number
}

/** 标题 */
export interface HomeTitleValues {
  /** 标题 */
  titleConfig: string
  /** 链接 */
  linkConfig: string
  /** 文字颜色 */
  fontColor: string
  /** 文本大小 */
  fontSize: number
  /** 文本位置 */
  textPosition: 0 | 1 | 2
  /** 文本样式 */
  textStyle: 0 | 1 | 2
  /** 背景颜色 */
  bgColor: [string, string]
  /** 上边距 */
  upConfig: number
  /** 下边距 */
  downConfig: number
  /** 左右边距 */
  lrConfig: number
  /** 页面间距 */
  mbConfig: number
  /** 上圆角 */
  bgTopStyle: number
  /** 下圆角 */
  bgDownStyle: number
}

/** 富文本 */
export interface ZUeditorValues {
  /** 富文本内容 */
  richText: string
  /** 背景颜色 */
  bgColor: [string, string]
  /** 左右边距 */
  lrConfig: number
  /** 页面间距 */
  mbConfig: number
  /** 背景圆角 */
  bgStyle: number
}

/** 辅助空白 */
export interface ZAuxiliaryBoxValues {
  /** 背景颜色 */
  bgColor: [string, string]
  /** 空白高度 */
  heightConfig: number
  /** 左右边距 */
  lrConfig: number
  /** 页面间距 */
  mbConfig: number
}

/** 辅助线 */
export interface ZAuxiliaryLineValues {
  /** 背景颜色 */
  bgColor: [string, string]
  /** 线条颜色 */
  lineColor: string
  /** 线条样式 */
  lineStyle: 0 | 1 | 2
  /** 线条高度 */
  heightConfig: number
  /** 左右边距 */
  lrConfig: number
  /** 页面间距 */
  mbConfig: number
}
