// Made from schemas/**/*.json. Do not edit: change the source and run `npm run generate`.
import type { DirectoryModel, EnumerationModel, ResourceModel, RouteModel } from '../../src/engine/model';

export interface SectionModule {
  resources: ResourceModel[];
  enumerations: EnumerationModel[];
}

/** Each section is a chunk of its own, loaded when one of its entities is first needed. */
export const sections: Record<string, () => Promise<SectionModule>> = {
  gallery: () => import('./gallery'),
  marketing: () => import('./marketing'),
  media: () => import('./media'),
  merchant: () => import('./merchant'),
  operation: () => import('./operation'),
  product: () => import('./product'),
  user: () => import('./user'),
};

/** Addresses of lists, form pages and pages written by hand, sorted by path. */
export const routes: RouteModel[] = [
  { path: "/crud/gallery/family", screen: "list", title: "标本组别", titleWithId: false, entity: "gallery/family", adminOnly: false, demoOnly: true },
  { path: "/crud/gallery/keeper", screen: "list", title: "标本管理员", titleWithId: false, entity: "gallery/keeper", adminOnly: false, demoOnly: true },
  { path: "/crud/gallery/memo", screen: "list", title: "便签（simple-rest）", titleWithId: false, entity: "gallery/memo", adminOnly: false, demoOnly: true },
  { path: "/crud/gallery/specimen", screen: "list", title: "标本陈列", titleWithId: false, entity: "gallery/specimen", adminOnly: false, demoOnly: true },
  { path: "/crud/marketing/article", screen: "list", title: "文章管理", titleWithId: false, entity: "marketing/article", adminOnly: false, demoOnly: false },
  { path: "/crud/marketing/articleCategory", screen: "list", title: "文章分类", titleWithId: false, entity: "marketing/articleCategory", adminOnly: false, demoOnly: false },
  { path: "/crud/media/attachment", screen: "list", title: "素材管理", titleWithId: false, entity: "media/attachment", adminOnly: false, demoOnly: false },
  { path: "/crud/media/category", screen: "list", title: "素材分类", titleWithId: false, entity: "media/category", adminOnly: false, demoOnly: false },
  { path: "/crud/merchant/classify", screen: "list", title: "商户分类", titleWithId: false, entity: "merchant/classify", adminOnly: false, demoOnly: false },
  { path: "/crud/merchant/type", screen: "list", title: "店铺类型", titleWithId: false, entity: "merchant/type", adminOnly: false, demoOnly: false },
  { path: "/crud/operation/admin", screen: "list", title: "管理员列表", titleWithId: false, entity: "operation/admin", adminOnly: true, demoOnly: false },
  { path: "/crud/operation/companyList", screen: "list", title: "物流公司", titleWithId: false, entity: "operation/companyList", adminOnly: true, demoOnly: false },
  { path: "/crud/operation/formTemplate", screen: "list", title: "表单配置", titleWithId: false, entity: "operation/formTemplate", adminOnly: true, demoOnly: false },
  { path: "/crud/operation/menu", screen: "list", title: "权限规则", titleWithId: false, entity: "operation/menu", adminOnly: true, demoOnly: false },
  { path: "/crud/operation/role", screen: "list", title: "身份管理", titleWithId: false, entity: "operation/role", adminOnly: true, demoOnly: false },
  { path: "/crud/operation/sensitiveLog", screen: "list", title: "敏感操作日志", titleWithId: false, entity: "operation/sensitiveLog", adminOnly: true, demoOnly: false },
  { path: "/crud/product/brand", screen: "list", title: "品牌管理", titleWithId: false, entity: "product/brand", adminOnly: false, demoOnly: false },
  { path: "/crud/product/category", screen: "list", title: "商品分类", titleWithId: false, entity: "product/category", adminOnly: false, demoOnly: false },
  { path: "/crud/product/guarantee", screen: "list", title: "保障服务", titleWithId: false, entity: "product/guarantee", adminOnly: false, demoOnly: false },
  { path: "/crud/user/label", screen: "list", title: "会员标签", titleWithId: false, entity: "user/label", adminOnly: false, demoOnly: false },
  { path: "/dashboard", screen: "page", title: "主页", page: "dashboard", fullScreen: false, adminOnly: false, demoOnly: false },
  { path: "/gallery/family", screen: "list", title: "标本组别", titleWithId: false, entity: "gallery/family", adminOnly: false, demoOnly: true },
  { path: "/gallery/keeper", screen: "list", title: "标本管理员", titleWithId: false, entity: "gallery/keeper", adminOnly: false, demoOnly: true },
  { path: "/gallery/memo", screen: "list", title: "便签（simple-rest）", titleWithId: false, entity: "gallery/memo", adminOnly: false, demoOnly: true },
  { path: "/gallery/specimen", screen: "list", title: "标本陈列", titleWithId: false, entity: "gallery/specimen", adminOnly: false, demoOnly: true },
  { path: "/gallery/specimen/edit/:id?", screen: "form", title: "新增标本", titleWithId: true, entity: "gallery/specimen", adminOnly: false, demoOnly: true },
  { path: "/marketing/content/articleCreat/:id?", screen: "form", title: "添加文章", titleWithId: true, entity: "marketing/article", adminOnly: false, demoOnly: false },
  { path: "/marketing/content/articleManager", screen: "list", title: "文章管理", titleWithId: false, entity: "marketing/article", adminOnly: false, demoOnly: false },
  { path: "/marketing/content/classifManager", screen: "list", title: "文章分类", titleWithId: false, entity: "marketing/articleCategory", adminOnly: false, demoOnly: false },
  { path: "/merchant/classify", screen: "list", title: "商户分类", titleWithId: false, entity: "merchant/classify", adminOnly: false, demoOnly: false },
  { path: "/merchant/type/list", screen: "list", title: "店铺类型", titleWithId: false, entity: "merchant/type", adminOnly: false, demoOnly: false },
  { path: "/operation/logistics/companyList", screen: "list", title: "物流公司", titleWithId: false, entity: "operation/companyList", adminOnly: true, demoOnly: false },
  { path: "/operation/maintain/devconfiguration/formConfig", screen: "list", title: "表单配置", titleWithId: false, entity: "operation/formTemplate", adminOnly: true, demoOnly: false },
  { path: "/operation/maintain/errorLog", screen: "page", title: "错误日志", page: "operation/maintain/errorLog", fullScreen: false, adminOnly: false, demoOnly: false },
  { path: "/operation/maintain/sensitiveLog", screen: "list", title: "敏感操作日志", titleWithId: false, entity: "operation/sensitiveLog", adminOnly: true, demoOnly: false },
  { path: "/operation/maintain/user/:type?", screen: "page", title: "个人中心", page: "operation/maintain/user", fullScreen: false, adminOnly: false, demoOnly: false },
  { path: "/operation/roleManager/access", screen: "page", title: "权限查询", page: "operation/roleManager/access", permission: "platform:access:explain", fullScreen: false, adminOnly: true, demoOnly: false },
  { path: "/operation/roleManager/adminList", screen: "list", title: "管理员列表", titleWithId: false, entity: "operation/admin", adminOnly: true, demoOnly: false },
  { path: "/operation/roleManager/identityManager", screen: "list", title: "身份管理", titleWithId: false, entity: "operation/role", adminOnly: true, demoOnly: false },
  { path: "/operation/roleManager/promiseRules", screen: "list", title: "权限规则", titleWithId: false, entity: "operation/menu", adminOnly: true, demoOnly: false },
  { path: "/page/design/picture", screen: "page", title: "素材管理", page: "page/design/picture", permission: "platform:attachment:list", fullScreen: false, adminOnly: true, demoOnly: false },
  { path: "/product/brand", screen: "list", title: "品牌管理", titleWithId: false, entity: "product/brand", adminOnly: false, demoOnly: false },
  { path: "/product/category", screen: "list", title: "商品分类", titleWithId: false, entity: "product/category", adminOnly: false, demoOnly: false },
  { path: "/product/guarantee", screen: "list", title: "保障服务", titleWithId: false, entity: "product/guarantee", adminOnly: false, demoOnly: false },
  { path: "/setting/uploadPicture", screen: "page", title: "图片素材", page: "setting/uploadPicture", permission: "platform:attachment:list", fullScreen: true, adminOnly: false, demoOnly: false },
  { path: "/user/label", screen: "list", title: "会员标签", titleWithId: false, entity: "user/label", adminOnly: false, demoOnly: false },
];

/** Directories of the menu; the address of one leads to its `default`. */
export const directories: DirectoryModel[] = [
  { path: "/product", title: "商品", default: "/product/category", adminOnly: false, demoOnly: false },
  { path: "/user", title: "会员", default: "/user/label", adminOnly: false, demoOnly: false },
  { path: "/marketing", title: "营销", default: "/marketing/content/articleManager", adminOnly: false, demoOnly: false },
  { path: "/marketing/content", title: "内容", default: "/marketing/content/articleManager", adminOnly: false, demoOnly: false },
  { path: "/operation", title: "设置", default: "/operation/logistics/companyList", adminOnly: true, demoOnly: false },
  { path: "/operation/roleManager", title: "管理权限", default: "/operation/roleManager/identityManager", adminOnly: true, demoOnly: false },
  { path: "/operation/maintain/devconfiguration", title: "开发配置", default: "/operation/maintain/devconfiguration/formConfig", adminOnly: true, demoOnly: false },
  { path: "/operation/logistics", title: "物流设置", default: "/operation/logistics/companyList", adminOnly: true, demoOnly: false },
  { path: "/operation/maintain", title: "维护", default: "/operation/maintain/sensitiveLog", adminOnly: true, demoOnly: false },
  { path: "/merchant", title: "商户", default: "/merchant/classify", adminOnly: false, demoOnly: false },
  { path: "/page", title: "装修", default: "/page/design/picture", adminOnly: false, demoOnly: false },
  { path: "/page/design", title: "页面装修", default: "/page/design/picture", adminOnly: true, demoOnly: false },
  { path: "/gallery", title: "组件陈列", default: "/gallery/specimen", adminOnly: false, demoOnly: true },
];

/** By key, what must be known of an entity before its section is loaded. */
export const entities: Record<string, { section: string; title: string; demoOnly: boolean; picker: boolean }> = {
  "gallery/family": { section: "gallery", title: "标本组别", demoOnly: true, picker: false },
  "gallery/keeper": { section: "gallery", title: "标本管理员", demoOnly: true, picker: false },
  "gallery/memo": { section: "gallery", title: "便签", demoOnly: true, picker: false },
  "gallery/specimen": { section: "gallery", title: "标本", demoOnly: true, picker: false },
  "marketing/article": { section: "marketing", title: "文章", demoOnly: false, picker: true },
  "marketing/articleCategory": { section: "marketing", title: "文章分类", demoOnly: false, picker: false },
  "marketing/coupon": { section: "marketing", title: "优惠券", demoOnly: false, picker: true },
  "media/attachment": { section: "media", title: "素材", demoOnly: false, picker: false },
  "media/category": { section: "media", title: "分类", demoOnly: false, picker: false },
  "merchant/classify": { section: "merchant", title: "商户分类", demoOnly: false, picker: false },
  "merchant/merchant": { section: "merchant", title: "商户", demoOnly: false, picker: true },
  "merchant/type": { section: "merchant", title: "店铺类型", demoOnly: false, picker: false },
  "operation/admin": { section: "operation", title: "管理员", demoOnly: false, picker: false },
  "operation/companyList": { section: "operation", title: "物流公司", demoOnly: false, picker: false },
  "operation/formTemplate": { section: "operation", title: "表单配置", demoOnly: false, picker: false },
  "operation/menu": { section: "operation", title: "菜单", demoOnly: false, picker: false },
  "operation/role": { section: "operation", title: "角色", demoOnly: false, picker: false },
  "operation/sensitiveLog": { section: "operation", title: "敏感操作日志", demoOnly: false, picker: false },
  "product/brand": { section: "product", title: "品牌", demoOnly: false, picker: false },
  "product/category": { section: "product", title: "商品分类", demoOnly: false, picker: false },
  "product/guarantee": { section: "product", title: "保障服务", demoOnly: false, picker: false },
  "product/product": { section: "product", title: "商品", demoOnly: false, picker: true },
  "user/label": { section: "user", title: "会员标签", demoOnly: false, picker: false },
  "user/user": { section: "user", title: "会员", demoOnly: false, picker: true },
};
