// Made from src/widgets/*/schema.json. Do not edit: change the source and run `npm run generate`.
import type { WidgetModel } from '../src/engine/page/widget';

/** In the order of the palette. */
export const widgets: readonly WidgetModel[] = [
  {
    component: "search_box",
    name: "headerSerch",
    title: "搜索框",
    at: "src/widgets/search_box/schema.json:3",
    type: 0,
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
          at: "src/widgets/search_box/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "通栏" }, { value: 1, title: "logo" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "logoConfig",
        tab: "content",
        control: "image",
        field: {
          name: "logoConfig",
          title: "设置logo",
          kind: "image",
          at: "src/widgets/search_box/schema.json:6",
          wire: "plain",
          help: "建议尺寸：138×48像素",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "",
          messages: {},
        },
        size: { width: 138, height: 48 },
        when: { searConfig: 1 },
      },
      {
        key: "placeWords",
        tab: "content",
        control: "text",
        field: {
          name: "placeWords",
          title: "提示文字",
          kind: "text",
          at: "src/widgets/search_box/schema.json:7",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "搜索商品名称",
          maxLength: 30,
          messages: {},
        },
      },
      {
        key: "hotWords",
        tab: "content",
        control: "rows",
        field: {
          name: "hotWords",
          title: "搜索热词",
          kind: "childTable",
          at: "src/widgets/search_box/schema.json:8",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [],
          maxItems: 20,
          messages: {},
          fields: [
            {
              name: "val",
              title: "热词",
              kind: "text",
              at: "src/widgets/common.json:31",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              maxLength: 10,
              messages: {},
            },
          ],
        },
      },
      {
        key: "titleConfig",
        tab: "content",
        control: "text",
        field: {
          name: "titleConfig",
          title: "切换时间",
          kind: "integer",
          at: "src/widgets/search_box/schema.json:9",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 3,
          minimum: 1,
          maximum: 100,
          messages: {},
        },
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
          at: "src/widgets/search_box/schema.json:10",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "居左" }, { value: 1, title: "居中" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/search_box/schema.json:11",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#E93323", "#E93323"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "borderColor",
        tab: "style",
        control: "colour",
        field: {
          name: "borderColor",
          title: "框体颜色",
          kind: "colour",
          at: "src/widgets/search_box/schema.json:12",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#fff",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "textColor",
        tab: "style",
        control: "colour",
        field: {
          name: "textColor",
          title: "输入文字颜色",
          kind: "colour",
          at: "src/widgets/search_box/schema.json:13",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#303133",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/search_box/schema.json:14",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 12,
          minimum: 0,
          maximum: 20,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/search_box/schema.json:15",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "contentStyle",
          title: "内容圆角",
          kind: "slider",
          at: "src/widgets/search_box/schema.json:16",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 15,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
    ],
  },
  {
    component: "nav_bar",
    name: "tabNav",
    title: "商品分类",
    at: "src/widgets/nav_bar/schema.json:3",
    type: 0,
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
          at: "src/widgets/nav_bar/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [{ title: "首页", type: 0, val: null }, { title: "分类", type: 0, val: null }],
          minItems: 1,
          maxItems: 10,
          messages: {},
          fields: [
            {
              name: "title",
              title: "标题",
              kind: "text",
              at: "src/widgets/nav_bar/schema.json:7",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              maxLength: 5,
              messages: {},
            },
            {
              name: "type",
              title: "类型",
              kind: "enumeration",
              at: "src/widgets/nav_bar/schema.json:7",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: 0,
              codes: [0, 1],
              options: [{ value: 0, title: "微页面" }, { value: 1, title: "商品分类" }],
              as: "radio",
              messages: {},
            },
            {
              name: "val",
              title: "选择内容",
              kind: "reference",
              at: "src/widgets/nav_bar/schema.json:7",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: null,
              toBy: { field: "type", map: { "0": "page/diy", "1": "product/category" } },
              onDelete: { rule: "restrict", message: "商品分类正在使用，不能删除", code: 400 },
              messages: {},
              topOnly: true,
            },
          ],
        },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/nav_bar/schema.json:9",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FFFFFF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "fontColor",
        tab: "style",
        control: "colour",
        field: {
          name: "fontColor",
          title: "文字颜色",
          kind: "colour",
          at: "src/widgets/nav_bar/schema.json:10",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#282828",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "checkColor",
        tab: "style",
        control: "colour",
        field: {
          name: "checkColor",
          title: "选中颜色",
          kind: "colour",
          at: "src/widgets/nav_bar/schema.json:11",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#E93323",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/nav_bar/schema.json:12",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/nav_bar/schema.json:13",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
        hidden: true,
      },
    ],
  },
  {
    component: "home_comb",
    name: "homeComb",
    title: "组合组件",
    at: "src/widgets/home_comb/schema.json:3",
    type: 0,
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
          at: "src/widgets/home_comb/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "搜索框" }, { value: 1, title: "选项卡" }, { value: 2, title: "轮播图" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "searConfig",
        control: "options",
        field: {
          name: "searConfig",
          title: "选择模板",
          kind: "enumeration",
          at: "src/widgets/home_comb/schema.json:6",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 1,
          codes: [0, 1],
          options: [{ value: 0, title: "通栏" }, { value: 1, title: "logo" }],
          as: "radio",
          messages: {},
        },
        when: { tabConfig: 0 },
      },
      {
        key: "logoConfig",
        control: "image",
        field: {
          name: "logoConfig",
          title: "设置logo",
          kind: "image",
          at: "src/widgets/home_comb/schema.json:7",
          wire: "plain",
          help: "建议尺寸：138×48像素",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "",
          messages: {},
        },
        size: { width: 138, height: 48 },
        when: { tabConfig: 0, searConfig: 1 },
      },
      {
        key: "placeWords",
        control: "value",
        field: {
          name: "placeWords",
          title: "提示文字",
          kind: "text",
          at: "src/widgets/home_comb/schema.json:8",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "搜索商品名称",
          maxLength: 30,
          messages: {},
        },
        when: { tabConfig: 0 },
      },
      {
        key: "hotWords",
        control: "rows",
        field: {
          name: "hotWords",
          title: "搜索热词",
          kind: "childTable",
          at: "src/widgets/home_comb/schema.json:9",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [],
          maxItems: 20,
          messages: {},
          fields: [
            {
              name: "val",
              title: "热词",
              kind: "text",
              at: "src/widgets/common.json:31",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              maxLength: 10,
              messages: {},
            },
          ],
        },
        when: { tabConfig: 0 },
      },
      {
        key: "titleConfig",
        control: "text",
        field: {
          name: "titleConfig",
          title: "切换时间",
          kind: "integer",
          at: "src/widgets/home_comb/schema.json:10",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 3,
          minimum: 1,
          maximum: 100,
          messages: {},
        },
        placeholder: "设置搜索热词显示时间",
        suffix: "秒",
        when: { tabConfig: 0 },
      },
      {
        key: "textColor",
        control: "colour",
        field: {
          name: "textColor",
          title: "输入文字颜色",
          kind: "colour",
          at: "src/widgets/home_comb/schema.json:11",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#303133",
          notation: "css",
          alpha: true,
          messages: {},
        },
        when: { tabConfig: 0 },
      },
      {
        key: "borderColor",
        control: "colour",
        field: {
          name: "borderColor",
          title: "框体颜色",
          kind: "colour",
          at: "src/widgets/home_comb/schema.json:12",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#fff",
          notation: "css",
          alpha: true,
          messages: {},
        },
        when: { tabConfig: 0 },
      },
      {
        key: "textPosition",
        control: "options",
        field: {
          name: "textPosition",
          title: "文本位置",
          kind: "enumeration",
          at: "src/widgets/home_comb/schema.json:13",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "居左" }, { value: 1, title: "居中" }, { value: 2, title: "居右" }],
          as: "radio",
          messages: {},
        },
        when: { tabConfig: 0 },
      },
      {
        key: "contentStyle",
        control: "slider",
        field: {
          name: "contentStyle",
          title: "内容圆角",
          kind: "slider",
          at: "src/widgets/home_comb/schema.json:14",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 7,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
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
          at: "src/widgets/home_comb/schema.json:15",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [{ title: "首页", type: 0, val: null, url: "" }, { title: "分类", type: 0, val: null, url: "" }],
          minItems: 1,
          maxItems: 10,
          messages: {},
          fields: [
            {
              name: "title",
              title: "标题",
              kind: "text",
              at: "src/widgets/home_comb/schema.json:17",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              maxLength: 5,
              messages: {},
            },
            {
              name: "type",
              title: "类型",
              kind: "enumeration",
              at: "src/widgets/home_comb/schema.json:17",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: 0,
              codes: [0, 1],
              options: [{ value: 0, title: "微页面" }, { value: 1, title: "商品分类" }],
              as: "radio",
              messages: {},
            },
            {
              name: "val",
              title: "选择内容",
              kind: "reference",
              at: "src/widgets/home_comb/schema.json:17",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: null,
              toBy: { field: "type", map: { "0": "page/diy", "1": "product/category" } },
              onDelete: { rule: "restrict", message: "组合组件正在使用，不能删除", code: 400 },
              messages: {},
              topOnly: true,
            },
            {
              name: "url",
              title: "链接",
              kind: "link",
              at: "src/widgets/home_comb/schema.json:17",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              messages: {},
            },
          ],
        },
        when: { tabConfig: 1 },
      },
      {
        key: "fontColor",
        control: "colour",
        field: {
          name: "fontColor",
          title: "文字颜色",
          kind: "colour",
          at: "src/widgets/home_comb/schema.json:19",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#303133",
          notation: "css",
          alpha: true,
          messages: {},
        },
        when: { tabConfig: 1 },
      },
      {
        key: "checkColor",
        control: "colour",
        field: {
          name: "checkColor",
          title: "选中颜色",
          kind: "colour",
          at: "src/widgets/home_comb/schema.json:20",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#E93323",
          notation: "css",
          alpha: true,
          messages: {},
        },
        when: { tabConfig: 1 },
      },
      {
        key: "swiperConfig",
        control: "imageLinks",
        field: {
          name: "swiperConfig",
          title: "轮播图",
          kind: "childTable",
          at: "src/widgets/home_comb/schema.json:21",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [{ img: "", title: "", link: "" }],
          maxItems: 10,
          messages: {},
          fields: [
            {
              name: "img",
              title: "图片",
              kind: "image",
              at: "src/widgets/home_comb/schema.json:23",
              wire: "plain",
              help: "建议尺寸：750×332像素",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              messages: {},
            },
            {
              name: "title",
              title: "标题",
              kind: "text",
              at: "src/widgets/home_comb/schema.json:23",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              maxLength: 10,
              messages: {},
            },
            {
              name: "link",
              title: "链接",
              kind: "link",
              at: "src/widgets/home_comb/schema.json:23",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              messages: {},
            },
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
          at: "src/widgets/home_comb/schema.json:25",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "圆形" }, { value: 1, title: "直线" }, { value: 2, title: "无指示器" }],
          as: "radio",
          messages: {},
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
          at: "src/widgets/home_comb/schema.json:26",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "居左" }, { value: 1, title: "居中" }, { value: 2, title: "居右" }],
          as: "radio",
          messages: {},
        },
        when: { tabConfig: 2, docConfig: { not: 2 } },
      },
      {
        key: "docColor",
        control: "colour",
        field: {
          name: "docColor",
          title: "指示器颜色",
          kind: "colour",
          at: "src/widgets/home_comb/schema.json:27",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#E93323",
          notation: "css",
          alpha: true,
          messages: {},
        },
        when: { tabConfig: 2, docConfig: { not: 2 } },
      },
      {
        key: "contentStyleBanner",
        control: "slider",
        field: {
          name: "contentStyleBanner",
          title: "轮播图圆角",
          kind: "slider",
          at: "src/widgets/home_comb/schema.json:28",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 7,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
        when: { tabConfig: 2 },
      },
    ],
  },
  {
    component: "banner",
    name: "swiperBg",
    title: "轮播图",
    at: "src/widgets/banner/schema.json:3",
    type: 0,
    groups: [
      {
        key: "swiperConfig",
        tab: "content",
        control: "imageLinks",
        field: {
          name: "swiperConfig",
          title: "版块设置",
          kind: "childTable",
          at: "src/widgets/banner/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [{ img: "", title: "", link: "" }],
          maxItems: 1000,
          messages: {},
          fields: [
            {
              name: "img",
              title: "图片",
              kind: "image",
              at: "src/widgets/banner/schema.json:7",
              wire: "plain",
              help: "建议尺寸：750×332像素",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              messages: {},
            },
            {
              name: "title",
              title: "标题",
              kind: "text",
              at: "src/widgets/banner/schema.json:7",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              maxLength: 8,
              messages: {},
            },
            {
              name: "link",
              title: "链接",
              kind: "link",
              at: "src/widgets/banner/schema.json:7",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              messages: {},
            },
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
          at: "src/widgets/banner/schema.json:9",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "圆形" }, { value: 1, title: "直线" }, { value: 2, title: "无指示器" }],
          as: "radio",
          messages: {},
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
          at: "src/widgets/banner/schema.json:10",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "居左" }, { value: 1, title: "居中" }, { value: 2, title: "居右" }],
          as: "radio",
          messages: {},
        },
        when: { docConfig: { not: 2 } },
      },
      {
        key: "docColor",
        tab: "style",
        control: "colour",
        field: {
          name: "docColor",
          title: "指示器颜色",
          kind: "colour",
          at: "src/widgets/banner/schema.json:11",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#E93323",
          notation: "css",
          alpha: true,
          messages: {},
        },
        when: { docConfig: { not: 2 } },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/banner/schema.json:12",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FFFFFF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "upConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "upConfig",
          title: "上边距",
          kind: "slider",
          at: "src/widgets/banner/schema.json:13",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "downConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "downConfig",
          title: "下边距",
          kind: "slider",
          at: "src/widgets/banner/schema.json:14",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/banner/schema.json:15",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/banner/schema.json:16",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/banner/schema.json:17",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 12,
          minimum: 0,
          maximum: 40,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "contentStyle",
          title: "内容圆角",
          kind: "slider",
          at: "src/widgets/banner/schema.json:18",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 7,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
    ],
  },
  {
    component: "home_menu",
    name: "menus",
    title: "导航组",
    at: "src/widgets/home_menu/schema.json:3",
    type: 0,
    groups: [
      {
        key: "tabConfig",
        tab: "content",
        control: "options",
        field: {
          name: "tabConfig",
          title: "展示样式",
          kind: "enumeration",
          at: "src/widgets/home_menu/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "单行展示" }, { value: 1, title: "多行展示" }],
          as: "radio",
          messages: {},
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
          at: "src/widgets/home_menu/schema.json:6",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "2行" }, { value: 1, title: "3行" }, { value: 2, title: "4行" }],
          as: "radio",
          messages: {},
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
          at: "src/widgets/home_menu/schema.json:7",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "3个" }, { value: 1, title: "4个" }, { value: 2, title: "5个" }],
          as: "radio",
          messages: {},
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
          at: "src/widgets/home_menu/schema.json:8",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [
            { img: "", title: "导航一", link: "", status: true },
            { img: "", title: "导航二", link: "", status: true },
            { img: "", title: "导航三", link: "", status: true },
            { img: "", title: "导航四", link: "", status: true },
          ],
          maxItems: 100,
          messages: {},
          fields: [
            {
              name: "img",
              title: "图片",
              kind: "image",
              at: "src/widgets/home_menu/schema.json:11",
              wire: "plain",
              help: "建议尺寸：90×90像素",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              messages: {},
            },
            {
              name: "title",
              title: "标题",
              kind: "text",
              at: "src/widgets/home_menu/schema.json:11",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              maxLength: 4,
              messages: {},
            },
            {
              name: "link",
              title: "链接",
              kind: "link",
              at: "src/widgets/home_menu/schema.json:11",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              messages: {},
            },
            {
              name: "status",
              title: "状态",
              kind: "switch",
              at: "src/widgets/home_menu/schema.json:11",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: true,
              enumeration: "show",
              codes: [1, 0],
              messages: {},
            },
          ],
          adds: "添加版块",
        },
        size: { width: 90, height: 90 },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/home_menu/schema.json:13",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FFFFFF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "upConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "upConfig",
          title: "上边距",
          kind: "slider",
          at: "src/widgets/home_menu/schema.json:14",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "downConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "downConfig",
          title: "下边距",
          kind: "slider",
          at: "src/widgets/home_menu/schema.json:15",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/home_menu/schema.json:16",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/home_menu/schema.json:17",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "titleColor",
        tab: "style",
        control: "colour",
        field: {
          name: "titleColor",
          title: "文字颜色",
          kind: "colour",
          at: "src/widgets/home_menu/schema.json:18",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#282828",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/home_menu/schema.json:19",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 12,
          minimum: 0,
          maximum: 25,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "contentConfig",
          title: "内容间距",
          kind: "slider",
          at: "src/widgets/home_menu/schema.json:20",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "contentStyle",
          title: "内容圆角",
          kind: "slider",
          at: "src/widgets/home_menu/schema.json:21",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 30,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
    ],
  },
  {
    component: "home_news_roll",
    name: "news",
    title: "新闻播报",
    at: "src/widgets/home_news_roll/schema.json:3",
    type: 0,
    groups: [
      {
        key: "logoConfig",
        tab: "content",
        control: "image",
        field: {
          name: "logoConfig",
          title: "图标",
          kind: "image",
          at: "src/widgets/home_news_roll/schema.json:5",
          wire: "plain",
          help: "建议尺寸：130×36像素",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "",
          messages: {},
        },
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
          at: "src/widgets/home_news_roll/schema.json:6",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [{ title: "欢迎光临本店", link: "", status: true }],
          maxItems: 10,
          messages: {},
          fields: [
            {
              name: "title",
              title: "标题",
              kind: "text",
              at: "src/widgets/home_news_roll/schema.json:8",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              maxLength: 30,
              messages: {},
            },
            {
              name: "link",
              title: "链接",
              kind: "link",
              at: "src/widgets/home_news_roll/schema.json:8",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              maxLength: 200,
              messages: {},
            },
            {
              name: "status",
              title: "状态",
              kind: "switch",
              at: "src/widgets/home_news_roll/schema.json:8",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: true,
              enumeration: "show",
              codes: [1, 0],
              messages: {},
            },
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
          at: "src/widgets/home_news_roll/schema.json:10",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "上下" }, { value: 1, title: "左右" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "textPosition",
        tab: "style",
        control: "options",
        field: {
          name: "textPosition",
          title: "文本位置",
          kind: "enumeration",
          at: "src/widgets/home_news_roll/schema.json:11",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "居左" }, { value: 1, title: "居中" }, { value: 2, title: "居右" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "textColor",
        tab: "style",
        control: "colour",
        field: {
          name: "textColor",
          title: "文字颜色",
          kind: "colour",
          at: "src/widgets/home_news_roll/schema.json:12",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#333",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/home_news_roll/schema.json:13",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FFFFFF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "upConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "upConfig",
          title: "上边距",
          kind: "slider",
          at: "src/widgets/home_news_roll/schema.json:14",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "downConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "downConfig",
          title: "下边距",
          kind: "slider",
          at: "src/widgets/home_news_roll/schema.json:15",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/home_news_roll/schema.json:16",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/home_news_roll/schema.json:17",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/home_news_roll/schema.json:18",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 12,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
    ],
  },
  {
    component: "picture_cube",
    name: "pictureCube",
    title: "图片魔方",
    at: "src/widgets/picture_cube/schema.json:3",
    type: 0,
    groups: [
      {
        key: "tabConfig",
        tab: "content",
        control: "options",
        field: {
          name: "tabConfig",
          title: "选择样式",
          kind: "enumeration",
          at: "src/widgets/picture_cube/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
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
          messages: {},
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
          at: "src/widgets/picture_cube/schema.json:6",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [{ image: "", link: "" }],
          maxItems: 4,
          messages: {},
          fields: [
            {
              name: "image",
              title: "图片",
              kind: "image",
              at: "src/widgets/picture_cube/schema.json:6",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              messages: {},
            },
            {
              name: "link",
              title: "链接",
              kind: "link",
              at: "src/widgets/picture_cube/schema.json:6",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              messages: {},
            },
          ],
        },
      },
      {
        key: "menuConfig",
        tab: "content",
        control: "imageLinks",
        field: {
          name: "menuConfig",
          title: "图片设置",
          kind: "childTable",
          at: "src/widgets/picture_cube/schema.json:7",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [{ img: "", link: "" }],
          maxItems: 1,
          messages: {},
          fields: [
            {
              name: "img",
              title: "图片",
              kind: "image",
              at: "src/widgets/picture_cube/schema.json:9",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              messages: {},
            },
            {
              name: "link",
              title: "链接",
              kind: "link",
              at: "src/widgets/picture_cube/schema.json:9",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              messages: {},
            },
          ],
          adds: "添加版块",
        },
        hidden: true,
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/picture_cube/schema.json:11",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FFFFFF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "upConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "upConfig",
          title: "上边距",
          kind: "slider",
          at: "src/widgets/picture_cube/schema.json:12",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "downConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "downConfig",
          title: "下边距",
          kind: "slider",
          at: "src/widgets/picture_cube/schema.json:13",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/picture_cube/schema.json:14",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/picture_cube/schema.json:15",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/picture_cube/schema.json:16",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 12,
          minimum: 0,
          maximum: 40,
          messages: {},
        },
        suffix: "px",
      },
    ],
  },
  {
    component: "home_hotspot",
    name: "homeHotspot",
    title: "热区",
    at: "src/widgets/home_hotspot/schema.json:3",
    type: 0,
    groups: [
      {
        key: "picStyle",
        tab: "content",
        control: "picture",
        field: {
          name: "picStyle",
          title: "图片设置",
          kind: "image",
          at: "src/widgets/home_hotspot/schema.json:5",
          wire: "plain",
          help: "建议宽度：750像素",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "",
          messages: {},
        },
      },
      {
        key: "menuConfig",
        tab: "content",
        control: "imageLinks",
        field: {
          name: "menuConfig",
          title: "图片设置",
          kind: "childTable",
          at: "src/widgets/home_hotspot/schema.json:6",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [{ img: "", link: "" }],
          maxItems: 1,
          messages: {},
          fields: [
            {
              name: "img",
              title: "图片",
              kind: "image",
              at: "src/widgets/home_hotspot/schema.json:8",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              messages: {},
            },
            {
              name: "link",
              title: "链接",
              kind: "link",
              at: "src/widgets/home_hotspot/schema.json:8",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              messages: {},
            },
          ],
          adds: "添加版块",
        },
        hidden: true,
      },
      {
        key: "checkoutConfig",
        tab: "content",
        control: "hotspots",
        field: {
          name: "checkoutConfig",
          title: "设置热区",
          kind: "childTable",
          at: "src/widgets/home_hotspot/schema.json:10",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [],
          maxItems: 100,
          messages: {},
          fields: [
            {
              name: "number",
              title: "序号",
              kind: "integer",
              at: "src/widgets/home_hotspot/schema.json:12",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: 0,
              minimum: 0,
              maximum: 100000,
              messages: {},
            },
            {
              name: "starX",
              title: "左边距",
              kind: "integer",
              at: "src/widgets/home_hotspot/schema.json:12",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: 0,
              minimum: 0,
              maximum: 100000,
              messages: {},
            },
            {
              name: "starY",
              title: "上边距",
              kind: "integer",
              at: "src/widgets/home_hotspot/schema.json:12",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: 0,
              minimum: 0,
              maximum: 100000,
              messages: {},
            },
            {
              name: "areaWidth",
              title: "宽度",
              kind: "integer",
              at: "src/widgets/home_hotspot/schema.json:12",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: 0,
              minimum: 0,
              maximum: 100000,
              messages: {},
            },
            {
              name: "areaHeight",
              title: "高度",
              kind: "integer",
              at: "src/widgets/home_hotspot/schema.json:12",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: 0,
              minimum: 0,
              maximum: 100000,
              messages: {},
            },
            {
              name: "nowImgWidth",
              title: "图片宽度",
              kind: "integer",
              at: "src/widgets/home_hotspot/schema.json:12",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: 750,
              minimum: 0,
              maximum: 100000,
              messages: {},
            },
            {
              name: "link",
              title: "链接",
              kind: "link",
              at: "src/widgets/home_hotspot/schema.json:12",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              messages: {},
            },
          ],
        },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/home_hotspot/schema.json:14",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FFFFFF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "upConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "upConfig",
          title: "上边距",
          kind: "slider",
          at: "src/widgets/home_hotspot/schema.json:15",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "downConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "downConfig",
          title: "下边距",
          kind: "slider",
          at: "src/widgets/home_hotspot/schema.json:16",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/home_hotspot/schema.json:17",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/home_hotspot/schema.json:18",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/home_hotspot/schema.json:19",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 12,
          minimum: 0,
          maximum: 40,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "igConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "igConfig",
          title: "图片间距",
          kind: "slider",
          at: "src/widgets/home_hotspot/schema.json:20",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
        hidden: true,
      },
    ],
  },
  {
    component: "home_video",
    name: "video",
    title: "视频",
    at: "src/widgets/home_video/schema.json:3",
    type: 0,
    groups: [
      {
        key: "tabConfig",
        tab: "content",
        control: "options",
        field: {
          name: "tabConfig",
          title: "视频类型",
          kind: "enumeration",
          at: "src/widgets/home_video/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "手动上传" }, { value: 1, title: "视频链接" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "uploadVideo",
        tab: "content",
        control: "video",
        field: {
          name: "uploadVideo",
          title: "上传视频",
          kind: "file",
          at: "src/widgets/home_video/schema.json:6",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "",
          messages: {},
        },
        when: { tabConfig: 0 },
      },
      {
        key: "link",
        tab: "content",
        control: "value",
        field: {
          name: "link",
          title: "视频链接",
          kind: "url",
          at: "src/widgets/home_video/schema.json:7",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "",
          messages: {},
        },
        when: { tabConfig: 1 },
      },
      {
        key: "cover",
        tab: "content",
        control: "image",
        field: {
          name: "cover",
          title: "视频封面",
          kind: "image",
          at: "src/widgets/home_video/schema.json:8",
          wire: "plain",
          help: "建议尺寸：750×422像素",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "",
          messages: {},
        },
        size: { width: 750, height: 422 },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/home_video/schema.json:9",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FFFFFF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "upConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "upConfig",
          title: "上边距",
          kind: "slider",
          at: "src/widgets/home_video/schema.json:10",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "downConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "downConfig",
          title: "下边距",
          kind: "slider",
          at: "src/widgets/home_video/schema.json:11",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/home_video/schema.json:12",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/home_video/schema.json:13",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/home_video/schema.json:14",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 12,
          minimum: 0,
          maximum: 40,
          messages: {},
        },
        suffix: "px",
      },
    ],
  },
  {
    component: "home_goods_list",
    name: "goodList",
    title: "商品列表",
    at: "src/widgets/home_goods_list/schema.json:3",
    type: 0,
    groups: [
      {
        key: "itemStyle",
        tab: "content",
        control: "options",
        field: {
          name: "itemStyle",
          title: "展现形式",
          kind: "enumeration",
          at: "src/widgets/home_goods_list/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2, 3],
          options: [{ value: 0, title: "卡片" }, { value: 1, title: "列表" }, { value: 2, title: "横向滚动" }, { value: 3, title: "大图" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "typeConfig",
        tab: "content",
        control: "checkboxes",
        field: {
          name: "typeConfig",
          title: "展示信息",
          kind: "choices",
          at: "src/widgets/home_goods_list/schema.json:6",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [0, 1, 2],
          codes: [0, 1, 2],
          options: [{ value: 0, title: "商品名称" }, { value: 1, title: "商品价格" }, { value: 2, title: "已售数量" }],
          messages: {},
        },
      },
      {
        key: "tabConfig",
        tab: "content",
        control: "options",
        field: {
          name: "tabConfig",
          title: "选择方式",
          kind: "enumeration",
          at: "src/widgets/home_goods_list/schema.json:7",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2, 3],
          options: [{ value: 0, title: "指定商品" }, { value: 1, title: "指定品牌" }, { value: 2, title: "指定分类" }, { value: 3, title: "指定商户" }],
          as: "radio",
          messages: {},
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
          at: "src/widgets/home_goods_list/schema.json:8",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [],
          maxItems: 100,
          to: "product/product",
          onDelete: { rule: "restrict", message: "商品列表正在使用，不能删除", code: 400 },
          messages: {},
          fields: [
            {
              name: "id",
              title: "ID",
              kind: "integer",
              at: "src/widgets/common.json:37",
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
              at: "src/widgets/common.json:37",
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
              at: "src/widgets/common.json:37",
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
              at: "src/widgets/common.json:37",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              messages: {},
            },
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
          at: "src/widgets/home_goods_list/schema.json:9",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [],
          to: "product/brand",
          onDelete: { rule: "restrict", message: "商品列表正在使用，不能删除", code: 400 },
          messages: {},
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
          at: "src/widgets/home_goods_list/schema.json:10",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [],
          to: "product/category",
          leavesOnly: true,
          onDelete: { rule: "restrict", message: "商品列表正在使用，不能删除", code: 400 },
          messages: {},
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
          at: "src/widgets/home_goods_list/schema.json:11",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [],
          to: "merchant/merchant",
          onDelete: { rule: "restrict", message: "商品列表正在使用，不能删除", code: 400 },
          messages: {},
        },
        when: { tabConfig: 3 },
      },
      {
        key: "numConfig",
        tab: "content",
        control: "number",
        field: {
          name: "numConfig",
          title: "商品数量",
          kind: "integer",
          at: "src/widgets/home_goods_list/schema.json:12",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 6,
          minimum: 1,
          maximum: 50,
          messages: {},
        },
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
          at: "src/widgets/home_goods_list/schema.json:13",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "综合" }, { value: 1, title: "销量" }, { value: 2, title: "价格" }],
          as: "radio",
          messages: {},
        },
        when: { tabConfig: [1, 2, 3] },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/home_goods_list/schema.json:14",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["rgba(255,255,255,0)", "rgba(255,255,255,0)"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "titleColor",
        tab: "style",
        control: "colour",
        field: {
          name: "titleColor",
          title: "商品标题颜色",
          kind: "colour",
          at: "src/widgets/home_goods_list/schema.json:15",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#282828",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "priceColor",
        tab: "style",
        control: "colour",
        field: {
          name: "priceColor",
          title: "商品价格颜色",
          kind: "colour",
          at: "src/widgets/home_goods_list/schema.json:16",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#e93323",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "soldColor",
        tab: "style",
        control: "colour",
        field: {
          name: "soldColor",
          title: "已售数量颜色",
          kind: "colour",
          at: "src/widgets/home_goods_list/schema.json:17",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#666",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "upConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "upConfig",
          title: "上边距",
          kind: "slider",
          at: "src/widgets/home_goods_list/schema.json:18",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "downConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "downConfig",
          title: "下边距",
          kind: "slider",
          at: "src/widgets/home_goods_list/schema.json:19",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/home_goods_list/schema.json:20",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/home_goods_list/schema.json:21",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/home_goods_list/schema.json:22",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 12,
          minimum: 0,
          maximum: 15,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "contentConfig",
          title: "内容间距",
          kind: "slider",
          at: "src/widgets/home_goods_list/schema.json:23",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 20,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "contentStyle",
          title: "内容圆角",
          kind: "slider",
          at: "src/widgets/home_goods_list/schema.json:24",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 7,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
    ],
  },
  {
    component: "home_tab",
    name: "homeTab",
    title: "选项卡",
    at: "src/widgets/home_tab/schema.json:3",
    type: 0,
    groups: [
      {
        key: "tabItemConfig",
        tab: "content",
        control: "goodsTabs",
        field: {
          name: "tabItemConfig",
          title: "选项卡设置",
          kind: "childTable",
          at: "src/widgets/home_tab/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [{ val: "精选好物", tabConfig: 0, goodsList: [], activeValueBrand: [], selectConfig: [], activeValueMer: [], numConfig: 6, goodsSort: 0 }],
          maxItems: 100,
          messages: {},
          fields: [
            {
              name: "val",
              title: "标题",
              kind: "text",
              at: "src/widgets/home_tab/schema.json:9",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              maxLength: 10,
              messages: {},
            },
            {
              name: "tabConfig",
              title: "选择方式",
              kind: "enumeration",
              at: "src/widgets/home_tab/schema.json:10",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: 0,
              codes: [0, 1, 2, 3],
              options: [{ value: 0, title: "指定商品" }, { value: 1, title: "指定品牌" }, { value: 2, title: "指定分类" }, { value: 3, title: "指定商户" }],
              as: "radio",
              messages: {},
            },
            {
              name: "goodsList",
              title: "商品列表",
              kind: "childTable",
              at: "src/widgets/home_tab/schema.json:11",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: [],
              maxItems: 100,
              to: "product/product",
              onDelete: { rule: "restrict", message: "选项卡正在使用，不能删除", code: 400 },
              messages: {},
              fields: [
                {
                  name: "id",
                  title: "ID",
                  kind: "integer",
                  at: "src/widgets/common.json:37",
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
                  at: "src/widgets/common.json:37",
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
                  at: "src/widgets/common.json:37",
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
                  at: "src/widgets/common.json:37",
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
              at: "src/widgets/home_tab/schema.json:11",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: [],
              to: "product/brand",
              onDelete: { rule: "restrict", message: "选项卡正在使用，不能删除", code: 400 },
              messages: {},
              when: { tabConfig: 1 },
            },
            {
              name: "selectConfig",
              title: "商品分类",
              kind: "references",
              at: "src/widgets/home_tab/schema.json:11",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: [],
              to: "product/category",
              leavesOnly: true,
              onDelete: { rule: "restrict", message: "选项卡正在使用，不能删除", code: 400 },
              messages: {},
              when: { tabConfig: 2 },
            },
            {
              name: "activeValueMer",
              title: "选择商户",
              kind: "references",
              at: "src/widgets/home_tab/schema.json:11",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: [],
              to: "merchant/merchant",
              onDelete: { rule: "restrict", message: "选项卡正在使用，不能删除", code: 400 },
              messages: {},
              when: { tabConfig: 3 },
            },
            {
              name: "numConfig",
              title: "商品数量",
              kind: "integer",
              at: "src/widgets/home_tab/schema.json:12",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: 6,
              minimum: 1,
              maximum: 50,
              messages: {},
              when: { tabConfig: [1, 2, 3] },
            },
            {
              name: "goodsSort",
              title: "商品排序",
              kind: "enumeration",
              at: "src/widgets/home_tab/schema.json:13",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: 0,
              codes: [0, 1, 2],
              options: [{ value: 0, title: "综合" }, { value: 1, title: "销量" }, { value: 2, title: "价格" }],
              as: "radio",
              messages: {},
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
          at: "src/widgets/home_tab/schema.json:17",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2, 3],
          options: [{ value: 0, title: "单列" }, { value: 1, title: "两列" }, { value: 2, title: "横向滚动" }, { value: 3, title: "大图" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "typeConfig",
        tab: "content",
        control: "checkboxes",
        field: {
          name: "typeConfig",
          title: "展示信息",
          kind: "choices",
          at: "src/widgets/home_tab/schema.json:18",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [0, 1, 2],
          codes: [0, 1, 2],
          options: [{ value: 0, title: "商品名称" }, { value: 1, title: "商品价格" }, { value: 2, title: "已售数量" }],
          messages: {},
        },
      },
      {
        key: "tabBgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "tabBgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/home_tab/schema.json:19",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FFFFFF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "fontColor",
        tab: "style",
        control: "colour",
        field: {
          name: "fontColor",
          title: "文字颜色",
          kind: "colour",
          at: "src/widgets/home_tab/schema.json:20",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#282828",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "checkColor",
        tab: "style",
        control: "colour",
        field: {
          name: "checkColor",
          title: "选中颜色",
          kind: "colour",
          at: "src/widgets/home_tab/schema.json:21",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#e93323",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "内容背景颜色",
          kind: "colour",
          at: "src/widgets/home_tab/schema.json:22",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FFFFFF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "titleColor",
        tab: "style",
        control: "colour",
        field: {
          name: "titleColor",
          title: "商品标题颜色",
          kind: "colour",
          at: "src/widgets/home_tab/schema.json:23",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#282828",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "priceColor",
        tab: "style",
        control: "colour",
        field: {
          name: "priceColor",
          title: "商品价格颜色",
          kind: "colour",
          at: "src/widgets/home_tab/schema.json:24",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#e93323",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "soldColor",
        tab: "style",
        control: "colour",
        field: {
          name: "soldColor",
          title: "已售数量颜色",
          kind: "colour",
          at: "src/widgets/home_tab/schema.json:25",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#666",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "labelColor",
        tab: "style",
        control: "colour",
        field: {
          name: "labelColor",
          title: "标签颜色",
          kind: "colour",
          at: "src/widgets/home_tab/schema.json:26",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#e93323",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "upConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "upConfig",
          title: "上边距",
          kind: "slider",
          at: "src/widgets/home_tab/schema.json:27",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "downConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "downConfig",
          title: "下边距",
          kind: "slider",
          at: "src/widgets/home_tab/schema.json:28",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "topConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "topConfig",
          title: "内容间距",
          kind: "slider",
          at: "src/widgets/home_tab/schema.json:29",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/home_tab/schema.json:30",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 12,
          minimum: 0,
          maximum: 15,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "contentConfig",
          title: "商品间距",
          kind: "slider",
          at: "src/widgets/home_tab/schema.json:31",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 20,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/home_tab/schema.json:32",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/home_tab/schema.json:33",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 7,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "contentStyle",
          title: "内容圆角",
          kind: "slider",
          at: "src/widgets/home_tab/schema.json:34",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 7,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
    ],
  },
  {
    component: "home_article",
    name: "homeArticle",
    title: "文章列表",
    at: "src/widgets/home_article/schema.json:3",
    type: 0,
    groups: [
      {
        key: "layoutConfig",
        tab: "content",
        control: "options",
        field: {
          name: "layoutConfig",
          title: "布局样式",
          kind: "enumeration",
          at: "src/widgets/home_article/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "居左" }, { value: 1, title: "居右" }],
          as: "radio",
          messages: {},
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
          at: "src/widgets/home_article/schema.json:6",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: null,
          to: "marketing/articleCategory",
          onDelete: { rule: "restrict", message: "文章列表正在使用，不能删除", code: 400 },
          messages: {},
        },
      },
      {
        key: "numConfig",
        tab: "content",
        control: "number",
        field: {
          name: "numConfig",
          title: "文章数量",
          kind: "integer",
          at: "src/widgets/home_article/schema.json:7",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 6,
          minimum: 1,
          maximum: 8,
          messages: {},
        },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/home_article/schema.json:8",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FFFFFF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "upConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "upConfig",
          title: "上边距",
          kind: "slider",
          at: "src/widgets/home_article/schema.json:9",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "downConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "downConfig",
          title: "下边距",
          kind: "slider",
          at: "src/widgets/home_article/schema.json:10",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/home_article/schema.json:11",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/home_article/schema.json:12",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "titleColor",
        tab: "style",
        control: "colour",
        field: {
          name: "titleColor",
          title: "标题颜色",
          kind: "colour",
          at: "src/widgets/home_article/schema.json:13",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#282828",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "timeColor",
        tab: "style",
        control: "colour",
        field: {
          name: "timeColor",
          title: "时间颜色",
          kind: "colour",
          at: "src/widgets/home_article/schema.json:14",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#282828",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "contentConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "contentConfig",
          title: "文章间距",
          kind: "slider",
          at: "src/widgets/home_article/schema.json:15",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/home_article/schema.json:16",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 15,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "contentStyle",
          title: "内容圆角",
          kind: "slider",
          at: "src/widgets/home_article/schema.json:17",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
    ],
  },
  {
    component: "home_merchant",
    name: "homeMerchant",
    title: "店铺街",
    at: "src/widgets/home_merchant/schema.json:3",
    type: 0,
    groups: [
      {
        key: "tabConfig",
        tab: "content",
        control: "options",
        field: {
          name: "tabConfig",
          title: "展示样式",
          kind: "enumeration",
          at: "src/widgets/home_merchant/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "样式一" }, { value: 1, title: "样式二" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "logoConfig",
        tab: "content",
        control: "image",
        field: {
          name: "logoConfig",
          title: "标题图片",
          kind: "image",
          at: "src/widgets/home_merchant/schema.json:6",
          wire: "plain",
          help: "建议尺寸：124×32像素",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "",
          messages: {},
        },
        size: { width: 124, height: 32 },
      },
      {
        key: "titleConfig",
        tab: "content",
        control: "text",
        field: {
          name: "titleConfig",
          title: "标题内容",
          kind: "text",
          at: "src/widgets/home_merchant/schema.json:7",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "店铺街",
          maxLength: 10,
          messages: {},
        },
        placeholder: "请输入标题",
      },
      {
        key: "linkConfig",
        tab: "content",
        control: "text",
        field: {
          name: "linkConfig",
          title: "更多链接",
          kind: "link",
          at: "src/widgets/home_merchant/schema.json:8",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "/pages/merchant/merchant_street/index",
          maxLength: 255,
          messages: {},
        },
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
          at: "src/widgets/home_merchant/schema.json:9",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [0, 1, 2],
          codes: [0, 1, 2],
          options: [{ value: 0, title: "店铺名称" }, { value: 1, title: "店铺logo" }, { value: 2, title: "店铺类型" }],
          messages: {},
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
          at: "src/widgets/home_merchant/schema.json:10",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "默认规则" }, { value: 1, title: "自定义" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "numConfig",
        tab: "content",
        control: "number",
        field: {
          name: "numConfig",
          title: "店铺数量",
          kind: "integer",
          at: "src/widgets/home_merchant/schema.json:11",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 3,
          minimum: 1,
          maximum: 9,
          messages: {},
        },
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
          at: "src/widgets/home_merchant/schema.json:12",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [],
          to: "merchant/merchant",
          onDelete: { rule: "restrict", message: "店铺街正在使用，不能删除", code: 400 },
          messages: {},
        },
        when: { listConfig: 1 },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/home_merchant/schema.json:13",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["rgba(255,255,255,0)", "rgba(255,255,255,0)"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "titleColor",
        tab: "style",
        control: "colour",
        field: {
          name: "titleColor",
          title: "标题颜色",
          kind: "colour",
          at: "src/widgets/home_merchant/schema.json:14",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#999999",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "nameColor",
        tab: "style",
        control: "colour",
        field: {
          name: "nameColor",
          title: "店铺名称颜色",
          kind: "colour",
          at: "src/widgets/home_merchant/schema.json:15",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#282828",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "labelColor",
        tab: "style",
        control: "colour",
        field: {
          name: "labelColor",
          title: "标签背景颜色",
          kind: "colour",
          at: "src/widgets/home_merchant/schema.json:16",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#e93323",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "labelFontColor",
        tab: "style",
        control: "colour",
        field: {
          name: "labelFontColor",
          title: "标签文字颜色",
          kind: "colour",
          at: "src/widgets/home_merchant/schema.json:17",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#fff",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "moreColor",
        tab: "style",
        control: "colour",
        field: {
          name: "moreColor",
          title: "更多按钮颜色",
          kind: "colour",
          at: "src/widgets/home_merchant/schema.json:18",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#282828",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "upConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "upConfig",
          title: "上边距",
          kind: "slider",
          at: "src/widgets/home_merchant/schema.json:19",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "downConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "downConfig",
          title: "下边距",
          kind: "slider",
          at: "src/widgets/home_merchant/schema.json:20",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/home_merchant/schema.json:21",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/home_merchant/schema.json:22",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "contentStyle",
          title: "内容圆角",
          kind: "slider",
          at: "src/widgets/home_merchant/schema.json:23",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 7,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/home_merchant/schema.json:24",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 25,
          messages: {},
        },
        suffix: "px",
        hidden: true,
      },
      {
        key: "contentConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "contentConfig",
          title: "内容间距",
          kind: "slider",
          at: "src/widgets/home_merchant/schema.json:25",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
        hidden: true,
      },
    ],
  },
  {
    component: "home_footer",
    name: "footer",
    title: "底部导航",
    at: "src/widgets/home_footer/schema.json:3",
    type: 0,
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
          at: "src/widgets/home_footer/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [
            { checked: "", unchecked: "", name: "首页", link: "/pages/index/index" },
            { checked: "", unchecked: "", name: "分类", link: "/pages/goods_cate/index" },
            { checked: "", unchecked: "", name: "逛逛", link: "/pages/discover_index/index" },
            { checked: "", unchecked: "", name: "购物车", link: "/pages/order_addcart/order_addcart" },
            { checked: "", unchecked: "", name: "我的", link: "/pages/user/index" },
          ],
          minItems: 1,
          maxItems: 5,
          messages: {},
          fields: [
            {
              name: "checked",
              title: "选中图",
              kind: "image",
              at: "src/widgets/home_footer/schema.json:14",
              wire: "plain",
              help: "建议尺寸：81×81像素",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              messages: {},
            },
            {
              name: "unchecked",
              title: "未选中图",
              kind: "image",
              at: "src/widgets/home_footer/schema.json:14",
              wire: "plain",
              help: "建议尺寸：81×81像素",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              messages: {},
            },
            {
              name: "name",
              title: "标题",
              kind: "text",
              at: "src/widgets/home_footer/schema.json:14",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              maxLength: 4,
              messages: {},
            },
            {
              name: "link",
              title: "链接",
              kind: "link",
              at: "src/widgets/home_footer/schema.json:14",
              wire: "plain",
              required: false,
              readOnly: false,
              writeOnly: false,
              default: "",
              messages: {},
            },
          ],
        },
        size: { width: 81, height: 81 },
        asks: "删除这个导航吗",
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/home_footer/schema.json:16",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FFFFFF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "fontColor",
        tab: "style",
        control: "colour",
        field: {
          name: "fontColor",
          title: "文字颜色",
          kind: "colour",
          at: "src/widgets/home_footer/schema.json:17",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#282828",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "checkColor",
        tab: "style",
        control: "colour",
        field: {
          name: "checkColor",
          title: "选中颜色",
          kind: "colour",
          at: "src/widgets/home_footer/schema.json:18",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#E93323",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/home_footer/schema.json:19",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/home_footer/schema.json:20",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
        hidden: true,
      },
    ],
  },
  {
    component: "home_coupon",
    name: "homeCoupon",
    title: "优惠券",
    at: "src/widgets/home_coupon/schema.json:3",
    type: 1,
    groups: [
      {
        key: "tabConfig",
        tab: "content",
        control: "options",
        field: {
          name: "tabConfig",
          title: "展示样式",
          kind: "enumeration",
          at: "src/widgets/home_coupon/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "样式1" }, { value: 1, title: "样式2" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "logoConfig",
        tab: "content",
        control: "image",
        field: {
          name: "logoConfig",
          title: "标题图片",
          kind: "image",
          at: "src/widgets/home_coupon/schema.json:6",
          wire: "plain",
          help: "建议尺寸：124×32像素",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "",
          messages: {},
        },
        size: { width: 124, height: 32 },
      },
      {
        key: "titleConfig",
        tab: "content",
        control: "text",
        field: {
          name: "titleConfig",
          title: "标题内容",
          kind: "text",
          at: "src/widgets/home_coupon/schema.json:7",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "领券中心",
          maxLength: 10,
          messages: {},
        },
        placeholder: "请输入标题",
      },
      {
        key: "linkConfig",
        tab: "content",
        control: "text",
        field: {
          name: "linkConfig",
          title: "更多链接",
          kind: "link",
          at: "src/widgets/home_coupon/schema.json:8",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "/pages/activity/couponList/index",
          maxLength: 255,
          messages: {},
        },
        placeholder: "请选择链接",
      },
      {
        key: "numConfig",
        tab: "content",
        control: "number",
        field: {
          name: "numConfig",
          title: "展示数量",
          kind: "integer",
          at: "src/widgets/home_coupon/schema.json:9",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 3,
          minimum: 1,
          maximum: 100,
          messages: {},
        },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/home_coupon/schema.json:10",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FFFFFF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "upConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "upConfig",
          title: "上边距",
          kind: "slider",
          at: "src/widgets/home_coupon/schema.json:11",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "downConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "downConfig",
          title: "下边距",
          kind: "slider",
          at: "src/widgets/home_coupon/schema.json:12",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/home_coupon/schema.json:13",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/home_coupon/schema.json:14",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "themeColor",
        tab: "style",
        control: "colour",
        field: {
          name: "themeColor",
          title: "主题颜色",
          kind: "colour",
          at: "src/widgets/home_coupon/schema.json:15",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#E93323",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "titleColor",
        tab: "style",
        control: "colour",
        field: {
          name: "titleColor",
          title: "标题颜色",
          kind: "colour",
          at: "src/widgets/home_coupon/schema.json:16",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#999999",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "moreColor",
        tab: "style",
        control: "colour",
        field: {
          name: "moreColor",
          title: "更多按钮颜色",
          kind: "colour",
          at: "src/widgets/home_coupon/schema.json:17",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#282828",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "contentConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "contentConfig",
          title: "内容间距",
          kind: "slider",
          at: "src/widgets/home_coupon/schema.json:18",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/home_coupon/schema.json:19",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 12,
          minimum: 0,
          maximum: 25,
          messages: {},
        },
        suffix: "px",
      },
    ],
  },
  {
    component: "home_seckill",
    name: "seckill",
    title: "秒杀",
    at: "src/widgets/home_seckill/schema.json:3",
    type: 1,
    groups: [
      {
        key: "tabConfig",
        tab: "content",
        control: "options",
        field: {
          name: "tabConfig",
          title: "展示样式",
          kind: "enumeration",
          at: "src/widgets/home_seckill/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "样式1" }, { value: 1, title: "样式2" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "logoConfig",
        tab: "content",
        control: "image",
        field: {
          name: "logoConfig",
          title: "标题图片",
          kind: "image",
          at: "src/widgets/home_seckill/schema.json:6",
          wire: "plain",
          help: "建议尺寸：124×32像素",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "",
          messages: {},
        },
        size: { width: 124, height: 32 },
      },
      {
        key: "titleConfig",
        tab: "content",
        control: "text",
        field: {
          name: "titleConfig",
          title: "标题内容",
          kind: "text",
          at: "src/widgets/home_seckill/schema.json:7",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "限时秒杀",
          maxLength: 15,
          messages: {},
        },
        placeholder: "请输入标题",
      },
      {
        key: "linkConfig",
        tab: "content",
        control: "text",
        field: {
          name: "linkConfig",
          title: "更多链接",
          kind: "link",
          at: "src/widgets/home_seckill/schema.json:8",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "/pages/activity/goods_seckill/index",
          maxLength: 255,
          messages: {},
        },
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
          at: "src/widgets/home_seckill/schema.json:9",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [0, 1],
          codes: [0, 1],
          options: [{ value: 0, title: "商品名称" }, { value: 1, title: "商品价格" }],
          messages: {},
        },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/home_seckill/schema.json:10",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FF2200", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "titleColor",
        tab: "style",
        control: "colour",
        field: {
          name: "titleColor",
          title: "标题颜色",
          kind: "colour",
          at: "src/widgets/home_seckill/schema.json:11",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#fff",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "moreColor",
        tab: "style",
        control: "colour",
        field: {
          name: "moreColor",
          title: "更多按钮颜色",
          kind: "colour",
          at: "src/widgets/home_seckill/schema.json:12",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#fff",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "nameColor",
        tab: "style",
        control: "colour",
        field: {
          name: "nameColor",
          title: "商品名称颜色",
          kind: "colour",
          at: "src/widgets/home_seckill/schema.json:13",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#282828",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "priceColor",
        tab: "style",
        control: "colour",
        field: {
          name: "priceColor",
          title: "商品价格颜色",
          kind: "colour",
          at: "src/widgets/home_seckill/schema.json:14",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#E93323",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "upConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "upConfig",
          title: "上边距",
          kind: "slider",
          at: "src/widgets/home_seckill/schema.json:15",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "downConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "downConfig",
          title: "下边距",
          kind: "slider",
          at: "src/widgets/home_seckill/schema.json:16",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/home_seckill/schema.json:17",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/home_seckill/schema.json:18",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 7,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/home_seckill/schema.json:19",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 12,
          minimum: 0,
          maximum: 25,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "contentConfig",
          title: "内容间距",
          kind: "slider",
          at: "src/widgets/home_seckill/schema.json:20",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "contentStyle",
          title: "图片圆角",
          kind: "slider",
          at: "src/widgets/home_seckill/schema.json:21",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 5,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
    ],
  },
  {
    component: "home_group",
    name: "group",
    title: "拼团",
    at: "src/widgets/home_group/schema.json:3",
    type: 1,
    groups: [
      {
        key: "tabConfig",
        tab: "content",
        control: "options",
        field: {
          name: "tabConfig",
          title: "展示样式",
          kind: "enumeration",
          at: "src/widgets/home_group/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2, 3],
          options: [{ value: 0, title: "样式一" }, { value: 1, title: "样式二" }, { value: 2, title: "样式三" }, { value: 3, title: "样式四" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "selectBgImg",
        tab: "content",
        section: "头部设置",
        control: "options",
        field: {
          name: "selectBgImg",
          title: "选择风格",
          kind: "enumeration",
          at: "src/widgets/home_group/schema.json:6",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "背景图片" }, { value: 1, title: "背景色" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "bgImg",
        tab: "content",
        control: "image",
        field: {
          name: "bgImg",
          title: "背景图片",
          kind: "image",
          at: "src/widgets/home_group/schema.json:7",
          wire: "plain",
          help: "建议尺寸：710×96像素",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "",
          messages: {},
        },
        size: { width: 710, height: 96 },
        when: { selectBgImg: 0 },
      },
      {
        key: "selectStyle",
        tab: "content",
        control: "options",
        field: {
          name: "selectStyle",
          title: "标题类型",
          kind: "enumeration",
          at: "src/widgets/home_group/schema.json:8",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "图片" }, { value: 1, title: "文字" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "logoConfig",
        tab: "content",
        control: "image",
        field: {
          name: "logoConfig",
          title: "标题图片",
          kind: "image",
          at: "src/widgets/home_group/schema.json:9",
          wire: "plain",
          help: "建议尺寸：154×32像素",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "",
          messages: {},
        },
        size: { width: 154, height: 32 },
        when: { selectStyle: 0 },
      },
      {
        key: "titleConfig",
        tab: "content",
        control: "text",
        field: {
          name: "titleConfig",
          title: "标题内容",
          kind: "text",
          at: "src/widgets/home_group/schema.json:10",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "超值拼团",
          maxLength: 6,
          messages: {},
        },
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
          at: "src/widgets/home_group/schema.json:11",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [0, 1, 2, 3],
          codes: [0, 1, 2, 3],
          options: [{ value: 0, title: "商品名称" }, { value: 1, title: "活动标签" }, { value: 2, title: "商品价格" }, { value: 3, title: "商品原价" }],
          messages: {},
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
          at: "src/widgets/home_group/schema.json:12",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "显示" }, { value: 1, title: "隐藏" }],
          as: "radio",
          messages: {},
        },
        when: { tabConfig: [0, 1] },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/home_group/schema.json:13",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FFFFFF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
        when: { selectBgImg: 1 },
      },
      {
        key: "contentBgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "contentBgColor",
          title: "内容背景",
          kind: "colour",
          at: "src/widgets/home_group/schema.json:14",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FFFFFF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "headerTitleStyle",
        tab: "style",
        control: "options",
        field: {
          name: "headerTitleStyle",
          title: "标题样式",
          kind: "enumeration",
          at: "src/widgets/home_group/schema.json:15",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "加粗" }, { value: 1, title: "正常" }, { value: 2, title: "倾斜" }],
          as: "radio",
          messages: {},
        },
        when: { selectStyle: 1 },
      },
      {
        key: "headerTitleColor",
        tab: "style",
        control: "colour",
        field: {
          name: "headerTitleColor",
          title: "标题颜色",
          kind: "colour",
          at: "src/widgets/home_group/schema.json:16",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#FFFFFF",
          notation: "css",
          alpha: true,
          messages: {},
        },
        when: { selectStyle: 1 },
      },
      {
        key: "lineColor",
        tab: "style",
        control: "colour",
        field: {
          name: "lineColor",
          title: "分割线颜色",
          kind: "colour",
          at: "src/widgets/home_group/schema.json:17",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#FFFFFF",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "titleColor",
        tab: "style",
        control: "colour",
        field: {
          name: "titleColor",
          title: "提示文字颜色",
          kind: "colour",
          at: "src/widgets/home_group/schema.json:18",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#FFFFFF",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "headerBtnColor",
        tab: "style",
        control: "colour",
        field: {
          name: "headerBtnColor",
          title: "头部按钮颜色",
          kind: "colour",
          at: "src/widgets/home_group/schema.json:19",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#FFFFFF",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "nameColor",
        tab: "style",
        control: "colour",
        field: {
          name: "nameColor",
          title: "商品名称颜色",
          kind: "colour",
          at: "src/widgets/home_group/schema.json:20",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#000000",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "originalColor",
        tab: "style",
        control: "colour",
        field: {
          name: "originalColor",
          title: "商品原价颜色",
          kind: "colour",
          at: "src/widgets/home_group/schema.json:21",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#999999",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "priceColor",
        tab: "style",
        control: "colour",
        field: {
          name: "priceColor",
          title: "商品价格颜色",
          kind: "colour",
          at: "src/widgets/home_group/schema.json:22",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#E93323",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "groupTitleColor",
        tab: "style",
        control: "colour",
        field: {
          name: "groupTitleColor",
          title: "标签颜色",
          kind: "colour",
          at: "src/widgets/home_group/schema.json:23",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "rgba(233,51,35,1)",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "btnColor",
        tab: "style",
        control: "colour",
        field: {
          name: "btnColor",
          title: "按钮颜色",
          kind: "colour",
          at: "src/widgets/home_group/schema.json:24",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#E93323", "#E93323"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
        when: { tabConfig: [0, 1], groupBtnConfig: 0 },
      },
      {
        key: "btnFontColor",
        tab: "style",
        control: "colour",
        field: {
          name: "btnFontColor",
          title: "按钮文字颜色",
          kind: "colour",
          at: "src/widgets/home_group/schema.json:25",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#FFFFFF",
          notation: "css",
          alpha: true,
          messages: {},
        },
        when: { tabConfig: [0, 1], groupBtnConfig: 0 },
      },
      {
        key: "upConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "upConfig",
          title: "上边距",
          kind: "slider",
          at: "src/widgets/home_group/schema.json:26",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "downConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "downConfig",
          title: "下边距",
          kind: "slider",
          at: "src/widgets/home_group/schema.json:27",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/home_group/schema.json:28",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/home_group/schema.json:29",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 7,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/home_group/schema.json:30",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 12,
          minimum: 0,
          maximum: 15,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "contentConfig",
          title: "内容间距",
          kind: "slider",
          at: "src/widgets/home_group/schema.json:31",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 5,
          minimum: 0,
          maximum: 20,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "contentStyle",
          title: "内容圆角",
          kind: "slider",
          at: "src/widgets/home_group/schema.json:32",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 5,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
    ],
  },
  {
    component: "home_intergral",
    name: "intergral",
    title: "积分商城",
    at: "src/widgets/home_intergral/schema.json:3",
    type: 1,
    groups: [
      {
        key: "itemStyle",
        tab: "content",
        control: "options",
        field: {
          name: "itemStyle",
          title: "展示样式",
          kind: "enumeration",
          at: "src/widgets/home_intergral/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "样式1" }, { value: 1, title: "样式2" }, { value: 2, title: "样式3" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "selectBgImg",
        tab: "content",
        section: "头部设置",
        control: "options",
        field: {
          name: "selectBgImg",
          title: "选择风格",
          kind: "enumeration",
          at: "src/widgets/home_intergral/schema.json:6",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "背景图片" }, { value: 1, title: "背景色" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "bgImg",
        tab: "content",
        control: "image",
        field: {
          name: "bgImg",
          title: "背景图片",
          kind: "image",
          at: "src/widgets/home_intergral/schema.json:7",
          wire: "plain",
          help: "建议尺寸：710×96像素",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "",
          messages: {},
        },
        size: { width: 710, height: 96 },
        when: { selectBgImg: 0 },
      },
      {
        key: "selectStyle",
        tab: "content",
        control: "options",
        field: {
          name: "selectStyle",
          title: "标题类型",
          kind: "enumeration",
          at: "src/widgets/home_intergral/schema.json:8",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "图片" }, { value: 1, title: "文字" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "logoConfig",
        tab: "content",
        control: "image",
        field: {
          name: "logoConfig",
          title: "标题图片",
          kind: "image",
          at: "src/widgets/home_intergral/schema.json:9",
          wire: "plain",
          help: "建议尺寸：154×32像素",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "",
          messages: {},
        },
        size: { width: 154, height: 32 },
        when: { selectStyle: 0 },
      },
      {
        key: "titleConfig",
        tab: "content",
        control: "text",
        field: {
          name: "titleConfig",
          title: "标题内容",
          kind: "text",
          at: "src/widgets/home_intergral/schema.json:10",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "积分商城",
          maxLength: 6,
          messages: {},
        },
        placeholder: "请输入标题",
        when: { selectStyle: 1 },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/home_intergral/schema.json:11",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FFFFFF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
        when: { selectBgImg: 1 },
      },
      {
        key: "contentBgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "contentBgColor",
          title: "内容背景",
          kind: "colour",
          at: "src/widgets/home_intergral/schema.json:12",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FFFFFF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "headerTitleStyle",
        tab: "style",
        control: "options",
        field: {
          name: "headerTitleStyle",
          title: "标题样式",
          kind: "enumeration",
          at: "src/widgets/home_intergral/schema.json:13",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "加粗" }, { value: 1, title: "正常" }, { value: 2, title: "倾斜" }],
          as: "radio",
          messages: {},
        },
        when: { selectStyle: 1 },
      },
      {
        key: "headerTitleColor",
        tab: "style",
        control: "colour",
        field: {
          name: "headerTitleColor",
          title: "标题颜色",
          kind: "colour",
          at: "src/widgets/home_intergral/schema.json:14",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#FFFFFF",
          notation: "css",
          alpha: true,
          messages: {},
        },
        when: { selectStyle: 1 },
      },
      {
        key: "headerBtnColor",
        tab: "style",
        control: "colour",
        field: {
          name: "headerBtnColor",
          title: "头部按钮颜色",
          kind: "colour",
          at: "src/widgets/home_intergral/schema.json:15",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#FFFFFF",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "nameColor",
        tab: "style",
        control: "colour",
        field: {
          name: "nameColor",
          title: "商品名称颜色",
          kind: "colour",
          at: "src/widgets/home_intergral/schema.json:16",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#000000",
          notation: "css",
          alpha: true,
          messages: {},
        },
        when: { itemStyle: [0, 1] },
      },
      {
        key: "priceColor",
        tab: "style",
        control: "colour",
        field: {
          name: "priceColor",
          title: "商品价格颜色",
          kind: "colour",
          at: "src/widgets/home_intergral/schema.json:17",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#E93323",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "upConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "upConfig",
          title: "上边距",
          kind: "slider",
          at: "src/widgets/home_intergral/schema.json:18",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "downConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "downConfig",
          title: "下边距",
          kind: "slider",
          at: "src/widgets/home_intergral/schema.json:19",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/home_intergral/schema.json:20",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/home_intergral/schema.json:21",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 7,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/home_intergral/schema.json:22",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 5,
          minimum: 0,
          maximum: 15,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "contentConfig",
          title: "内容间距",
          kind: "slider",
          at: "src/widgets/home_intergral/schema.json:23",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 12,
          minimum: 0,
          maximum: 20,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "contentStyle",
          title: "内容圆角",
          kind: "slider",
          at: "src/widgets/home_intergral/schema.json:24",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 5,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
    ],
  },
  {
    component: "home_discover",
    name: "homeDiscover",
    title: "种草社区",
    at: "src/widgets/home_discover/schema.json:3",
    type: 1,
    groups: [
      {
        key: "tabConfig",
        tab: "content",
        control: "options",
        field: {
          name: "tabConfig",
          title: "展示样式",
          kind: "enumeration",
          at: "src/widgets/home_discover/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1],
          options: [{ value: 0, title: "单行模式" }, { value: 1, title: "双排模式" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "logoConfig",
        tab: "content",
        control: "image",
        field: {
          name: "logoConfig",
          title: "标题图片",
          kind: "image",
          at: "src/widgets/home_discover/schema.json:6",
          wire: "plain",
          help: "建议尺寸：124×32像素",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "",
          messages: {},
        },
        size: { width: 124, height: 32 },
      },
      {
        key: "titleConfig",
        tab: "content",
        control: "text",
        field: {
          name: "titleConfig",
          title: "标题内容",
          kind: "text",
          at: "src/widgets/home_discover/schema.json:7",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "种草社区",
          maxLength: 15,
          messages: {},
        },
        placeholder: "请输入标题",
      },
      {
        key: "linkConfig",
        tab: "content",
        control: "text",
        field: {
          name: "linkConfig",
          title: "更多链接",
          kind: "link",
          at: "src/widgets/home_discover/schema.json:8",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "/pages/discover_index/index",
          maxLength: 255,
          messages: {},
        },
        placeholder: "请选择链接",
      },
      {
        key: "numConfig",
        tab: "content",
        control: "number",
        field: {
          name: "numConfig",
          title: "文章数量",
          kind: "integer",
          at: "src/widgets/home_discover/schema.json:9",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 3,
          minimum: 1,
          maximum: 8,
          messages: {},
        },
      },
      {
        key: "typeConfig",
        tab: "content",
        control: "checkboxes",
        field: {
          name: "typeConfig",
          title: "展示信息",
          kind: "choices",
          at: "src/widgets/home_discover/schema.json:10",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: [0, 1, 2],
          codes: [0, 1, 2],
          options: [{ value: 0, title: "文章标题" }, { value: 1, title: "作者头像" }, { value: 2, title: "作者昵称" }],
          messages: {},
        },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/home_discover/schema.json:11",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#D2B0FF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "titleColor",
        tab: "style",
        control: "colour",
        field: {
          name: "titleColor",
          title: "标题颜色",
          kind: "colour",
          at: "src/widgets/home_discover/schema.json:12",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#999999",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "moreColor",
        tab: "style",
        control: "colour",
        field: {
          name: "moreColor",
          title: "更多按钮颜色",
          kind: "colour",
          at: "src/widgets/home_discover/schema.json:13",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#282828",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "nameColor",
        tab: "style",
        control: "colour",
        field: {
          name: "nameColor",
          title: "作者昵称",
          kind: "colour",
          at: "src/widgets/home_discover/schema.json:14",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#282828",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "laberColor",
        tab: "style",
        control: "colour",
        field: {
          name: "laberColor",
          title: "文章标题颜色",
          kind: "colour",
          at: "src/widgets/home_discover/schema.json:15",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#282828",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "upConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "upConfig",
          title: "上边距",
          kind: "slider",
          at: "src/widgets/home_discover/schema.json:16",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "downConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "downConfig",
          title: "下边距",
          kind: "slider",
          at: "src/widgets/home_discover/schema.json:17",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/home_discover/schema.json:18",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/home_discover/schema.json:19",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 7,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/home_discover/schema.json:20",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 12,
          minimum: 0,
          maximum: 25,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "contentConfig",
          title: "内容间距",
          kind: "slider",
          at: "src/widgets/home_discover/schema.json:21",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "contentStyle",
          title: "内容圆角",
          kind: "slider",
          at: "src/widgets/home_discover/schema.json:22",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 7,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
    ],
  },
  {
    component: "wechat_live",
    name: "liveBroadcast",
    title: "小程序直播",
    at: "src/widgets/wechat_live/schema.json:3",
    type: 1,
    groups: [
      {
        key: "tabConfig",
        tab: "content",
        control: "options",
        field: {
          name: "tabConfig",
          title: "展示样式",
          kind: "enumeration",
          at: "src/widgets/wechat_live/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "单行" }, { value: 1, title: "多行" }, { value: 2, title: "双排" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "logoConfig",
        tab: "content",
        control: "image",
        field: {
          name: "logoConfig",
          title: "标题图片",
          kind: "image",
          at: "src/widgets/wechat_live/schema.json:6",
          wire: "plain",
          help: "建议尺寸：124×32像素",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "",
          messages: {},
        },
        size: { width: 124, height: 32 },
      },
      {
        key: "titleConfig",
        tab: "content",
        control: "text",
        field: {
          name: "titleConfig",
          title: "标题内容",
          kind: "text",
          at: "src/widgets/wechat_live/schema.json:7",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "直播间",
          maxLength: 10,
          messages: {},
        },
        placeholder: "请输入标题",
      },
      {
        key: "linkConfig",
        tab: "content",
        control: "text",
        field: {
          name: "linkConfig",
          title: "更多链接",
          kind: "link",
          at: "src/widgets/wechat_live/schema.json:8",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "/pages/activity/liveBroadcast/index",
          maxLength: 255,
          messages: {},
        },
        placeholder: "请选择链接",
      },
      {
        key: "numConfig",
        tab: "content",
        control: "number",
        field: {
          name: "numConfig",
          title: "展示数量",
          kind: "integer",
          at: "src/widgets/wechat_live/schema.json:9",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 3,
          minimum: 1,
          maximum: 100,
          messages: {},
        },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/wechat_live/schema.json:10",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["rgba(255,255,255,0)", "rgba(255,255,255,0)"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "titleColor",
        tab: "style",
        control: "colour",
        field: {
          name: "titleColor",
          title: "标题颜色",
          kind: "colour",
          at: "src/widgets/wechat_live/schema.json:11",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#999999",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "moreColor",
        tab: "style",
        control: "colour",
        field: {
          name: "moreColor",
          title: "更多按钮颜色",
          kind: "colour",
          at: "src/widgets/wechat_live/schema.json:12",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#282828",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "upConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "upConfig",
          title: "上边距",
          kind: "slider",
          at: "src/widgets/wechat_live/schema.json:13",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "downConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "downConfig",
          title: "下边距",
          kind: "slider",
          at: "src/widgets/wechat_live/schema.json:14",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/wechat_live/schema.json:15",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/wechat_live/schema.json:16",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/wechat_live/schema.json:17",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 12,
          minimum: 0,
          maximum: 25,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "contentConfig",
          title: "内容间距",
          kind: "slider",
          at: "src/widgets/wechat_live/schema.json:18",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "contentStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "contentStyle",
          title: "内容圆角",
          kind: "slider",
          at: "src/widgets/wechat_live/schema.json:19",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
    ],
  },
  {
    component: "home_title",
    name: "titles",
    title: "标题",
    at: "src/widgets/home_title/schema.json:3",
    type: 2,
    groups: [
      {
        key: "titleConfig",
        tab: "content",
        control: "text",
        field: {
          name: "titleConfig",
          title: "标题",
          kind: "text",
          at: "src/widgets/home_title/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "标题",
          maxLength: 10,
          messages: {},
        },
        placeholder: "请输入标题",
      },
      {
        key: "linkConfig",
        tab: "content",
        control: "text",
        field: {
          name: "linkConfig",
          title: "链接",
          kind: "link",
          at: "src/widgets/home_title/schema.json:6",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "",
          maxLength: 100,
          messages: {},
        },
        placeholder: "请选择链接",
      },
      {
        key: "fontColor",
        tab: "style",
        control: "colour",
        field: {
          name: "fontColor",
          title: "文字颜色",
          kind: "colour",
          at: "src/widgets/home_title/schema.json:7",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#282828",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "fontSize",
        tab: "style",
        control: "slider",
        field: {
          name: "fontSize",
          title: "文本大小",
          kind: "slider",
          at: "src/widgets/home_title/schema.json:8",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 12,
          minimum: 12,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "textPosition",
        tab: "style",
        control: "options",
        field: {
          name: "textPosition",
          title: "文本位置",
          kind: "enumeration",
          at: "src/widgets/home_title/schema.json:9",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "居左" }, { value: 1, title: "居中" }, { value: 2, title: "居右" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "textStyle",
        tab: "style",
        control: "options",
        field: {
          name: "textStyle",
          title: "文本样式",
          kind: "enumeration",
          at: "src/widgets/home_title/schema.json:10",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "正常" }, { value: 1, title: "斜体" }, { value: 2, title: "加粗" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/home_title/schema.json:11",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FFFFFF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "upConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "upConfig",
          title: "上边距",
          kind: "slider",
          at: "src/widgets/home_title/schema.json:12",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "downConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "downConfig",
          title: "下边距",
          kind: "slider",
          at: "src/widgets/home_title/schema.json:13",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/home_title/schema.json:14",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 12,
          minimum: 0,
          maximum: 40,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/home_title/schema.json:15",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgTopStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgTopStyle",
          title: "上圆角",
          kind: "slider",
          at: "src/widgets/home_title/schema.json:16",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgDownStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgDownStyle",
          title: "下圆角",
          kind: "slider",
          at: "src/widgets/home_title/schema.json:17",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
    ],
  },
  {
    component: "z_ueditor",
    name: "richTextEditor",
    title: "富文本",
    at: "src/widgets/z_ueditor/schema.json:3",
    type: 2,
    groups: [
      {
        key: "richText",
        tab: "content",
        control: "richText",
        field: {
          name: "richText",
          title: "富文本内容",
          kind: "richText",
          at: "src/widgets/z_ueditor/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "",
          messages: {},
        },
      },
      {
        key: "bgColor",
        tab: "style",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/z_ueditor/schema.json:6",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FFFFFF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "lrConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/z_ueditor/schema.json:7",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 12,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        tab: "style",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/z_ueditor/schema.json:8",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "bgStyle",
        tab: "style",
        control: "slider",
        field: {
          name: "bgStyle",
          title: "背景圆角",
          kind: "slider",
          at: "src/widgets/z_ueditor/schema.json:9",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
    ],
  },
  {
    component: "z_auxiliary_box",
    name: "blankPage",
    title: "辅助空白",
    at: "src/widgets/z_auxiliary_box/schema.json:3",
    type: 2,
    groups: [
      {
        key: "bgColor",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/z_auxiliary_box/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#f5f5f5", "#f5f5f5"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "heightConfig",
        control: "slider",
        field: {
          name: "heightConfig",
          title: "空白高度",
          kind: "slider",
          at: "src/widgets/z_auxiliary_box/schema.json:6",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 1,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "lrConfig",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/z_auxiliary_box/schema.json:7",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/z_auxiliary_box/schema.json:8",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
    ],
  },
  {
    component: "z_auxiliary_line",
    name: "guide",
    title: "辅助线",
    at: "src/widgets/z_auxiliary_line/schema.json:3",
    type: 2,
    groups: [
      {
        key: "bgColor",
        control: "colour",
        field: {
          name: "bgColor",
          title: "背景颜色",
          kind: "colour",
          at: "src/widgets/z_auxiliary_line/schema.json:5",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: ["#FFFFFF", "#FFFFFF"],
          notation: "css",
          alpha: true,
          messages: {},
          several: true,
        },
      },
      {
        key: "lineColor",
        control: "colour",
        field: {
          name: "lineColor",
          title: "线条颜色",
          kind: "colour",
          at: "src/widgets/z_auxiliary_line/schema.json:6",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: "#979797",
          notation: "css",
          alpha: true,
          messages: {},
        },
      },
      {
        key: "lineStyle",
        control: "options",
        field: {
          name: "lineStyle",
          title: "线条样式",
          kind: "enumeration",
          at: "src/widgets/z_auxiliary_line/schema.json:7",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          codes: [0, 1, 2],
          options: [{ value: 0, title: "虚线" }, { value: 1, title: "实线" }, { value: 2, title: "点状线" }],
          as: "radio",
          messages: {},
        },
      },
      {
        key: "heightConfig",
        control: "slider",
        field: {
          name: "heightConfig",
          title: "线条高度",
          kind: "slider",
          at: "src/widgets/z_auxiliary_line/schema.json:8",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 1,
          minimum: 1,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "lrConfig",
        control: "slider",
        field: {
          name: "lrConfig",
          title: "左右边距",
          kind: "slider",
          at: "src/widgets/z_auxiliary_line/schema.json:9",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 0,
          minimum: 0,
          maximum: 30,
          messages: {},
        },
        suffix: "px",
      },
      {
        key: "mbConfig",
        control: "slider",
        field: {
          name: "mbConfig",
          title: "页面间距",
          kind: "slider",
          at: "src/widgets/z_auxiliary_line/schema.json:10",
          wire: "plain",
          required: false,
          readOnly: false,
          writeOnly: false,
          default: 10,
          minimum: 0,
          maximum: 100,
          messages: {},
        },
        suffix: "px",
      },
    ],
  },
];

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

/**
 * 搜索框
 */
export interface SearchBoxValues {
  /**
   * 选择模板
   */
  searConfig: 0 | 1
  /**
   * 设置logo
   */
  logoConfig: string
  /**
   * 提示文字
   */
  placeWords: string
  /**
   * 搜索热词
   */
  hotWords: {
    /**
     * 热词
     */
    val: string
  }[]
  /**
   * 切换时间
   */
  titleConfig: number
  /**
   * 文本位置
   */
  textPosition: 0 | 1
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 框体颜色
   */
  borderColor: string
  /**
   * 输入文字颜色
   */
  textColor: string
  /**
   * 左右边距
   */
  lrConfig: number
  /**
   * 背景圆角
   */
  bgStyle: number
  /**
   * 内容圆角
   */
  contentStyle: number
}

/**
 * 商品分类
 */
export interface NavBarValues {
  /**
   * 选项卡
   */
  listConfig: {
    /**
     * 标题
     */
    title: string
    /**
     * 类型
     */
    type: 0 | 1
    /**
     * 选择内容
     */
    val: number | null
  }[]
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 文字颜色
   */
  fontColor: string
  /**
   * 选中颜色
   */
  checkColor: string
  /**
   * 背景圆角
   */
  bgStyle: number
  /**
   * 左右边距
   */
  lrConfig: number
}

/**
 * 组合组件
 */
export interface HomeCombValues {
  /**
   * 选择组件
   */
  tabConfig: 0 | 1 | 2
  /**
   * 选择模板
   */
  searConfig: 0 | 1
  /**
   * 设置logo
   */
  logoConfig: string
  /**
   * 提示文字
   */
  placeWords: string
  /**
   * 搜索热词
   */
  hotWords: {
    /**
     * 热词
     */
    val: string
  }[]
  /**
   * 切换时间
   */
  titleConfig: number
  /**
   * 输入文字颜色
   */
  textColor: string
  /**
   * 框体颜色
   */
  borderColor: string
  /**
   * 文本位置
   */
  textPosition: 0 | 1 | 2
  /**
   * 内容圆角
   */
  contentStyle: number
  /**
   * 选项卡
   */
  listConfig: {
    /**
     * 标题
     */
    title: string
    /**
     * 类型
     */
    type: 0 | 1
    /**
     * 选择内容
     */
    val: number | null
    /**
     * 链接
     */
    url: string
  }[]
  /**
   * 文字颜色
   */
  fontColor: string
  /**
   * 选中颜色
   */
  checkColor: string
  /**
   * 轮播图
   */
  swiperConfig: {
    /**
     * 图片
     */
    img: string
    /**
     * 标题
     */
    title: string
    /**
     * 链接
     */
    link: string
  }[]
  /**
   * 指示器样式
   */
  docConfig: 0 | 1 | 2
  /**
   * 指示器位置
   */
  txtStyle: 0 | 1 | 2
  /**
   * 指示器颜色
   */
  docColor: string
  /**
   * 轮播图圆角
   */
  contentStyleBanner: number
}

/**
 * 轮播图
 */
export interface BannerValues {
  /**
   * 版块设置
   */
  swiperConfig: {
    /**
     * 图片
     */
    img: string
    /**
     * 标题
     */
    title: string
    /**
     * 链接
     */
    link: string
  }[]
  /**
   * 指示器样式
   */
  docConfig: 0 | 1 | 2
  /**
   * 指示器位置
   */
  txtStyle: 0 | 1 | 2
  /**
   * 指示器颜色
   */
  docColor: string
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 上边距
   */
  upConfig: number
  /**
   * 下边距
   */
  downConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
  /**
   * 背景圆角
   */
  bgStyle: number
  /**
   * 左右边距
   */
  lrConfig: number
  /**
   * 内容圆角
   */
  contentStyle: number
}

/**
 * 导航组
 */
export interface HomeMenuValues {
  /**
   * 展示样式
   */
  tabConfig: 0 | 1
  /**
   * 显示行数
   */
  rowsNum: 0 | 1 | 2
  /**
   * 显示个数
   */
  number: 0 | 1 | 2
  /**
   * 导航设置
   */
  menuConfig: {
    /**
     * 图片
     */
    img: string
    /**
     * 标题
     */
    title: string
    /**
     * 链接
     */
    link: string
    /**
     * 状态
     */
    status: boolean
  }[]
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 上边距
   */
  upConfig: number
  /**
   * 下边距
   */
  downConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
  /**
   * 背景圆角
   */
  bgStyle: number
  /**
   * 文字颜色
   */
  titleColor: string
  /**
   * 左右边距
   */
  lrConfig: number
  /**
   * 内容间距
   */
  contentConfig: number
  /**
   * 内容圆角
   */
  contentStyle: number
}

/**
 * 新闻播报
 */
export interface HomeNewsRollValues {
  /**
   * 图标
   */
  logoConfig: string
  /**
   * 公告
   */
  listConfig: {
    /**
     * 标题
     */
    title: string
    /**
     * 链接
     */
    link: string
    /**
     * 状态
     */
    status: boolean
  }[]
  /**
   * 滚动方向
   */
  directionConfig: 0 | 1
  /**
   * 文本位置
   */
  textPosition: 0 | 1 | 2
  /**
   * 文字颜色
   */
  textColor: string
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 上边距
   */
  upConfig: number
  /**
   * 下边距
   */
  downConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
  /**
   * 背景圆角
   */
  bgStyle: number
  /**
   * 左右边距
   */
  lrConfig: number
}

/**
 * 图片魔方
 */
export interface PictureCubeValues {
  /**
   * 选择样式
   */
  tabConfig: 0 | 1 | 2 | 3 | 4 | 5
  /**
   * 图片设置
   */
  picStyle: {
    /**
     * 图片
     */
    image: string
    /**
     * 链接
     */
    link: string
  }[]
  /**
   * 图片设置
   */
  menuConfig: {
    /**
     * 图片
     */
    img: string
    /**
     * 链接
     */
    link: string
  }[]
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 上边距
   */
  upConfig: number
  /**
   * 下边距
   */
  downConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
  /**
   * 背景圆角
   */
  bgStyle: number
  /**
   * 左右边距
   */
  lrConfig: number
}

/**
 * 热区
 */
export interface HomeHotspotValues {
  /**
   * 图片设置
   */
  picStyle: string
  /**
   * 图片设置
   */
  menuConfig: {
    /**
     * 图片
     */
    img: string
    /**
     * 链接
     */
    link: string
  }[]
  /**
   * 设置热区
   */
  checkoutConfig: {
    /**
     * 序号
     */
    number: number
    /**
     * 左边距
     */
    starX: number
    /**
     * 上边距
     */
    starY: number
    /**
     * 宽度
     */
    areaWidth: number
    /**
     * 高度
     */
    areaHeight: number
    /**
     * 图片宽度
     */
    nowImgWidth: number
    /**
     * 链接
     */
    link: string
  }[]
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 上边距
   */
  upConfig: number
  /**
   * 下边距
   */
  downConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
  /**
   * 背景圆角
   */
  bgStyle: number
  /**
   * 左右边距
   */
  lrConfig: number
  /**
   * 图片间距
   */
  igConfig: number
}

/**
 * 视频
 */
export interface HomeVideoValues {
  /**
   * 视频类型
   */
  tabConfig: 0 | 1
  /**
   * 上传视频
   */
  uploadVideo: string
  /**
   * 视频链接
   */
  link: string
  /**
   * 视频封面
   */
  cover: string
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 上边距
   */
  upConfig: number
  /**
   * 下边距
   */
  downConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
  /**
   * 背景圆角
   */
  bgStyle: number
  /**
   * 左右边距
   */
  lrConfig: number
}

/**
 * 商品列表
 */
export interface HomeGoodsListValues {
  /**
   * 展现形式
   */
  itemStyle: 0 | 1 | 2 | 3
  /**
   * 展示信息
   */
  typeConfig: (0 | 1 | 2)[]
  /**
   * 选择方式
   */
  tabConfig: 0 | 1 | 2 | 3
  /**
   * 商品列表
   */
  goodsList: {
    /**
     * ID
     */
    id: number
    /**
     * 商品名称
     */
    name: string
    /**
     * 商品图片
     */
    image: string
    /**
     * 商品价格
     */
    price: string
  }[]
  /**
   * 商品品牌
   */
  activeValueBrand: number[]
  /**
   * 商品分类
   */
  selectConfig: number[]
  /**
   * 选择商户
   */
  activeValueMer: number[]
  /**
   * 商品数量
   */
  numConfig: number
  /**
   * 商品排序
   */
  goodsSort: 0 | 1 | 2
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 商品标题颜色
   */
  titleColor: string
  /**
   * 商品价格颜色
   */
  priceColor: string
  /**
   * 已售数量颜色
   */
  soldColor: string
  /**
   * 上边距
   */
  upConfig: number
  /**
   * 下边距
   */
  downConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
  /**
   * 背景圆角
   */
  bgStyle: number
  /**
   * 左右边距
   */
  lrConfig: number
  /**
   * 内容间距
   */
  contentConfig: number
  /**
   * 内容圆角
   */
  contentStyle: number
}

/**
 * 选项卡
 */
export interface HomeTabValues {
  /**
   * 选项卡设置
   */
  tabItemConfig: {
    /**
     * 标题
     */
    val: string
    /**
     * 选择方式
     */
    tabConfig: 0 | 1 | 2 | 3
    /**
     * 商品列表
     */
    goodsList: {
      /**
       * ID
       */
      id: number
      /**
       * 商品名称
       */
      name: string
      /**
       * 商品图片
       */
      image: string
      /**
       * 商品价格
       */
      price: string
    }[]
    /**
     * 商品品牌
     */
    activeValueBrand: number[]
    /**
     * 商品分类
     */
    selectConfig: number[]
    /**
     * 选择商户
     */
    activeValueMer: number[]
    /**
     * 商品数量
     */
    numConfig: number
    /**
     * 商品排序
     */
    goodsSort: 0 | 1 | 2
  }[]
  /**
   * 展现形式
   */
  itemStyle: 0 | 1 | 2 | 3
  /**
   * 展示信息
   */
  typeConfig: (0 | 1 | 2)[]
  /**
   * 背景颜色
   */
  tabBgColor: [string, string]
  /**
   * 文字颜色
   */
  fontColor: string
  /**
   * 选中颜色
   */
  checkColor: string
  /**
   * 内容背景颜色
   */
  bgColor: [string, string]
  /**
   * 商品标题颜色
   */
  titleColor: string
  /**
   * 商品价格颜色
   */
  priceColor: string
  /**
   * 已售数量颜色
   */
  soldColor: string
  /**
   * 标签颜色
   */
  labelColor: string
  /**
   * 上边距
   */
  upConfig: number
  /**
   * 下边距
   */
  downConfig: number
  /**
   * 内容间距
   */
  topConfig: number
  /**
   * 左右边距
   */
  lrConfig: number
  /**
   * 商品间距
   */
  contentConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
  /**
   * 背景圆角
   */
  bgStyle: number
  /**
   * 内容圆角
   */
  contentStyle: number
}

/**
 * 文章列表
 */
export interface HomeArticleValues {
  /**
   * 布局样式
   */
  layoutConfig: 0 | 1
  /**
   * 文章分类
   */
  selectConfig: number | null
  /**
   * 文章数量
   */
  numConfig: number
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 上边距
   */
  upConfig: number
  /**
   * 下边距
   */
  downConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
  /**
   * 背景圆角
   */
  bgStyle: number
  /**
   * 标题颜色
   */
  titleColor: string
  /**
   * 时间颜色
   */
  timeColor: string
  /**
   * 文章间距
   */
  contentConfig: number
  /**
   * 左右边距
   */
  lrConfig: number
  /**
   * 内容圆角
   */
  contentStyle: number
}

/**
 * 店铺街
 */
export interface HomeMerchantValues {
  /**
   * 展示样式
   */
  tabConfig: 0 | 1
  /**
   * 标题图片
   */
  logoConfig: string
  /**
   * 标题内容
   */
  titleConfig: string
  /**
   * 更多链接
   */
  linkConfig: string
  /**
   * 展示信息
   */
  typeConfig: (0 | 1 | 2)[]
  /**
   * 店铺数据
   */
  listConfig: 0 | 1
  /**
   * 店铺数量
   */
  numConfig: number
  /**
   * 选择店铺
   */
  activeValueMer: number[]
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 标题颜色
   */
  titleColor: string
  /**
   * 店铺名称颜色
   */
  nameColor: string
  /**
   * 标签背景颜色
   */
  labelColor: string
  /**
   * 标签文字颜色
   */
  labelFontColor: string
  /**
   * 更多按钮颜色
   */
  moreColor: string
  /**
   * 上边距
   */
  upConfig: number
  /**
   * 下边距
   */
  downConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
  /**
   * 背景圆角
   */
  bgStyle: number
  /**
   * 内容圆角
   */
  contentStyle: number
  /**
   * 左右边距
   */
  lrConfig: number
  /**
   * 内容间距
   */
  contentConfig: number
}

/**
 * 底部导航
 */
export interface HomeFooterValues {
  /**
   * 导航设置
   */
  menuList: {
    /**
     * 选中图
     */
    checked: string
    /**
     * 未选中图
     */
    unchecked: string
    /**
     * 标题
     */
    name: string
    /**
     * 链接
     */
    link: string
  }[]
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 文字颜色
   */
  fontColor: string
  /**
   * 选中颜色
   */
  checkColor: string
  /**
   * 左右边距
   */
  lrConfig: number
  /**
   * 背景圆角
   */
  bgStyle: number
}

/**
 * 优惠券
 */
export interface HomeCouponValues {
  /**
   * 展示样式
   */
  tabConfig: 0 | 1
  /**
   * 标题图片
   */
  logoConfig: string
  /**
   * 标题内容
   */
  titleConfig: string
  /**
   * 更多链接
   */
  linkConfig: string
  /**
   * 展示数量
   */
  numConfig: number
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 上边距
   */
  upConfig: number
  /**
   * 下边距
   */
  downConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
  /**
   * 背景圆角
   */
  bgStyle: number
  /**
   * 主题颜色
   */
  themeColor: string
  /**
   * 标题颜色
   */
  titleColor: string
  /**
   * 更多按钮颜色
   */
  moreColor: string
  /**
   * 内容间距
   */
  contentConfig: number
  /**
   * 左右边距
   */
  lrConfig: number
}

/**
 * 秒杀
 */
export interface HomeSeckillValues {
  /**
   * 展示样式
   */
  tabConfig: 0 | 1
  /**
   * 标题图片
   */
  logoConfig: string
  /**
   * 标题内容
   */
  titleConfig: string
  /**
   * 更多链接
   */
  linkConfig: string
  /**
   * 展示信息
   */
  typeConfig: (0 | 1)[]
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 标题颜色
   */
  titleColor: string
  /**
   * 更多按钮颜色
   */
  moreColor: string
  /**
   * 商品名称颜色
   */
  nameColor: string
  /**
   * 商品价格颜色
   */
  priceColor: string
  /**
   * 上边距
   */
  upConfig: number
  /**
   * 下边距
   */
  downConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
  /**
   * 背景圆角
   */
  bgStyle: number
  /**
   * 左右边距
   */
  lrConfig: number
  /**
   * 内容间距
   */
  contentConfig: number
  /**
   * 图片圆角
   */
  contentStyle: number
}

/**
 * 拼团
 */
export interface HomeGroupValues {
  /**
   * 展示样式
   */
  tabConfig: 0 | 1 | 2 | 3
  /**
   * 选择风格
   */
  selectBgImg: 0 | 1
  /**
   * 背景图片
   */
  bgImg: string
  /**
   * 标题类型
   */
  selectStyle: 0 | 1
  /**
   * 标题图片
   */
  logoConfig: string
  /**
   * 标题内容
   */
  titleConfig: string
  /**
   * 展示信息
   */
  typeConfig: (0 | 1 | 2 | 3)[]
  /**
   * 拼团按钮
   */
  groupBtnConfig: 0 | 1
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 内容背景
   */
  contentBgColor: [string, string]
  /**
   * 标题样式
   */
  headerTitleStyle: 0 | 1 | 2
  /**
   * 标题颜色
   */
  headerTitleColor: string
  /**
   * 分割线颜色
   */
  lineColor: string
  /**
   * 提示文字颜色
   */
  titleColor: string
  /**
   * 头部按钮颜色
   */
  headerBtnColor: string
  /**
   * 商品名称颜色
   */
  nameColor: string
  /**
   * 商品原价颜色
   */
  originalColor: string
  /**
   * 商品价格颜色
   */
  priceColor: string
  /**
   * 标签颜色
   */
  groupTitleColor: string
  /**
   * 按钮颜色
   */
  btnColor: [string, string]
  /**
   * 按钮文字颜色
   */
  btnFontColor: string
  /**
   * 上边距
   */
  upConfig: number
  /**
   * 下边距
   */
  downConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
  /**
   * 背景圆角
   */
  bgStyle: number
  /**
   * 左右边距
   */
  lrConfig: number
  /**
   * 内容间距
   */
  contentConfig: number
  /**
   * 内容圆角
   */
  contentStyle: number
}

/**
 * 积分商城
 */
export interface HomeIntergralValues {
  /**
   * 展示样式
   */
  itemStyle: 0 | 1 | 2
  /**
   * 选择风格
   */
  selectBgImg: 0 | 1
  /**
   * 背景图片
   */
  bgImg: string
  /**
   * 标题类型
   */
  selectStyle: 0 | 1
  /**
   * 标题图片
   */
  logoConfig: string
  /**
   * 标题内容
   */
  titleConfig: string
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 内容背景
   */
  contentBgColor: [string, string]
  /**
   * 标题样式
   */
  headerTitleStyle: 0 | 1 | 2
  /**
   * 标题颜色
   */
  headerTitleColor: string
  /**
   * 头部按钮颜色
   */
  headerBtnColor: string
  /**
   * 商品名称颜色
   */
  nameColor: string
  /**
   * 商品价格颜色
   */
  priceColor: string
  /**
   * 上边距
   */
  upConfig: number
  /**
   * 下边距
   */
  downConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
  /**
   * 背景圆角
   */
  bgStyle: number
  /**
   * 左右边距
   */
  lrConfig: number
  /**
   * 内容间距
   */
  contentConfig: number
  /**
   * 内容圆角
   */
  contentStyle: number
}

/**
 * 种草社区
 */
export interface HomeDiscoverValues {
  /**
   * 展示样式
   */
  tabConfig: 0 | 1
  /**
   * 标题图片
   */
  logoConfig: string
  /**
   * 标题内容
   */
  titleConfig: string
  /**
   * 更多链接
   */
  linkConfig: string
  /**
   * 文章数量
   */
  numConfig: number
  /**
   * 展示信息
   */
  typeConfig: (0 | 1 | 2)[]
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 标题颜色
   */
  titleColor: string
  /**
   * 更多按钮颜色
   */
  moreColor: string
  /**
   * 作者昵称
   */
  nameColor: string
  /**
   * 文章标题颜色
   */
  laberColor: string
  /**
   * 上边距
   */
  upConfig: number
  /**
   * 下边距
   */
  downConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
  /**
   * 背景圆角
   */
  bgStyle: number
  /**
   * 左右边距
   */
  lrConfig: number
  /**
   * 内容间距
   */
  contentConfig: number
  /**
   * 内容圆角
   */
  contentStyle: number
}

/**
 * 小程序直播
 */
export interface WechatLiveValues {
  /**
   * 展示样式
   */
  tabConfig: 0 | 1 | 2
  /**
   * 标题图片
   */
  logoConfig: string
  /**
   * 标题内容
   */
  titleConfig: string
  /**
   * 更多链接
   */
  linkConfig: string
  /**
   * 展示数量
   */
  numConfig: number
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 标题颜色
   */
  titleColor: string
  /**
   * 更多按钮颜色
   */
  moreColor: string
  /**
   * 上边距
   */
  upConfig: number
  /**
   * 下边距
   */
  downConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
  /**
   * 背景圆角
   */
  bgStyle: number
  /**
   * 左右边距
   */
  lrConfig: number
  /**
   * 内容间距
   */
  contentConfig: number
  /**
   * 内容圆角
   */
  contentStyle: number
}

/**
 * 标题
 */
export interface HomeTitleValues {
  /**
   * 标题
   */
  titleConfig: string
  /**
   * 链接
   */
  linkConfig: string
  /**
   * 文字颜色
   */
  fontColor: string
  /**
   * 文本大小
   */
  fontSize: number
  /**
   * 文本位置
   */
  textPosition: 0 | 1 | 2
  /**
   * 文本样式
   */
  textStyle: 0 | 1 | 2
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 上边距
   */
  upConfig: number
  /**
   * 下边距
   */
  downConfig: number
  /**
   * 左右边距
   */
  lrConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
  /**
   * 上圆角
   */
  bgTopStyle: number
  /**
   * 下圆角
   */
  bgDownStyle: number
}

/**
 * 富文本
 */
export interface ZUeditorValues {
  /**
   * 富文本内容
   */
  richText: string
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 左右边距
   */
  lrConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
  /**
   * 背景圆角
   */
  bgStyle: number
}

/**
 * 辅助空白
 */
export interface ZAuxiliaryBoxValues {
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 空白高度
   */
  heightConfig: number
  /**
   * 左右边距
   */
  lrConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
}

/**
 * 辅助线
 */
export interface ZAuxiliaryLineValues {
  /**
   * 背景颜色
   */
  bgColor: [string, string]
  /**
   * 线条颜色
   */
  lineColor: string
  /**
   * 线条样式
   */
  lineStyle: 0 | 1 | 2
  /**
   * 线条高度
   */
  heightConfig: number
  /**
   * 左右边距
   */
  lrConfig: number
  /**
   * 页面间距
   */
  mbConfig: number
}
